import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { isLeadingRole } from '#common/accounts/roles';
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
import { secondFactorMail, type SecondFactorChange } from '../../mail/mails/second-factor-mail';
import type { Outbox } from '../../mail/outbox';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { hasEnteredPassword, Leaders, requireEnteredPassword } from '../auth/leaders';
import type { PasswordService } from '../auth/password.service';
import { Session } from '../auth/session.entity';
import type { SessionService } from '../auth/session.service';
import type { JournalService } from '../journal/journal.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import { RecoveryCode } from './recovery-code.entity';
import { totpOf, type SecondFactorCodes } from './second-factor-codes';
import { SecondFactor } from './second-factor.entity';
import { SignInChallenge } from './sign-in-challenge.entity';

interface SecondFactorParts {
  dataSource: DataSource;
  clock: Clock;
  outbox: Outbox;
  users: UserService;
  passwords: PasswordService;
  sessions: SessionService;
  journal: JournalService;
  log: SecurityLogService;
  secondFactorCodes: SecondFactorCodes;
  requiresSecondFactor: boolean;
}

/** What an authenticator app is set up with. */
export interface NewSecret {
  secret: string;
  uri: string;
}

interface PasswordCheck {
  actor: UserActor;
  values: SecondFactorPasswordValues;
  caller: Caller;
}

/** Sets second factors up, and removes them. Every change needs the password again. */
export class SecondFactorService {
  constructor(private readonly parts: SecondFactorParts) {}

  sealAgain = (): Promise<void> => this.parts.secondFactorCodes.sealAgain(this.parts.dataSource);

  recoveryCodesLeft(userId: string): Promise<number> {
    return this.parts.dataSource.getRepository(RecoveryCode).countBy({ userId });
  }

  /** The app that is used so far stays until the new one is confirmed. */
  async start(actor: UserActor, values: SecondFactorPasswordValues, caller: Caller): Promise<NewSecret> {
    const { secondFactorCodes: codes, clock } = this.parts;
    const secret = codes.newSecret();
    const label = await this.verified({ actor, values, caller }, async (manager, { id, email }) => {
      const pendingUntil = new Date(clock.now() + SET_UP_LIFE_MS);
      const pending = { userId: id, pendingSecret: codes.seal(secret, id), pendingUntil };
      await manager.upsert(SecondFactor, pending, ['userId']);
      return email ?? '';
    });
    return { secret: secret.base32, uri: totpOf({ secret, issuer: studio.name, label }).toString() };
  }

  /** Returns the recovery codes. Other devices are logged out: whoever uses them has not shown the new factor. */
  confirm(actor: UserActor, { code }: ConfirmSecondFactorValues): Promise<string[]> {
    const { dataSource, users, clock, log, secondFactorCodes: codes } = this.parts;
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
      await manager.update(User, { id: user.id }, { secondFactorSince: now, secondFactorDueAt: null });
      await manager.delete(SignInChallenge, { userId: user.id });
      await this.endOtherSessions(manager, actor);
      await log.write(manager, user.id, 'second-factor-added');
      await this.tell(manager, user, { what: 'added' });
      return codes.replaceRecoveryCodes(manager, user.id);
    });
  }

  renewRecoveryCodes(
    actor: UserActor,
    values: SecondFactorPasswordValues,
    caller: Caller,
  ): Promise<string[]> {
    return this.verified({ actor, values, caller }, async (manager, user) => {
      requireFactor(user);
      await this.parts.log.write(manager, user.id, 'recovery-codes-renewed');
      await this.tell(manager, user, { what: 'codes-renewed' });
      return this.parts.secondFactorCodes.replaceRecoveryCodes(manager, user.id);
    });
  }

  async remove(actor: UserActor, values: SecondFactorPasswordValues, caller: Caller): Promise<void> {
    await this.verified({ actor, values, caller }, async (manager, user) => {
      requireFactor(user);
      await this.delete(manager, user);
      await this.tell(manager, user, { what: 'removed' });
    });
  }

  /** For somebody who has lost the app and the codes; for admins and owners by owners, if there is one. */
  async reset(
    actor: UserActor,
    { userId, reason, password }: ResetSecondFactorValues,
    caller: Caller,
  ): Promise<User> {
    const { dataSource, users, journal, sessions, passwords } = this.parts;
    const hasPassword = await hasEnteredPassword({ passwords, actor, password, caller });
    return dataSource.transaction(async (manager) => {
      const leaders = await Leaders.lock(users, manager, actor);
      const user = await users.lockMember(manager, userId);
      // The id may have been sent in capitals.
      if (actor.id === user.id) throw new Forbidden('OWN_ACCOUNT', secondFactorMessages.resetOwn);
      leaders.requireMayDecide(user.role);
      requireEnteredPassword(user.role, hasPassword);
      requireFactor(user);
      await this.delete(manager, user);
      await sessions.endAll(manager, user.id);
      const entry = { type: 'staff.second-factor-reset', subjectId: user.id, memberId: user.id } as const;
      await journal.write(manager, actor, { ...entry, before: {}, after: { reason } });
      await this.tell(manager, user, { what: 'reset', reason });
      return user;
    });
  }

  /** Runs a change of the account, locked, after its password was verified. */
  private async verified<Result>(
    { actor, values: { password }, caller }: PasswordCheck,
    change: (manager: EntityManager, user: User) => Promise<Result>,
  ): Promise<Result> {
    const { dataSource, passwords } = this.parts;
    const checkedHash = await passwords.requirePassword(actor, { password, field: 'password' }, caller);
    return dataSource.transaction(async (manager) => {
      const { user } = await passwords.lockVerified(manager, actor, checkedHash);
      return change(manager, user);
    });
  }

  /** Whoever must have a second factor has to set up another one at once. */
  private async delete(manager: EntityManager, user: User): Promise<void> {
    const { clock, log, requiresSecondFactor } = this.parts;
    const isRequired = requiresSecondFactor && isLeadingRole(user.role);
    const secondFactorDueAt = isRequired ? new Date(clock.now()) : null;
    for (const table of [SecondFactor, RecoveryCode, SignInChallenge])
      await manager.delete(table, { userId: user.id });
    const values = { secondFactorSince: null, secondFactorDueAt };
    await manager.update(User, { id: user.id }, values);
    Object.assign(user, values);
    await log.write(manager, user.id, 'second-factor-removed');
  }

  /** Kiosks stay: they can do nothing that needs a log-in. */
  private async endOtherSessions(manager: EntityManager, { id, sessionId }: UserActor): Promise<void> {
    const others = { userId: id, id: Not(sessionId), isKiosk: false, endedAt: IsNull() };
    await manager.update(Session, others, { endedAt: new Date(this.parts.clock.now()) });
  }

  private async tell(manager: EntityManager, { email }: User, change: SecondFactorChange): Promise<void> {
    const mail = secondFactorMail({ ...change, changedAt: new Date(this.parts.clock.now()) });
    await this.parts.outbox.put(manager, { to: email, mail });
  }
}

function requireFactor({ secondFactorSince }: User): void {
  if (secondFactorSince === null) throw new Conflict('NO_SECOND_FACTOR', secondFactorMessages.none);
}
