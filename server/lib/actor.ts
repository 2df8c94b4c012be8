import { roleHasPermission, type Permission } from '#common/accounts/permissions';
import type { Role } from '#common/accounts/roles';

export const ACTOR_KINDS = ['user', 'system'] as const;

/** Who causes a change: a signed-in user, or the product itself, as in a scheduled job. */
export type Actor = UserActor | SystemActor;

/** A user with an active session. */
export interface UserActor {
  kind: 'user';
  id: string;
  role: Role;
  sessionId: string;
  /** If true, others know the password, so the user must change it before doing anything else. */
  mustChangePassword: boolean;
  /** If true, the time is over in which an admin may do without a second factor. */
  mustSetUpSecondFactor?: boolean;
}

interface SystemActor {
  kind: 'system';
}

export const SYSTEM: SystemActor = { kind: 'system' };

export const hasPermission = (actor: UserActor, permission: Permission): boolean =>
  roleHasPermission(actor.role, permission);
