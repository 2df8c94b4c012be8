import { enumName } from '#common/enum-names';
import { STAFF_ROLES } from '#common/auth/roles';
import type { Role } from '../../graphql/types.generated';
import { paths, withNext } from '../../lib/paths';

interface SignedInPerson {
  role: Role;
  mustChangePassword: boolean;
  isProfileComplete: boolean;
  /** Path that was requested before the log-in. */
  next: string | null;
}

const STAFF: readonly Role[] = STAFF_ROLES.map(enumName);

/** Path to open after a log-in. A required change of password comes first, then a missing profile of a member. */
export function afterSignIn({ role, mustChangePassword, isProfileComplete, next }: SignedInPerson): string {
  if (mustChangePassword) return paths.changePassword;
  if (STAFF.includes(role)) return paths.adminDashboard;
  return isProfileComplete ? (next ?? paths.home) : withNext(paths.profile, next);
}
