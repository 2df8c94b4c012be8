import {
  IconBarbell,
  IconCalendarCheck,
  IconChartLine,
  IconHistory,
  IconPhoneCall,
  IconQrcode,
  IconReceiptRupee,
  IconUserEdit,
  IconUsers,
} from '@tabler/icons-react';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The tabs of the admin panel by their values of `?tab=`, in the order of the navigation; the first is the default. In
 * narrow windows, those with `isInBar` have a place of their own, and the others are under "More". The code of a tab is
 * loaded when it is opened.
 */
export const ADMIN_TABS = [
  {
    id: 'members',
    Icon: IconUsers,
    isInBar: true,
    Tab: lazy(async () => ({ default: (await import('./members/members-tab')).MembersTab })),
  },
  {
    id: 'attendance',
    Icon: IconCalendarCheck,
    isInBar: true,
    Tab: lazy(async () => ({ default: (await import('./activities/activity-tab')).AttendanceTab })),
  },
  {
    id: 'workouts',
    Icon: IconBarbell,
    isInBar: true,
    Tab: lazy(async () => ({ default: (await import('./activities/activity-tab')).WorkoutsTab })),
  },
  {
    id: 'progress',
    Icon: IconChartLine,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./progress/progress-tab')).ProgressTab })),
  },
  {
    id: 'edit',
    Icon: IconUserEdit,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./details/details-tab')).DetailsTab })),
  },
  {
    id: 'check-in',
    Icon: IconQrcode,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./check-in/check-in-tab')).CheckInTab })),
  },
  {
    id: 'orders',
    Icon: IconReceiptRupee,
    isInBar: true,
    Tab: lazy(async () => ({ default: (await import('./orders-tab')).OrdersTab })),
  },
  {
    id: 'audit',
    Icon: IconHistory,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./audit/audit-tab')).AuditTab })),
  },
  {
    id: 'at-risk',
    Icon: IconPhoneCall,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./at-risk/at-risk-tab')).AtRiskTab })),
  },
] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];

/** The tab that `?tab=` names, or the first. */
export function useOpenAdminTab(): AdminTab {
  const [address] = useSearchParams();
  const requested = address.get('tab');
  return ADMIN_TABS.find(({ id }) => id === requested) ?? ADMIN_TABS[0];
}
