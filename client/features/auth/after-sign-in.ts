import type { Role } from '#common/roles';
import { paths } from '../../lib/paths';

interface SignedInPerson {
  role: Role;
  mustChangePassword: boolean;
  /** Null when the check after the log-in failed. */
  isProfileComplete: boolean | null;
  /** Address that the visitor asked for before the log-in. */
  from: string | undefined;
}

/** Where somebody who has just logged in goes (specification 4; contract 3 for an admin's first password). */
export function afterSignIn({ role, mustChangePassword, isProfileComplete, from }: SignedInPerson): string {
  if (mustChangePassword) return paths.changePassword;
  if (role === 'admin') return paths.adminDashboard;
  return isProfileComplete ? (from ?? paths.home) : paths.profile;
}
