import { enumValue } from '#common/enum-names';
import { isStaffRole } from '#common/accounts/roles';
import { paths, withNext } from '#common/paths';
import type { Role } from '../../graphql/types.generated';

interface SignedInPerson {
  role: Role;
  mustChangePassword: boolean;
  mustSetUpSecondFactor: boolean;
  isProfileComplete: boolean;
  /** Path that was requested before the log-in. */
  next: string | null;
}

/** Path to open after a log-in. What is required of the log-in comes first, then a missing profile of a member. */
export function afterSignIn(person: SignedInPerson): string {
  const { role, isProfileComplete, next } = person;
  if (person.mustChangePassword) return withNext(paths.changePassword, next);
  if (person.mustSetUpSecondFactor) return withNext(paths.secondFactor, next);
  if (isStaffRole(enumValue(role))) return next ?? paths.adminDashboard;
  return isProfileComplete ? (next ?? paths.home) : withNext(paths.profile, next);
}
