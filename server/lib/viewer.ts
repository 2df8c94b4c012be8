import type { Role } from '#common/roles';

/** Who asks: the owner of a session that lives. */
export interface Viewer {
  id: string;
  role: Role;
  sessionId: string;
  /** The password is one that others know: nothing but choosing another is allowed. */
  mustChangePassword: boolean;
}
