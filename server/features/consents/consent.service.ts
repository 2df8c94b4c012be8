import { In, IsNull, type DataSource, type EntityManager } from 'typeorm';
import type { ConsentPurpose } from '#common/consents/legal';
import { consentMessages } from '#common/consents/messages';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import type { UserActor } from '../../lib/actor';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { HealthData } from '../feature';
import type { UserService } from '../accounts/user.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import { Consent } from './consent.entity';
import { consentWithdrawal } from './consent.rate-limits';
import type { CurrentNotice } from './current-notice';

interface ConsentParts {
  dataSource: DataSource;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  log: SecurityLogService;
  users: UserService;
  legalTexts: CurrentNotice;
  /** Health data that the consent covers. */
  healthData: readonly HealthData[];
}

/** More consents than a member gives; only a program exceeds this. */
export const CONSENTS_LISTED_MAX = 100;

/** Records consents and their withdrawal. */
export class ConsentService {
  constructor(private readonly parts: ConsentParts) {}

  list(actor: UserActor): Promise<Consent[]> {
    return this.parts.dataSource.getRepository(Consent).find({
      where: { userId: actor.id },
      order: { givenAt: 'DESC', id: 'DESC' },
      take: CONSENTS_LISTED_MAX,
    });
  }

  /** The users who have given a consent, to any version of the notice, and not withdrawn it. */
  async givenBy(
    userIds: string[],
    purpose: ConsentPurpose,
    manager = this.parts.dataSource.manager,
  ): Promise<Set<string>> {
    const given = await manager.find(Consent, {
      select: { userId: true },
      where: { userId: In(userIds), purpose, withdrawnAt: IsNull() },
    });
    return new Set(given.map(({ userId }) => userId));
  }

  /** Records a consent to the current notice, unless there is one already. */
  async give(manager: EntityManager, userId: string, purpose: ConsentPurpose): Promise<void> {
    const givenAt = new Date(this.parts.clock.now());
    await manager.query(GIVE, [userId, purpose, this.parts.legalTexts.noticeVersion, givenAt]);
  }

  /** Records a consent to the current notice that the user has given to staff. */
  async giveInPerson(manager: EntityManager, userId: string, purpose: ConsentPurpose): Promise<void> {
    const givenAt = new Date(this.parts.clock.now());
    const { noticeVersion } = this.parts.legalTexts;
    const consent = { userId, purpose, noticeVersion, givenAt, isGivenInPerson: true };
    await manager.insert(Consent, consent);
  }

  /** Withdraws a consent and deletes the data it covers. Consent to the account ends only with the account. */
  async withdraw(actor: UserActor, purpose: ConsentPurpose): Promise<void> {
    if (purpose === 'account') throw invalidField('purpose', 'INVALID', consentMessages.accountRequired);
    await this.parts.limits.take(consentWithdrawal, actor.id);
    await this.parts.dataSource.transaction(async (manager) => {
      // Waits for data that is being saved in other transactions, so that it is deleted as well.
      await this.parts.users.lockCurrentUser(manager, actor.id);
      const given = { userId: actor.id, purpose, withdrawnAt: IsNull() };
      const withdrawnAt = new Date(this.parts.clock.now());
      const { affected } = await manager.update(Consent, given, { withdrawnAt });
      const covered = purpose === 'health_data' ? this.parts.healthData : [];
      for (const { table, only } of covered) await manager.delete(table, { ...only, userId: actor.id });
      if (affected) await this.parts.log.write(manager, actor.id, 'consent-withdrawn');
    });
  }
}

const GIVE = `
  insert into consents (user_id, purpose, notice_version, given_at)
  select $1::uuid, $2::text, $3::text, $4::timestamptz
  where not exists (
    select 1 from consents where user_id = $1 and purpose = $2 and notice_version = $3 and withdrawn_at is null
  )`;
