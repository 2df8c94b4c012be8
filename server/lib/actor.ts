import { roleHasPermission, type Permission } from '#common/permissions';
import type { Role } from '#common/roles';

/** A user with an active session. */
export interface UserActor {
  id: string;
  role: Role;
  sessionId: string;
  /** If true, others know the password, so the user must change it before doing anything else. */
  mustChangePassword: boolean;
}

export const hasPermission = (actor: UserActor, permission: Permission): boolean =>
  roleHasPermission(actor.role, permission);
