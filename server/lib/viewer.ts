import type { Role } from '#common/roles';

/** The current user: the owner of a valid session. */
export interface Viewer {
  id: string;
  role: Role;
  sessionId: string;
  /** If true, others know the password, so the user must change it before doing anything else. */
  mustChangePassword: boolean;
}
