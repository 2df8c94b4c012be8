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
import { useSearchParams } from 'react-router-dom';
import { roleHasPermission } from '#common/accounts/permissions';
import { isStaffRole, type Role, type StaffRole } from '#common/accounts/roles';
import { useRole } from '../../lib/session';
import { RECORD_FOR } from './activities/record-parameter';
import { adminTab } from './admin-tab';

/** The tabs of the admin panel, in the order of the navigation. The code of a tab is loaded when it is opened. */
export const ADMIN_TABS = [
  adminTab({
    id: 'overview',
    title: 'Overview',
    group: 'today',
    permission: 'members:read-any',
    Icon: IconLayoutDashboard,
    key: 'o',
    load: async () => (await import('./overview/overview-tab')).OverviewTab,
  }),
  adminTab({
    id: 'check-in',
    title: 'Check-in',
    group: 'today',
    permission: 'activities:record',
    Icon: IconQrcode,
    isInBar: true,
    key: 'c',
    load: async () => (await import('./check-in/check-in-tab')).CheckInTab,
  }),
  adminTab({
    id: 'orders',
    title: 'Orders',
    group: 'today',
    permission: 'orders:read-any',
    Icon: IconReceiptRupee,
    isInBar: true,
    load: async () => (await import('./orders/orders-tab')).OrdersTab,
  }),
  adminTab({
    id: 'enquiries',
    title: 'Questions',
    group: 'today',
    permission: 'enquiries:answer',
    Icon: IconMessageQuestion,
    load: async () => (await import('./enquiries/enquiries-tab')).EnquiriesTab,
  }),
  adminTab({
    id: 'at-risk',
    title: 'At risk',
    group: 'today',
    permission: 'members:follow-up',
    Icon: IconPhoneCall,
    key: 'r',
    load: async () => (await import('./at-risk/at-risk-tab')).AtRiskTab,
  }),
  adminTab({
    id: 'members',
    title: 'Members',
    group: 'people',
    permission: 'members:read-any',
    Icon: IconUsers,
    isInBar: true,
    key: 'm',
    load: async () => (await import('./members/members-tab')).MembersTab,
  }),
  adminTab({
    id: 'attendance',
    title: 'Attendance',
    group: 'people',
    permission: 'activities:read-any',
    Icon: IconCalendarCheck,
    isInBar: true,
    key: 'a',
    forMember: { label: 'Mark attendance', parameter: RECORD_FOR },
    load: async () => (await import('./activities/activity-tab')).AttendanceTab,
  }),
  adminTab({
    id: 'workouts',
    title: 'Workouts',
    group: 'people',
    permission: 'activities:read-any',
    Icon: IconBarbell,
    key: 'w',
    forMember: { label: 'Add workout', parameter: RECORD_FOR },
    load: async () => (await import('./activities/activity-tab')).WorkoutsTab,
  }),
  adminTab({
    id: 'progress',
    title: 'Progress',
    group: 'people',
    permission: 'activities:read-any',
    Icon: IconChartLine,
    key: 'p',
    hasDrawer: false,
    forMember: { label: 'Show progress', parameter: 'member' },
    load: async () => (await import('./progress/progress-tab')).ProgressTab,
  }),
  adminTab({
    id: 'edit',
    title: 'Edit User Details',
    group: 'people',
    permission: 'members:update-any',
    Icon: IconUserEdit,
    hasDrawer: false,
    forMember: { label: 'Edit user details', parameter: 'member', key: 'e' },
    load: async () => (await import('./details/details-tab')).DetailsTab,
  }),
  adminTab({
    id: 'import',
    title: 'Import',
    group: 'studio',
    permission: 'members:import',
    Icon: IconFileImport,
    load: async () => (await import('./import/import-tab')).ImportTab,
  }),
  adminTab({
    id: 'audit',
    title: 'Audit',
    group: 'studio',
    permission: 'journal:read',
    Icon: IconHistory,
    hasDrawer: false,
    load: async () => (await import('./audit/audit-tab')).AuditTab,
  }),
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
  const named = (id: string | null) => tabs.find((one) => one.id === id);
  return { tabs, open: named(address.get('tab')) ?? named(FIRST_TABS[role]) };
}
