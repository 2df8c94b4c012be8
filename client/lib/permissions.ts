import { roleHasPermission, roleMayForSome, type Permission } from '#common/accounts/permissions';
import { useRole } from './session';

/** Not in `session.ts`, which every page loads, because only pages for staff ask for permissions. */
export function useHasPermission(permission: Permission): boolean {
  return usePermissions()(permission);
}

/** Whether the current user has a permission for all members, or for those assigned to them. */
export function useMayForSome(permission: Permission): boolean {
  const role = useRole();
  return role !== null && roleMayForSome(role, permission);
}

/** Returns whether the current user has a permission. */
export function usePermissions(): (permission: Permission) => boolean {
  const role = useRole();
  return (permission) => role !== null && roleHasPermission(role, permission);
}
