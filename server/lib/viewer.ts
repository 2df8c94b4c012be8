import type { Role } from '#common/roles';

/** The current user: the owner of a valid session. */
export interface Viewer {
  id: string;
  role: Role;
  sessionId: string;
  /** Whether others know the password; then the user may only choose another one. */
  mustChangePassword: boolean;
}
