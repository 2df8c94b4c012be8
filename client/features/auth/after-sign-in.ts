import type { Role } from '#common/roles';
import { paths, withNext } from '../../lib/paths';

interface SignedInPerson {
  role: Role;
  mustChangePassword: boolean;
  /** Null when the check after the log-in failed. */
  isProfileComplete: boolean | null;
  /** Where the visitor wanted to go before the log-in. */
  next: string | null;
}

/** Where somebody who has just logged in goes (specification 4; contract 3 for an admin's first password). */
export function afterSignIn({ role, mustChangePassword, isProfileComplete, next }: SignedInPerson): string {
  if (mustChangePassword) return paths.changePassword;
  if (role === 'admin') return paths.adminDashboard;
  return isProfileComplete ? (next ?? paths.home) : withNext(paths.profile, next);
}
