import { IsNull, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import {
  dayCount,
  daysOfFreeze,
  endOfFreeze,
  freezeRefusal,
  type ChosenFreeze,
} from '#common/memberships/freezing';
import { lastDayOf } from '#common/memberships/last-day';
import { freezeMessages } from '#common/memberships/freeze-messages';
import { accountMessages } from '#common/accounts/messages';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField, NotFound, requestKeyUsed } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { mayAccessMember } from '../../lib/member-access';
import { freezeEndedMail } from '../../mail/mails/freeze-ended-mail';
import { membershipFrozenMail } from '../../mail/mails/membership-frozen-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { JournalService } from '../journal/journal.service';
import type { FollowingPeriodsService } from './following-periods.service';
import { freezing } from './membership-freeze.rate-limits';
import type { CurrentSettings } from '../settings/settings.service';
import { MembershipFreeze, MembershipPeriod } from './membership-period.entity';
import { freezableOf } from './membership';
import { datesOf, extended } from './terms';

interface FreezeParts {
  dataSource: Database;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  users: UserService;
  journal: JournalService;
  followingPeriods: FollowingPeriodsService;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
  settings: CurrentSettings;
}

interface NewFreeze extends ChosenFreeze {
  /** Null for one's own pass. */
  memberId?: string | null;
  requestKey: string;
}

/** Members freeze their own gym pass, and staff those of members. The end moves by the number of frozen days. */
export class MembershipFreezeService {
  constructor(private readonly parts: FreezeParts) {}

  /** Freezes the running pass, or finds the freeze with the same key. */
  async freeze(actor: UserActor, { memberId, ...wanted }: NewFreeze): Promise<User> {
    const { dataSource, limits, users } = this.parts;
    const ownerId = memberId ?? actor.id;
    if (!mayAccessMember(actor, ownerId, 'memberships:freeze'))
      throw new NotFound('MEMBER_NOT_FOUND', accountMessages.notFound);
    await limits.take(freezing, actor.id);
    return dataSource.transaction(async (manager) => {
      // The lock makes the second of two concurrent requests find the freeze of the first.
      const user = await users.lockMember(manager, ownerId);
      const { requestKey } = wanted;
      const known = await manager.findOneBy(MembershipFreeze, { userId: user.id, requestKey });
      if (known) requireSame(known, wanted);
      else await this.add(manager, actor, { user, wanted });
      return user;
    });
  }

  /**
   * Ends a freeze today: today and the days after it are taken from the end again. A freeze that has not begun is
   * withdrawn. A freeze that is over stays as it is, so that a repeated request does no harm.
   */
  async end(actor: UserActor, freezeId: string): Promise<User> {
    const { dataSource, limits, users } = this.parts;
    await limits.take(freezing, actor.id);
    return dataSource.transaction(async (manager) => {
      const locked = await users.lockWithRow(manager, MembershipFreeze, freezeId);
      const { row: freeze, member } = locked ?? {};
      if (!freeze || !member || !mayAccessMember(actor, member.id, 'memberships:freeze'))
        throw new NotFound('FREEZE_NOT_FOUND', freezeMessages.notFound);
      const period = await manager.findOneByOrFail(MembershipPeriod, { id: freeze.periodId });
      if (period.endedAt === null) await this.shorten(manager, actor, { member, freeze, period });
      return member;
    });
  }

  private async add(
    manager: EntityManager,
    actor: UserActor,
    { user, wanted }: { user: User; wanted: ChosenFreeze & { requestKey: string } },
  ): Promise<void> {
    const { clock, journal, outbox, links } = this.parts;
    const now = clock.now();
    const period = await this.runningPass(manager, user.id);
    if (!period) throw new Conflict('MEMBERSHIP_INACTIVE', freezeMessages.noPass);
    const refusal = freezeRefusal(wanted, freezableOf(period, this.parts.settings.current.desk, now), now);
    if (refusal) throw invalidField(refusal.field, refusal.reason, refusal.message);

    const freeze = { userId: user.id, periodId: period.id, ...daysOfFreeze(wanted), days: wanted.days };
    await manager.insert(MembershipFreeze, {
      ...freeze,
      requestKey: wanted.requestKey,
      createdAt: new Date(now),
    });
    const values = extended(period, wanted.days);
    await journal.change(manager, actor, {
      type: 'membership.frozen',
      table: MembershipPeriod,
      row: period,
      memberId: user.id,
      values,
      before: datesOf(period),
      after: { ...datesOf({ ...period, ...values }), ...frozenDates(freeze) },
    });
    const lastDay = await this.follow(manager, actor, { period, days: wanted.days });
    const { planName: plan } = period;
    const mail = membershipFrozenMail({ plan, ...freeze, lastDay, membershipUrl: links.membership() });
    await outbox.put(manager, { to: user.email, mail });
  }

  private async shorten(
    manager: EntityManager,
    actor: UserActor,
    { member, freeze, period }: { member: User; freeze: MembershipFreeze; period: MembershipPeriod },
  ): Promise<void> {
    const { clock, journal, outbox, links } = this.parts;
    const endsAt = endOfFreeze(freeze, clock.now());
    if (endsAt >= freeze.endsAt) return;
    const days = dayCount({ startsAt: endsAt, endsAt: freeze.endsAt });
    await manager.update(MembershipFreeze, freeze.id, { endsAt });
    const values = extended(period, -days);
    await journal.change(manager, actor, {
      type: 'membership.freeze-ended',
      table: MembershipPeriod,
      row: period,
      memberId: member.id,
      values,
      before: { ...datesOf(period), ...frozenDates(freeze) },
      after: { ...datesOf({ ...period, ...values }), ...frozenDates({ ...freeze, endsAt }) },
    });
    const lastDay = await this.follow(manager, actor, { period, days: -days });
    const mail = freezeEndedMail({ plan: period.planName, lastDay, membershipUrl: links.membership() });
    await outbox.put(manager, { to: member.email, mail });
  }

  private async runningPass(manager: EntityManager, userId: string): Promise<MembershipPeriod | undefined> {
    const now = new Date(this.parts.clock.now());
    const where = { userId, planType: 'pass' as const, endedAt: IsNull() };
    const [running] = await manager.find(MembershipPeriod, {
      where: { ...where, startsAt: LessThanOrEqual(now), endsAt: MoreThan(now) },
      relations: { freezes: true },
    });
    return running;
  }

  /** Moves the periods after this one, and returns the last day of the membership. */
  private async follow(
    manager: EntityManager,
    actor: UserActor,
    move: { period: MembershipPeriod; days: number },
  ): Promise<Date> {
    return lastDayOf(await this.parts.followingPeriods.move(manager, actor, move));
  }
}

const frozenDates = ({ startsAt, endsAt }: Pick<MembershipFreeze, 'startsAt' | 'endsAt'>) => ({
  frozenFrom: startsAt.toISOString(),
  frozenUntil: endsAt.toISOString(),
});

function requireSame({ startsAt, days }: MembershipFreeze, wanted: ChosenFreeze): void {
  const isSame = days === wanted.days && startsAt.getTime() === daysOfFreeze(wanted).startsAt.getTime();
  if (!isSame) throw requestKeyUsed();
}
