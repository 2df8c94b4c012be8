import { roleHasPermission, roleMayForSome, type Permission } from '#common/accounts/permissions';
import type { Role } from '#common/accounts/roles';

export const ACTOR_KINDS = ['user', 'system'] as const;

/** The author of a change: a signed-in user, or the product itself, as in a scheduled job. */
export type Actor = UserActor | SystemActor;

/** An API key that a request is sent with. */
export interface ActingKey {
  id: string;
  name: string;
  permissions: readonly string[];
  expiresAt: Date;
}

/** A user with an active session, or whose API key is used. */
export interface UserActor {
  kind: 'user';
  id: string;
  role: Role;
  /** Empty for an API key. */
  sessionId: string;
  /** The API key that the user acts with; absent in a session. */
  key?: ActingKey;
  /** If true, others know the password, so the user must change it before doing anything else. */
  mustChangePassword: boolean;
  /** If true, the time is over in which an admin may do without a second factor. */
  mustSetUpSecondFactor?: boolean;
  /** Hash of the `requestKey` under which the result of the current mutation is noted (`keepResult`). */
  keyHash?: string;
}

interface SystemActor {
  kind: 'system';
}

export const SYSTEM: SystemActor = { kind: 'system' };

/** An API key has a permission only if the role has it, too. */
export const hasPermission = ({ role, key }: UserActor, permission: Permission): boolean =>
  roleHasPermission(role, permission) && (!key || key.permissions.includes(permission));

/** Whether a user has a permission for all members, or for all of those assigned, whatever they have agreed to. */
export const mayForSome = ({ role, key }: UserActor, permission: Permission): boolean =>
  roleMayForSome(role, permission) && (!key || key.permissions.includes(permission));
