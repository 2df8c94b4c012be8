import { IsNull, type EntityManager } from 'typeorm';
import { dayCount } from '#common/memberships/freezing';
import { MEMBERSHIP_YEARS_AHEAD_MAX } from '#common/memberships/limits';
import type { PlanLength } from '#common/plans/plan-length';
import type { PlanKind, PlanType } from '#common/plans/plans';
import { DAY_MS } from '#common/time';
import type { Actor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { MemberSummaries } from '../accounts/member-summaries';
import type { JournalService } from '../journal/journal.service';
import type { Order } from '../orders/order.entity';
import { lengthOf, type PlanOffer } from '../plans/plan-offer.entity';
import { endPeriod } from './end-period';
import type { FollowingPeriodsService } from './following-periods.service';
import { MembershipPeriod } from './membership-period.entity';
import { termOfSale, type WantedTerm } from './next-term';
import { PaidFarAhead } from './paid-far-ahead.error';
import { datesOf, termFrom, type Term } from './terms';

const AHEAD_MAX_MS = MEMBERSHIP_YEARS_AHEAD_MAX * 365 * DAY_MS;

/** A paid order, as far as it determines the membership period that it adds. */
type Purchase = Pick<
  Order,
  | 'id'
  | 'plan'
  | 'planKind'
  | 'planType'
  | 'durationMonths'
  | 'durationDays'
  | 'startsOn'
  | 'startReason'
  | 'creditedOrderId'
>;

/** A plan that staff give to a member. */
interface Grant {
  memberId: string;
  offer: PlanOffer;
  reason: string;
  requestKey?: string | null | undefined;
}

/** A period to add. Staff who grant it give a key and a reason; a back-dated sale has a reason, too. */
interface NewPeriod extends PlanLength {
  memberId: string;
  orderId: string | null;
  planName: string;
  planType: PlanType;
  kind: PlanKind;
  /** The chosen first day of a sale. */
  startsOn?: string | null;
  isUpgrade?: boolean;
  reason?: string | undefined;
  requestKey?: string | null | undefined;
}

interface NewPeriodsParts {
  clock: Clock;
  journal: JournalService;
  memberSummaries: MemberSummaries;
  followingPeriods: FollowingPeriodsService;
}

/** Adds periods of membership; nothing else does, except imports. */
export class NewPeriodsService {
  constructor(private readonly parts: NewPeriodsParts) {}

  /**
   * Adds the period of a paid order, which replaces the one that was credited. The caller has locked the member's row; a
   * second call for an order fails.
   */
  async begin(
    manager: EntityManager,
    actor: Actor,
    { memberId, order }: { memberId: string; order: Purchase },
  ): Promise<MembershipPeriod> {
    const { id: orderId, plan: planName, planKind: kind, planType, startsOn } = order;
    const reason = order.startReason ?? undefined;
    const isUpgrade = order.creditedOrderId !== null;
    if (isUpgrade) await this.makeRoom(manager, actor, order);
    return this.add(manager, actor, {
      memberId,
      orderId,
      planName,
      planType,
      kind,
      ...lengthOf(order),
      startsOn,
      isUpgrade,
      reason,
    });
  }

  /** Adds a period without an order. The caller has locked the member's row. */
  grant(
    manager: EntityManager,
    actor: Actor,
    { memberId, offer, reason, requestKey }: Grant,
  ): Promise<MembershipPeriod> {
    const { name: planName, kind, planType } = offer;
    return this.add(manager, actor, {
      memberId,
      orderId: null,
      planName,
      planType,
      kind,
      ...lengthOf(offer),
      reason,
      requestKey,
    });
  }

  /** Ends the period that is replaced, and moves those after it behind the new one. */
  private async makeRoom(manager: EntityManager, actor: Actor, order: Purchase): Promise<void> {
    const { clock, followingPeriods } = this.parts;
    const where = { orderId: order.creditedOrderId!, endedAt: IsNull() };
    const period = await manager.findOneByOrFail(MembershipPeriod, where);
    const { endsAt } = termFrom(clock.now(), lengthOf(order));
    const days = dayCount({ startsAt: period.endsAt, endsAt });
    await endPeriod(this.parts, manager, { actor, period, reason: `Upgrade to ${order.plan}` });
    await followingPeriods.move(manager, actor, { period: { ...period, endsAt }, days });
  }

  /** The term that a sale to this member would add now. */
  async termOfSale(
    manager: EntityManager,
    userId: string,
    { planType, ...wanted }: WantedTerm & { planType: PlanType },
  ): Promise<Term> {
    const known = await manager.findBy(MembershipPeriod, { userId, planType });
    return termOfSale(known, wanted, this.parts.clock.now());
  }

  private async add(
    manager: EntityManager,
    actor: Actor,
    { memberId, startsOn = null, isUpgrade = false, reason, ...plan }: NewPeriod,
  ): Promise<MembershipPeriod> {
    const { clock, journal, memberSummaries } = this.parts;
    const now = clock.now();
    const term = await this.termOfSale(manager, memberId, { ...plan, startsOn, isUpgrade });
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
      after: {
        ...datesOf(period),
        ...(startsOn !== null && { startsOn }),
        ...(reason !== undefined && { reason }),
      },
    });
    await memberSummaries.refresh(manager, [memberId]);
    return period;
  }
}
