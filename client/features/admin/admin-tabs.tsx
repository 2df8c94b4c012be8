import {
  IconBarbell,
  IconCalendarCheck,
  IconChartLine,
  IconFileImport,
  IconHistory,
  IconLayoutDashboard,
  IconPhoneCall,
  IconQrcode,
  IconReceiptRupee,
  IconUserEdit,
  IconUsers,
} from '@tabler/icons-react';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The tabs of the admin panel by their values of `?tab=`, in the order of the navigation. In narrow windows, those with
 * `isInBar` have a place of their own, and the others are under "More". The code of a tab is loaded when it is opened.
 */
export const ADMIN_TABS = [
  {
    id: 'overview',
    group: 'today',
    Icon: IconLayoutDashboard,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./overview/overview-tab')).OverviewTab })),
  },
  {
    id: 'check-in',
    group: 'today',
    Icon: IconQrcode,
    isInBar: true,
    Tab: lazy(async () => ({ default: (await import('./check-in/check-in-tab')).CheckInTab })),
  },
  {
    id: 'orders',
    group: 'today',
    Icon: IconReceiptRupee,
    isInBar: true,
    Tab: lazy(async () => ({ default: (await import('./orders-tab')).OrdersTab })),
  },
  {
    id: 'at-risk',
    group: 'today',
    Icon: IconPhoneCall,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./at-risk/at-risk-tab')).AtRiskTab })),
  },
  {
    id: 'members',
    group: 'people',
    Icon: IconUsers,
    isInBar: true,
    Tab: lazy(async () => ({ default: (await import('./members/members-tab')).MembersTab })),
  },
  {
    id: 'attendance',
    group: 'people',
    Icon: IconCalendarCheck,
    isInBar: true,
    Tab: lazy(async () => ({ default: (await import('./activities/activity-tab')).AttendanceTab })),
  },
  {
    id: 'workouts',
    group: 'people',
    Icon: IconBarbell,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./activities/activity-tab')).WorkoutsTab })),
  },
  {
    id: 'progress',
    group: 'people',
    Icon: IconChartLine,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./progress/progress-tab')).ProgressTab })),
  },
  {
    id: 'edit',
    group: 'people',
    Icon: IconUserEdit,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./details/details-tab')).DetailsTab })),
  },
  {
    id: 'import',
    group: 'studio',
    Icon: IconFileImport,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./import/import-tab')).ImportTab })),
  },
  {
    id: 'audit',
    group: 'studio',
    Icon: IconHistory,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./audit/audit-tab')).AuditTab })),
  },
] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];

const DEFAULT_TAB = ADMIN_TABS.find(({ id }) => id === 'members')!;

/** The tab that `?tab=` names, or the members. */
export function useOpenAdminTab(): AdminTab {
  const [address] = useSearchParams();
  const requested = address.get('tab');
  return ADMIN_TABS.find(({ id }) => id === requested) ?? DEFAULT_TAB;
}
