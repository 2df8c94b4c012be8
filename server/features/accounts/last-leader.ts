import { isLeadingRole, type Role } from '#common/accounts/roles';
import type { User } from './user.entity';

/**
 * The role that would have nobody left if the account got this role, or were deleted: its only owner, or its only
 * admin.
 */
export function lastOneAs(
  leaders: readonly User[],
  { role }: Pick<User, 'role'>,
  next: Role | null,
): 'owner' | 'admin' | null {
  const owners = leaders.filter((one) => one.role === 'owner');
  if (role === 'owner' && next !== 'owner' && owners.length === 1) return 'owner';
  return isLeadingRole(role) && !isLeadingRole(next) && leaders.length === 1 ? 'admin' : null;
}
