import type { UserActor } from '../../lib/actor';
import { requirePermission } from '../../lib/require-permission';

/** Throws unless the actor may read what rows say beside the file: names, phone numbers and memberships of known members. */
export function requireRowReader(actor: UserActor): void {
  requirePermission(actor, 'members:read-any');
  requirePermission(actor, 'memberships:read-any');
}
