import { MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { PASSKEY_CHALLENGE_LIFE_MS, PASSKEYS_MAX } from '#common/second-factors/limits';
import { secondFactorMessages } from '#common/second-factors/messages';
import type { AddPasskeyValues, RemovePasskeyValues } from '#common/second-factors/passkey.form';
import type { SecondFactorPasswordValues } from '#common/second-factors/second-factor.form';
import { violatedConstraint } from '../../database/violations';
import type { UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Conflict, InvalidInput, NotFound } from '../../lib/errors';
import { randomToken } from '../../lib/secrets';
import { isUuid } from '../../lib/uuid';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import type { NewPasskey, PasskeyCeremonies } from './passkey-ceremonies';
import { Passkey } from './passkey.entity';
import type { SecondFactorChanges } from './second-factor-changes';
import type { SecondFactorCodes } from './second-factor-codes';
import { SecondFactor } from './second-factor.entity';

interface PasskeyParts {
  dataSource: DataSource;
  clock: Clock;
  users: UserService;
  log: SecurityLogService;
  ceremonies: PasskeyCeremonies;
  secondFactorCodes: SecondFactorCodes;
  changes: SecondFactorChanges;
}

/** The passkeys of an account, oldest first. */
export const passkeysOf = (manager: EntityManager, userId: string): Promise<Passkey[]> =>
  manager.find(Passkey, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });

/** Adds and removes passkeys; each is a second factor. */
export class PasskeyService {
  constructor(private readonly parts: PasskeyParts) {}

  /** Returns the options with which the browser makes a passkey, in this session only. */
  start(actor: UserActor, values: SecondFactorPasswordValues, caller: Caller): Promise<string> {
    const { ceremonies, changes, clock } = this.parts;
    return changes.verified({ actor, values, caller }, async (manager, user) => {
      const known = await passkeysOf(manager, user.id);
      requireRoom(known.length);
      const passkeyChallenge = randomToken();
      const passkeyUntil = new Date(clock.now() + PASSKEY_CHALLENGE_LIFE_MS);
      const asked = { userId: user.id, passkeyChallenge, passkeySessionId: actor.sessionId, passkeyUntil };
      await manager.upsert(SecondFactor, asked, ['userId']);
      return ceremonies.creation(user, passkeyChallenge, known);
    });
  }

  /** Returns recovery codes if the passkey is the first factor. */
  async add(actor: UserActor, { name, response }: AddPasskeyValues): Promise<string[]> {
    const { dataSource, users } = this.parts;
    const made = await this.madeWith(response, await this.takeChallenge(actor));
    return dataSource.transaction(async (manager) => {
      const user = await users.lockCurrentUser(manager, actor.id);
      requireRoom(await manager.countBy(Passkey, { userId: user.id }));
      await this.keep(manager, { ...made, name, userId: user.id });
      return this.recordAdding(manager, { actor, user, name });
    });
  }

  /** Removing the last factor turns the second factor off. */
  async remove(actor: UserActor, { id, ...values }: RemovePasskeyValues, caller: Caller): Promise<void> {
    const { changes, log } = this.parts;
    await changes.verified({ actor, values, caller }, async (manager, user) => {
      const passkey = isUuid(id) ? await manager.findOneBy(Passkey, { id, userId: user.id }) : null;
      if (!passkey) throw new NotFound('PASSKEY_NOT_FOUND', secondFactorMessages.passkeyNotFound);
      await manager.delete(Passkey, { id: passkey.id });
      await log.write(manager, user.id, 'passkey-removed');
      if (await this.hasFactor(manager, user.id)) {
        await changes.tell(manager, user, { what: 'passkey-removed', name: passkey.name });
      } else {
        await changes.turnOff(manager, user);
        await changes.tell(manager, user, { what: 'removed' });
      }
    });
  }

  /** The challenge of this session, which is used up by that. */
  private async takeChallenge({ id: userId, sessionId }: UserActor): Promise<string> {
    const { dataSource, clock } = this.parts;
    return dataSource.transaction(async (manager) => {
      const factor = await manager.findOne(SecondFactor, {
        where: { userId, passkeySessionId: sessionId, passkeyUntil: MoreThan(new Date(clock.now())) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!factor?.passkeyChallenge) throw new Conflict('SET_UP_EXPIRED', secondFactorMessages.setUpExpired);
      await manager.update(SecondFactor, { userId }, { passkeyChallenge: null });
      return factor.passkeyChallenge;
    });
  }

  private async madeWith(response: string, challenge: string): Promise<NewPasskey> {
    const made = await this.parts.ceremonies.made(response, challenge);
    if (!made) throw new InvalidInput('PASSKEY_INVALID', secondFactorMessages.passkeyInvalid);
    return made;
  }

  private async keep(
    manager: EntityManager,
    passkey: NewPasskey & Pick<Passkey, 'name' | 'userId'>,
  ): Promise<void> {
    const createdAt = new Date(this.parts.clock.now());
    await manager.insert(Passkey, { ...passkey, createdAt }).catch((error: unknown) => {
      if (violatedConstraint(error) !== 'passkeys_credential_unique') throw error;
      throw new Conflict('PASSKEY_KNOWN', secondFactorMessages.passkeyKnown);
    });
  }

  private async recordAdding(
    manager: EntityManager,
    { actor, user, name }: { actor: UserActor; user: User; name: string },
  ): Promise<string[]> {
    const { changes, log } = this.parts;
    await log.write(manager, user.id, 'passkey-added');
    await changes.tell(manager, user, { what: 'passkey-added', name });
    return user.secondFactorSince === null ? changes.turnOn(manager, actor) : [];
  }

  private async hasFactor(manager: EntityManager, userId: string): Promise<boolean> {
    return (
      (await manager.existsBy(Passkey, { userId })) || this.parts.secondFactorCodes.hasApp(manager, userId)
    );
  }
}

function requireRoom(count: number): void {
  if (count >= PASSKEYS_MAX) throw new Conflict('TOO_MANY_PASSKEYS', secondFactorMessages.tooManyPasskeys);
}
