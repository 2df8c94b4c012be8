import type { Permission } from '#common/accounts/permissions';
import { authMessages } from '#common/auth/messages';
import { hasPermission, type UserActor } from './actor';
import { Forbidden } from './errors';

/** Throws with an API key: what needs the password or a session is for people, and so is what could lead to another log-in. */
export function refuseApiKey({ key }: UserActor): void {
  if (key) throw new Forbidden('NOT_WITH_API_KEY', authMessages.notWithApiKey);
}

/** Throws unless the user has one of the permissions. */
export function requirePermission(actor: UserActor, ...permissions: readonly Permission[]): void {
  if (!permissions.some((one) => hasPermission(actor, one)))
    throw new Forbidden('PERMISSION_REQUIRED', authMessages.noPermission);
}

/** The results of a search reveal names and contact data of members, so it requires a permission to read these. */
export function requireSearch(actor: UserActor, filter: { search?: string | null } | null | undefined): void {
  if (filter?.search) requirePermission(actor, 'members:read-any', 'members:read-assigned');
}
