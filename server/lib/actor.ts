import type { Role } from '#common/roles';

/** A user with an active session. */
export interface UserActor {
  id: string;
  role: Role;
  sessionId: string;
  /** If true, others know the password, so the user must change it before doing anything else. */
  mustChangePassword: boolean;
}
