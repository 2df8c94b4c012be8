import { hasPermission, type UserActor } from '../../lib/actor';
import { requirePermission } from '../../lib/require-permission';

/** Throws unless the actor may read what rows say beside the file: names, phone numbers and memberships of known members. */
export function requireRowReader(actor: UserActor): void {
  requirePermission(actor, 'members:read-any');
  requirePermission(actor, 'memberships:read-any');
}

/** Whether the reader of an import may know what its file says of members: the file may be another program’s. */
export const readsCells = (reader: UserActor): boolean => hasPermission(reader, 'members:read-any');
