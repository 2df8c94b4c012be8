import { permissionForAssigned, type Permission } from '#common/accounts/permissions';
import { hasPermission, type UserActor } from '../lib/actor';
import { mayAccessMember } from '../lib/member-access';
import type { Context } from './context';
import type { Batch } from './loaders';

/** Which of these members are assigned to the trainer with this account. */
const assignedMembers: Batch<string, true, [{ accountId: string; consent: boolean }]> = async (
  ids,
  { assignedMembers: assigned },
  { accountId, consent },
) => new Map((await assigned.among(ids, accountId, { consent })).map((id) => [id, true]));

interface Reading {
  /** Id of the member. */
  id: string;
  permission: Permission;
}

/** Whether the current user may read something of a member: themselves, of all members, or of those assigned to them. */
export const mayReadMember = async (context: Context, actor: UserActor, reading: Reading): Promise<boolean> =>
  mayAccessMember(actor, reading.id, reading.permission) || isAssigned(context, actor, reading);

/** Whether a member is assigned to the current user, who may then read the member's data. */
export async function isAssigned(
  { load }: Context,
  actor: UserActor,
  { id, permission }: Reading,
): Promise<boolean> {
  const scoped = permissionForAssigned(permission);
  if (!scoped || !hasPermission(actor, scoped.permission)) return false;
  return (await load(assignedMembers, id, { accountId: actor.id, consent: scoped.needsConsent })) === true;
}
