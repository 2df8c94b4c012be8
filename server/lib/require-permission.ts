import type { Permission } from '#common/accounts/permissions';
import { authMessages } from '#common/auth/messages';
import { hasPermission, type UserActor } from './actor';
import { Forbidden } from './errors';

/** Throws unless the user has one of the permissions. */
export function requirePermission(actor: UserActor, ...permissions: readonly Permission[]): void {
  if (!permissions.some((one) => hasPermission(actor, one)))
    throw new Forbidden('PERMISSION_REQUIRED', authMessages.noPermission);
}
