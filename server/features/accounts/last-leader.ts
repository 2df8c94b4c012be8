import { isLeadingRole, type Role } from '#common/accounts/roles';
import type { User } from './user.entity';

/**
 * The role that nobody would have any more if the account got another one, or were deleted: it is the only owner or
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
