import { useSearchParams } from 'react-router-dom';
import { roleHasPermission, roleMayForSome } from '#common/accounts/permissions';
import { isStaffRole, type Role, type StaffRole } from '#common/accounts/roles';
import { studio } from '#common/studio';
import { useRole } from '../../lib/session';
import { ADMIN_TABS, type AdminTab } from './admin-tabs';

/** The tab that the panel opens with. */
const FIRST_TABS: Record<StaffRole, AdminTab['id']> = {
  trainer: 'members',
  front_desk: 'check-in',
  admin: 'members',
  owner: 'members',
};

/**
 * The tabs that a role may open: for the navigation, the commands and the address alike. The set-up is gone once the studio
 * is open.
 */
export const tabsOf = (role: Role): AdminTab[] =>
  ADMIN_TABS.filter(
    ({ id, permission, isForAssigned }) =>
      (isForAssigned ? roleMayForSome : roleHasPermission)(role, permission) &&
      (id !== 'set-up' || studio.isBeingSetUp),
  );

/**
 * The tabs that the current user may open, and the open one: the one in `?tab=`, else the set-up or the first tab. None
 * if the guard redirects the user.
 */
export function useAdminTabs(): { tabs: AdminTab[]; open: AdminTab | undefined } {
  const role = useRole();
  const [address] = useSearchParams();
  if (!isStaffRole(role)) return { tabs: [], open: undefined };
  const tabs = tabsOf(role);
  const named = (id: string | null) => tabs.find((one) => one.id === id);
  return { tabs, open: named(address.get('tab')) ?? named('set-up') ?? named(FIRST_TABS[role]) };
}
