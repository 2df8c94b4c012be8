import { In, IsNull, LessThanOrEqual, MoreThan, MoreThanOrEqual, Or, type EntityManager } from 'typeorm';
import { REPEATED_REQUEST_MS } from '#common/limits';
import { MEMBERSHIP_YEARS_AHEAD_MAX } from '#common/memberships/limits';
import { PLAN_TYPES, type PlanType } from '#common/plans/plans';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { Actor } from '../../lib/actor';
import type { JournalService } from '../journal/journal.service';
import type { MemberSummaries } from '../accounts/member-summaries';
import type { Order } from '../orders/order.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { MembershipPeriod } from './membership-period.entity';
import { membershipOf } from './membership';
import type { Membership, NextPeriod } from './membership.type';
import { PaidFarAhead } from './paid-far-ahead.error';
import { datesOf, endOf, isDuring, movedUp, nextTerm } from './terms';

const AHEAD_MAX_MS = MEMBERSHIP_YEARS_AHEAD_MAX * 365 * DAY_MS;

/** A paid order, as far as it determines the membership period that it adds. */
type Purchase = Pick<Order, 'id' | 'plan' | 'planType' | 'durationMonths'>;

/** A plan that staff give to a member. */
interface Grant {
  memberId: string;
  offer: PlanOffer;
  reason: string;
  requestKey?: string | null | undefined;
}

/** A period to add; the reason and the key are those of staff who grant it. */
interface NewPeriod {
  memberId: string;
  orderId: string | null;
  planName: string;
  planType: PlanType;
  months: number;
  reason?: string;
  requestKey?: string | null | undefined;
}

interface MembershipParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
  memberSummaries: MemberSummaries;
}

/** Memberships are computed from their periods, so no job has to expire them. */
export class MembershipService {
  constructor(private readonly parts: MembershipParts) {}

  /** The periods of several members, earliest first. One that was ended early ends then, or is left out if it never ran. */
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
    const now = this.parts.clock.now();
    return PLAN_TYPES.map((planType) =>
      membershipOf({ memberId, planType }, periodsOfType(periods, planType), now),
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
      const { startsAt, endsAt } = nextTerm(
        periodsOfType(periods, offer.planType),
        offer.durationMonths,
        now,
      );
      return { offer, startsAt, isLater: startsAt.getTime() > now, endsAt };
    });
  }

  /** Adds the period of a paid order. The caller has locked the member's row; a second call for an order fails. */
  begin(
    manager: EntityManager,
    actor: Actor,
    { memberId, order }: { memberId: string; order: Purchase },
  ): Promise<MembershipPeriod> {
    const { id: orderId, plan: planName, planType, durationMonths: months } = order;
    return this.add(manager, actor, { memberId, orderId, planName, planType, months });
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

  /** Adds a period without an order. The caller has locked the member's row. */
  grant(
    manager: EntityManager,
    actor: Actor,
    { memberId, offer, reason, requestKey }: Grant,
  ): Promise<MembershipPeriod> {
    const { name: planName, planType, durationMonths: months } = offer;
    return this.add(manager, actor, {
      memberId,
      orderId: null,
      planName,
      planType,
      months,
      reason,
      requestKey,
    });
  }

  /** Ends the period of an order now and moves later periods up. The caller has locked the member's row. */
  async end(manager: EntityManager, actor: Actor, orderId: string): Promise<void> {
    const period = await manager.findOneBy(MembershipPeriod, { orderId, endedAt: IsNull() });
    if (!period) return;
    await this.endPeriod(manager, actor, { period });
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
    for (const period of periods) await this.endPeriod(manager, actor, { period, reason });
    await this.parts.memberSummaries.refresh(manager, [memberId]);
    return periods;
  }

  private async add(
    manager: EntityManager,
    actor: Actor,
    { memberId, reason, ...plan }: NewPeriod,
  ): Promise<MembershipPeriod> {
    const { clock, journal, memberSummaries } = this.parts;
    const now = clock.now();
    const term = nextTerm(await notEnded(manager, memberId, plan.planType), plan.months, now);
    // Money that a gateway has taken is not refused.
    if (actor.kind === 'user' && term.startsAt.getTime() > now + AHEAD_MAX_MS) throw new PaidFarAhead();
    const values = { userId: memberId, ...plan, ...term, createdAt: new Date(now) };
    const period = manager.create(MembershipPeriod, values);
    await journal.add(manager, actor, {
      type: 'membership.begun',
      table: MembershipPeriod,
      row: period,
      memberId,
      before: {},
      after: { ...datesOf(period), ...(reason !== undefined && { reason }) },
    });
    await memberSummaries.refresh(manager, [memberId]);
    return period;
  }

  private endPeriod(
    manager: EntityManager,
    actor: Actor,
    { period, reason }: { period: MembershipPeriod; reason?: string },
  ): Promise<void> {
    const endedAt = new Date(this.parts.clock.now());
    const dates = datesOf({ ...period, endsAt: endOf({ ...period, endedAt }) });
    return this.parts.journal.change(manager, actor, {
      type: 'membership.ended',
      table: MembershipPeriod,
      row: period,
      memberId: period.userId,
      values: { endedAt },
      before: datesOf(period),
      after: { ...dates, ...(reason !== undefined && { reason }) },
    });
  }

  /** Moves the periods after one that has ended. */
  private async moveUp(manager: EntityManager, actor: Actor, { userId, planType }: MembershipPeriod) {
    const { clock, journal } = this.parts;
    const periods = await notEnded(manager, userId, planType);
    for (const { id, startsAt, endsAt, anchorDay, movedDays } of movedUp(periods, clock.now())) {
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
  manager.findBy(MembershipPeriod, { userId, planType, endedAt: IsNull() });
