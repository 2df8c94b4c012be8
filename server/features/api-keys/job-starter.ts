import { IsNull, type EntityManager } from 'typeorm';
import type { Permission } from '#common/accounts/permissions';
import { pick } from '#common/pick';
import { hasPermission, type UserActor } from '../../lib/actor';
import { Forbidden } from '../../lib/errors';
import type { UserService } from '../accounts/user.service';
import { Session } from '../auth/session.entity';
import { ApiKey } from './api-key.entity';

/** What a job was started with: one of both, or neither if an earlier version started it. */
interface StartedWith {
  sessionId: string | null;
  keyId: string | null;
}

interface JobStarter extends Partial<StartedWith> {
  userId: string | null;
}

export const startedWith = ({ sessionId, key }: UserActor): StartedWith => ({
  sessionId: sessionId || null,
  keyId: key?.id ?? null,
});

/**
 * The user who started a job, with the API key that they did it with. Throws `Forbidden` if they may no longer do what
 * it does, have ended the session, or revoked the key. To be checked in each of its transactions.
 */
export async function requireStarter(
  users: UserService,
  manager: EntityManager,
  {
    userId,
    sessionId,
    keyId,
    ...needed
  }: JobStarter & { permissions: readonly Permission[]; message: string },
): Promise<UserActor> {
  const actor = await users.permittedStarter(manager, userId, needed);
  const refusal = new Forbidden('PERMISSION_REQUIRED', needed.message);
  if (keyId) {
    const key = await manager.findOneBy(ApiKey, { id: keyId });
    const program = key && { ...actor, key: pick(key, 'id', 'name', 'permissions', 'expiresAt') };
    if (!program || !needed.permissions.every((one) => hasPermission(program, one))) throw refusal;
    return program;
  }
  // One that has expired is no reason: nobody has taken the access away.
  if (sessionId && !(await manager.existsBy(Session, { id: sessionId, endedAt: IsNull() }))) throw refusal;
  return actor;
}
