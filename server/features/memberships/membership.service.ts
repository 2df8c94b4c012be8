import { IsNull, type EntityManager } from 'typeorm';
import { PLAN_TYPES, type PlanType } from '#common/plans/plans';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { UserActor } from '../../lib/actor';
import type { Order } from '../orders/order.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { MembershipPeriod } from './membership-period.entity';
import { expiryOf, membershipOf, type Membership } from './membership';
import type { NextTerm } from './membership.type';
import { movedUp, nextTerm } from './terms';

/** A paid order, as far as it determines the membership period that it adds. */
type Purchase = Pick<Order, 'id' | 'plan' | 'planType' | 'durationMonths'>;

/** Memberships are computed from their periods, so no job has to expire them. */
export class MembershipService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  /** One membership per line, active or not. */
  async of(actor: UserActor): Promise<Membership[]> {
    const now = this.parts.clock.now();
    const periods = await this.periodsOf(actor);
    return PLAN_TYPES.map((line) =>
      membershipOf(
        line,
        periods.filter((one) => one.line === line),
        now,
      ),
    );
  }

  /** The period that each offer would add if it were paid for now. */
  async nextTerms(actor: UserActor, offers: PlanOffer[]): Promise<NextTerm[]> {
    const now = this.parts.clock.now();
    const periods = await this.periodsOf(actor);
    return offers.map(({ id: offerId, type, durationMonths }) => {
      const term = nextTerm(
        periods.filter(({ line }) => line === type),
        durationMonths,
        now,
      );
      return { offerId, startsAt: term.startsAt, expiry: expiryOf(term) };
    });
  }

  /** Adds the period of a paid order. The caller has locked the member's row; a second call for an order fails. */
  async begin(manager: EntityManager, userId: string, order: Purchase): Promise<MembershipPeriod> {
    const now = this.parts.clock.now();
    const { id: orderId, plan, planType: line, durationMonths: months } = order;
    const term = nextTerm(await notEnded(manager, userId, line), months, now);
    const period = { userId, line, plan, months, orderId, ...term, createdAt: new Date(now) };
    return manager.save(manager.create(MembershipPeriod, period));
  }

  /** Ends the period of an order now and moves later periods up. The caller has locked the member's row. */
  async end(manager: EntityManager, orderId: string): Promise<void> {
    const period = await manager.findOneBy(MembershipPeriod, { orderId, endedAt: IsNull() });
    if (!period) return;
    const now = this.parts.clock.now();
    await manager.update(MembershipPeriod, period.id, { endedAt: new Date(now) });
    const others = await notEnded(manager, period.userId, period.line);
    for (const { id, startsAt, endsAt, anchorDay } of movedUp(others, now)) {
      await manager.update(MembershipPeriod, id, { startsAt, endsAt, anchorDay });
    }
  }

  private periodsOf({ id: userId }: UserActor): Promise<MembershipPeriod[]> {
    return this.parts.dataSource
      .getRepository(MembershipPeriod)
      .find({ where: { userId, endedAt: IsNull() }, order: { startsAt: 'ASC' } });
  }
}

const notEnded = (manager: EntityManager, userId: string, line: PlanType) =>
  manager.findBy(MembershipPeriod, { userId, line, endedAt: IsNull() });
