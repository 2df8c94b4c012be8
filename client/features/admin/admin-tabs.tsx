import {
  IconBarbell,
  IconCalendarCheck,
  IconChartLine,
  IconFileImport,
  IconHistory,
  IconLayoutDashboard,
  IconMessageQuestion,
  IconPhoneCall,
  IconQrcode,
  IconReceiptRupee,
  IconUserEdit,
  IconUsers,
} from '@tabler/icons-react';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { roleHasPermission } from '#common/auth/permissions';
import { isStaffRole, type Role, type StaffRole } from '#common/auth/roles';
import { useRole } from '../../lib/session';

/**
 * The tabs of the admin panel by their values of `?tab=`, in the order of the navigation, with the permission without
 * which they show nothing. In narrow windows, those with `isInBar` have a place of their own, and the others are under
 * "More". The code of a tab is loaded when it is opened.
 */
const ADMIN_TABS = [
  {
    id: 'overview',
    group: 'today',
    permission: 'members:read-any',
    Icon: IconLayoutDashboard,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./overview/overview-tab')).OverviewTab })),
  },
  {
    id: 'check-in',
    group: 'today',
    permission: 'activities:record',
    Icon: IconQrcode,
    isInBar: true,
    Tab: lazy(async () => ({ default: (await import('./check-in/check-in-tab')).CheckInTab })),
  },
  {
    id: 'orders',
    group: 'today',
    permission: 'orders:read-any',
    Icon: IconReceiptRupee,
    isInBar: true,
    Tab: lazy(async () => ({ default: (await import('./orders/orders-tab')).OrdersTab })),
  },
  {
    id: 'enquiries',
    group: 'today',
    permission: 'enquiries:answer',
    Icon: IconMessageQuestion,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./enquiries/enquiries-tab')).EnquiriesTab })),
  },
  {
    id: 'at-risk',
    group: 'today',
    permission: 'members:follow-up',
    Icon: IconPhoneCall,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./at-risk/at-risk-tab')).AtRiskTab })),
  },
  {
    id: 'members',
    group: 'people',
    permission: 'members:read-any',
    Icon: IconUsers,
    isInBar: true,
    Tab: lazy(async () => ({ default: (await import('./members/members-tab')).MembersTab })),
  },
  {
    id: 'attendance',
    group: 'people',
    permission: 'activities:read-any',
    Icon: IconCalendarCheck,
    isInBar: true,
    Tab: lazy(async () => ({ default: (await import('./activities/activity-tab')).AttendanceTab })),
  },
  {
    id: 'workouts',
    group: 'people',
    permission: 'activities:read-any',
    Icon: IconBarbell,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./activities/activity-tab')).WorkoutsTab })),
  },
  {
    id: 'progress',
    group: 'people',
    permission: 'activities:read-any',
    Icon: IconChartLine,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./progress/progress-tab')).ProgressTab })),
  },
  {
    id: 'edit',
    group: 'people',
    permission: 'members:update-any',
    Icon: IconUserEdit,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./details/details-tab')).DetailsTab })),
  },
  {
    id: 'import',
    group: 'studio',
    permission: 'members:import',
    Icon: IconFileImport,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./import/import-tab')).ImportTab })),
  },
  {
    id: 'audit',
    group: 'studio',
    permission: 'journal:read',
    Icon: IconHistory,
    isInBar: false,
    Tab: lazy(async () => ({ default: (await import('./audit/audit-tab')).AuditTab })),
  },
] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];

/** The tab that the panel opens with. */
const FIRST_TABS: Record<StaffRole, AdminTab['id']> = { front_desk: 'check-in', admin: 'members' };

/** The tabs that a role may open: for the navigation, the commands and the address alike. */
export const tabsOf = (role: Role): AdminTab[] =>
  ADMIN_TABS.filter(({ permission }) => roleHasPermission(role, permission));

/**
 * The tabs that the current user may open, and of these the one that `?tab=` names, or else their first one; none for
 * those whom the guard of the address keeps out.
 */
export function useAdminTabs(): { tabs: AdminTab[]; open: AdminTab | undefined } {
  const role = useRole();
  const [address] = useSearchParams();
  if (!isStaffRole(role)) return { tabs: [], open: undefined };
  const tabs = tabsOf(role);
  const named = (id: string | null) => tabs.find((tab) => tab.id === id);
  return { tabs, open: named(address.get('tab')) ?? named(FIRST_TABS[role]) };
}
