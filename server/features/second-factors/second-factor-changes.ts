import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { isLeadingRole } from '#common/accounts/roles';
import type { UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { secondFactorMail, type SecondFactorChange } from '../../mail/mails/second-factor-mail';
import type { Outbox } from '../../mail/outbox';
import { User } from '../accounts/user.entity';
import type { PasswordService } from '../auth/password.service';
import { Session } from '../auth/session.entity';
import type { SecurityLogService } from '../security-log/security-log.service';
import { Passkey } from './passkey.entity';
import { RecoveryCode } from './recovery-code.entity';
import type { SecondFactorCodes } from './second-factor-codes';
import { SecondFactor } from './second-factor.entity';
import { SignInChallenge } from './sign-in-challenge.entity';

interface ChangeParts {
  dataSource: DataSource;
  clock: Clock;
  outbox: Outbox;
  passwords: PasswordService;
  log: SecurityLogService;
  secondFactorCodes: SecondFactorCodes;
  requiresSecondFactor: boolean;
}

interface PasswordCheck {
  actor: UserActor;
  values: { password: string };
  caller: Caller;
}

/** Shared by all changes of second factors, whatever the factor is. */
export class SecondFactorChanges {
  constructor(private readonly parts: ChangeParts) {}

  /** Runs a change of the account, locked, after its password was verified. */
  async verified<Result>(
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

  /** Returns recovery codes. Other devices are logged out: whoever uses them has not shown the new factor. */
  async turnOn(manager: EntityManager, { id, sessionId }: UserActor): Promise<string[]> {
    const now = new Date(this.parts.clock.now());
    await manager.update(User, { id }, { secondFactorSince: now, secondFactorDueAt: null });
    await manager.delete(SignInChallenge, { userId: id });
    // Kiosks stay: they can do nothing that needs a log-in.
    const others = { userId: id, id: Not(sessionId), isKiosk: false, endedAt: IsNull() };
    await manager.update(Session, others, { endedAt: now });
    return this.parts.secondFactorCodes.replaceRecoveryCodes(manager, id);
  }

  /** Removes all factors. Whoever must have one has to set up another at once. */
  async turnOff(manager: EntityManager, user: User): Promise<void> {
    const { clock, log, requiresSecondFactor } = this.parts;
    const isRequired = requiresSecondFactor && isLeadingRole(user.role);
    const secondFactorDueAt = isRequired ? new Date(clock.now()) : null;
    for (const table of [SecondFactor, Passkey, RecoveryCode, SignInChallenge])
      await manager.delete(table, { userId: user.id });
    const values = { secondFactorSince: null, secondFactorDueAt };
    await manager.update(User, { id: user.id }, values);
    Object.assign(user, values);
    await log.write(manager, user.id, 'second-factor-removed');
  }

  async tell(manager: EntityManager, { email }: User, change: SecondFactorChange): Promise<void> {
    const mail = secondFactorMail({ ...change, changedAt: new Date(this.parts.clock.now()) });
    await this.parts.outbox.put(manager, { to: email, mail });
  }
}
