import { enumValue } from '#common/enum-names';
import { isStaffRole } from '#common/accounts/roles';
import type { Role } from '../../graphql/types.generated';
import { paths, withNext } from '../../lib/paths';

interface SignedInPerson {
  role: Role;
  mustChangePassword: boolean;
  isProfileComplete: boolean;
  /** Path that was requested before the log-in. */
  next: string | null;
}

/** Path to open after a log-in. A required change of password comes first, then a missing profile of a member. */
export function afterSignIn({ role, mustChangePassword, isProfileComplete, next }: SignedInPerson): string {
  if (mustChangePassword) return withNext(paths.changePassword, next);
  if (isStaffRole(enumValue(role))) return next ?? paths.adminDashboard;
  return isProfileComplete ? (next ?? paths.home) : withNext(paths.profile, next);
}
