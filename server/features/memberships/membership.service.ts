import { In, IsNull, LessThanOrEqual, MoreThan, MoreThanOrEqual, Or, type EntityManager } from 'typeorm';
import { REPEATED_REQUEST_MS } from '#common/limits';
import { PLAN_TYPES, type PlanType } from '#common/plans/plans';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { Actor } from '../../lib/actor';
import type { JournalService } from '../journal/journal.service';
import type { MemberSummaries } from '../accounts/member-summaries';
import { lengthOf, type PlanOffer } from '../plans/plan-offer.entity';
import type { CurrentSettings } from '../settings/settings.service';
import { endPeriod } from './end-period';
import { MembershipPeriod } from './membership-period.entity';
import { membershipOf } from './membership';
import type { Membership, NextPeriod } from './membership.type';
import { soldTermsOf } from './sold-terms';
import { datesOf, endOf, isDuring, movedUp, nextTerm } from './terms';

interface MembershipParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
  memberSummaries: MemberSummaries;
  settings: CurrentSettings;
}

/** Memberships are computed from their periods, so no job has to expire them. */
export class MembershipService {
  constructor(private readonly parts: MembershipParts) {}

  /**
   * The periods of several members, earliest first. A period that was ended early has that moment as `endsAt`; a period
   * that was ended before it began is left out.
   */
  async periodsOf(memberIds: string[]): Promise<MembershipPeriod[]> {
    const periods = await this.parts.dataSource
      .getRepository(MembershipPeriod)
      .find({ where: { userId: In(memberIds) }, relations: { freezes: true }, order: { startsAt: 'ASC' } });
    return periods
      .map((period) => Object.assign(period, { endsAt: endOf(period) }))
      .filter(({ startsAt, endsAt }) => startsAt < endsAt);
  }

  /** The memberships of a member with these periods: one per plan type, active or not. */
  of(memberId: string, periods: MembershipPeriod[]): Membership[] {
    const { clock, settings } = this.parts;
    const [now, rules] = [clock.now(), settings.current.desk];
    return PLAN_TYPES.map((planType) =>
      membershipOf({ memberId, planType, rules }, periodsOfType(periods, planType), now),
    );
  }

  /**
   * Whether a gym pass of the member was valid and not frozen at a time, or has begun since: staff may renew before they
   * record.
   */
  async hasPassSince(manager: EntityManager, userId: string, moment: Date): Promise<boolean> {
    const periods = await manager.find(MembershipPeriod, {
      where: {
        userId,
        planType: 'pass',
        endedAt: Or(IsNull(), MoreThan(moment)),
        startsAt: LessThanOrEqual(new Date(this.parts.clock.now())),
        endsAt: MoreThan(moment),
      },
      relations: { freezes: true },
    });
    return periods.some(({ freezes }) => !freezes.some((freeze) => isDuring(freeze, moment.getTime())));
  }

  /** The period that each offer would add for a member with these periods if it were paid for now. */
  nextPeriods(periods: MembershipPeriod[], offers: PlanOffer[]): NextPeriod[] {
    const now = this.parts.clock.now();
    return offers.map((offer) => {
      const { startsAt, endsAt } = nextTerm(periodsOfType(periods, offer.planType), lengthOf(offer), now);
      return { offer, startsAt, isLater: startsAt.getTime() > now, endsAt };
    });
  }

  /** The period that was granted with this key. */
  granted(manager: EntityManager, memberId: string, requestKey: string): Promise<MembershipPeriod | null> {
    return manager.findOneBy(MembershipPeriod, { userId: memberId, requestKey });
  }

  /** The period of this plan that was granted within the last minute, and has not been ended since. */
  grantedJustNow(
    manager: EntityManager,
    memberId: string,
    { name: planName, planType }: PlanOffer,
  ): Promise<MembershipPeriod | null> {
    const createdAt = MoreThanOrEqual(new Date(this.parts.clock.now() - REPEATED_REQUEST_MS));
    const where = { userId: memberId, planName, planType, orderId: IsNull(), endedAt: IsNull(), createdAt };
    return manager.findOneBy(MembershipPeriod, where);
  }

  /** Ends the period of an order now and moves later periods up. The caller has locked the member's row. */
  async end(manager: EntityManager, actor: Actor, orderId: string): Promise<void> {
    const period = await manager.findOneBy(MembershipPeriod, { orderId, endedAt: IsNull() });
    if (!period) return;
    await endPeriod(this.parts, manager, { actor, period });
    await this.moveUp(manager, actor, period);
    await this.parts.memberSummaries.refresh(manager, [period.userId]);
  }

  /** Ends the current and upcoming periods now and returns them. The caller has locked the member's row. */
  async cancel(
    manager: EntityManager,
    actor: Actor,
    { memberId, planType, reason }: { memberId: string; planType: PlanType; reason: string },
  ): Promise<MembershipPeriod[]> {
    const now = this.parts.clock.now();
    const all = await notEnded(manager, memberId, planType);
    const periods = all.filter(({ endsAt }) => endsAt.getTime() > now);
    for (const period of periods) await endPeriod(this.parts, manager, { actor, period, reason });
    await this.parts.memberSummaries.refresh(manager, [memberId]);
    return periods;
  }

  /** Moves the periods of this plan type that have not begun into the gap that an ended one has left. */
  private async moveUp(manager: EntityManager, actor: Actor, { userId, planType }: MembershipPeriod) {
    const { clock, journal } = this.parts;
    const periods = await notEnded(manager, userId, planType);
    for (const { id, startsAt, endsAt, anchorDay, movedDays } of movedUp(soldTermsOf(periods), clock.now())) {
      const row = periods.find((one) => one.id === id)!;
      if (row.startsAt.getTime() === startsAt.getTime()) continue;
      await journal.change(manager, actor, {
        type: 'membership.moved-up',
        table: MembershipPeriod,
        row,
        memberId: userId,
        values: { startsAt, endsAt, anchorDay, movedDays },
        before: datesOf(row),
        after: datesOf({ startsAt, endsAt }),
      });
    }
  }
}

const periodsOfType = (periods: MembershipPeriod[], planType: PlanType) =>
  periods.filter((period) => period.planType === planType);

const notEnded = (manager: EntityManager, userId: string, planType: PlanType) =>
  manager.find(MembershipPeriod, {
    where: { userId, planType, endedAt: IsNull() },
    relations: { order: true },
  });
