import type { DataSource } from 'typeorm';
import { secondStepMessages } from '#common/auth/second-step-messages';
import { SET_UP_LIFE_MS } from '#common/second-factors/limits';
import { secondFactorMessages } from '#common/second-factors/messages';
import type {
  ConfirmSecondFactorValues,
  ResetSecondFactorValues,
  SecondFactorPasswordValues,
} from '#common/second-factors/second-factor.form';
import { studio } from '#common/studio';
import type { UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Conflict, Forbidden, invalidField } from '../../lib/errors';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { hasEnteredPassword, Leaders, requireEnteredPassword } from '../auth/leaders';
import type { PasswordService } from '../auth/password.service';
import type { SessionService } from '../auth/session.service';
import type { JournalService } from '../journal/journal.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import { passkeysOf } from './passkey.service';
import { RecoveryCode } from './recovery-code.entity';
import type { SecondFactorChanges } from './second-factor-changes';
import { totpOf, type SecondFactorCodes } from './second-factor-codes';
import { SecondFactor } from './second-factor.entity';

interface SecondFactorParts {
  dataSource: DataSource;
  clock: Clock;
  users: UserService;
  passwords: PasswordService;
  sessions: SessionService;
  journal: JournalService;
  log: SecurityLogService;
  secondFactorCodes: SecondFactorCodes;
  changes: SecondFactorChanges;
}

/** Values for setting up an authenticator app. */
export interface NewSecret {
  secret: string;
  uri: string;
}

/** Sets authenticator apps up, and removes second factors. Every change needs the password again. */
export class SecondFactorService {
  constructor(private readonly parts: SecondFactorParts) {}

  sealAgain = (): Promise<void> => this.parts.secondFactorCodes.sealAgain(this.parts.dataSource);

  async stateOf({ id: userId, secondFactorSince: addedAt, secondFactorDueAt: dueAt }: User) {
    const { dataSource, secondFactorCodes } = this.parts;
    const { manager } = dataSource;
    const [recoveryCodesLeft, hasApp, passkeys] = await Promise.all([
      manager.countBy(RecoveryCode, { userId }),
      secondFactorCodes.hasApp(manager, userId),
      passkeysOf(manager, userId),
    ]);
    return { addedAt, dueAt, recoveryCodesLeft, hasApp, passkeys };
  }

  /** The app that is used so far stays until the new one is confirmed. */
  async start(actor: UserActor, values: SecondFactorPasswordValues, caller: Caller): Promise<NewSecret> {
    const { secondFactorCodes: codes, changes, clock } = this.parts;
    const secret = codes.newSecret();
    const label = await changes.verified({ actor, values, caller }, async (manager, { id, email }) => {
      const pendingUntil = new Date(clock.now() + SET_UP_LIFE_MS);
      const pending = { userId: id, pendingSecret: codes.seal(secret, id), pendingUntil };
      await manager.upsert(SecondFactor, pending, ['userId']);
      return email ?? '';
    });
    return { secret: secret.base32, uri: totpOf({ secret, issuer: studio.name, label }).toString() };
  }

  /** Returns the recovery codes. */
  confirm(actor: UserActor, { code }: ConfirmSecondFactorValues): Promise<string[]> {
    const { dataSource, users, clock, log, changes, secondFactorCodes: codes } = this.parts;
    return dataSource.transaction(async (manager) => {
      const user = await users.lockCurrentUser(manager, actor.id);
      const now = new Date(clock.now());
      const factor = await manager.findOneBy(SecondFactor, { userId: user.id });
      if (!factor?.pendingSecret || !factor.pendingUntil || factor.pendingUntil <= now)
        throw new Conflict('SET_UP_EXPIRED', secondFactorMessages.setUpExpired);
      const lastStep = codes.stepOf(code, factor.pendingSecret, user.id);
      if (lastStep === null) throw invalidField('code', 'INCORRECT', secondStepMessages.codeWrong);
      const secret = factor.pendingSecret;
      const confirmed = { secret, lastStep, pendingSecret: null, pendingUntil: null };
      await manager.update(SecondFactor, { userId: user.id }, confirmed);
      await log.write(manager, user.id, 'second-factor-added');
      await changes.tell(manager, user, { what: 'added' });
      return changes.turnOn(manager, actor);
    });
  }

  renewRecoveryCodes(
    actor: UserActor,
    values: SecondFactorPasswordValues,
    caller: Caller,
  ): Promise<string[]> {
    const { changes, log, secondFactorCodes } = this.parts;
    return changes.verified({ actor, values, caller }, async (manager, user) => {
      requireFactor(user);
      await log.write(manager, user.id, 'recovery-codes-renewed');
      await changes.tell(manager, user, { what: 'codes-renewed' });
      return secondFactorCodes.replaceRecoveryCodes(manager, user.id);
    });
  }

  async remove(actor: UserActor, values: SecondFactorPasswordValues, caller: Caller): Promise<void> {
    const { changes } = this.parts;
    await changes.verified({ actor, values, caller }, async (manager, user) => {
      requireFactor(user);
      await changes.turnOff(manager, user);
      await changes.tell(manager, user, { what: 'removed' });
    });
  }

  /** For somebody who has lost the app and the codes; for admins and owners by owners, if there is one. */
  async reset(
    actor: UserActor,
    { userId, reason, password }: ResetSecondFactorValues,
    caller: Caller,
  ): Promise<User> {
    const { dataSource, users, journal, sessions, passwords, changes } = this.parts;
    const hasPassword = await hasEnteredPassword({ passwords, actor, password, caller });
    return dataSource.transaction(async (manager) => {
      const leaders = await Leaders.lock(users, manager, actor);
      const user = await users.lockMember(manager, userId);
      // The id may have been sent in capitals.
      if (actor.id === user.id) throw new Forbidden('OWN_ACCOUNT', secondFactorMessages.resetOwn);
      leaders.requireMayDecide(user.role);
      requireEnteredPassword(user.role, hasPassword);
      requireFactor(user);
      await changes.turnOff(manager, user);
      await sessions.endAll(manager, user.id);
      const entry = { type: 'staff.second-factor-reset', subjectId: user.id, memberId: user.id } as const;
      await journal.write(manager, actor, { ...entry, before: {}, after: { reason } });
      await changes.tell(manager, user, { what: 'reset', reason });
      return user;
    });
  }
}

function requireFactor({ secondFactorSince }: User): void {
  if (secondFactorSince === null) throw new Conflict('NO_SECOND_FACTOR', secondFactorMessages.none);
}
