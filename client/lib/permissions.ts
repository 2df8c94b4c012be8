import { roleHasPermission, type Permission } from '#common/auth/permissions';
import { useRole } from './session';

/** Not in `session.ts`, which every page loads, because only pages for staff ask for permissions. */
export function useHasPermission(permission: Permission): boolean {
  const role = useRole();
  return role !== null && roleHasPermission(role, permission);
}
