import { IsNull, type EntityManager } from 'typeorm';
import { PLAN_TYPES, type PlanType } from '#common/plans/plans';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { Actor, UserActor } from '../../lib/actor';
import type { Journal } from '../journal/journal.service';
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
  constructor(private readonly parts: { dataSource: Database; clock: Clock; journal: Journal }) {}

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
  async begin(
    manager: EntityManager,
    actor: Actor,
    { memberId, order }: { memberId: string; order: Purchase },
  ): Promise<MembershipPeriod> {
    const { clock, journal } = this.parts;
    const now = clock.now();
    const { id: orderId, plan, planType: line, durationMonths: months } = order;
    const term = nextTerm(await notEnded(manager, memberId, line), months, now);
    const values = { userId: memberId, line, plan, months, orderId, ...term, createdAt: new Date(now) };
    const period = await manager.save(manager.create(MembershipPeriod, values));
    await journal.write(manager, actor, {
      type: 'membership.begun',
      subjectId: period.id,
      memberId,
      before: {},
      after: datesOf(period),
    });
    return period;
  }

  /** Ends the period of an order now and moves later periods up. The caller has locked the member's row. */
  async end(manager: EntityManager, actor: Actor, orderId: string): Promise<void> {
    const period = await manager.findOneBy(MembershipPeriod, { orderId, endedAt: IsNull() });
    if (!period) return;
    const endedAt = new Date(this.parts.clock.now());
    await this.parts.journal.change(manager, actor, {
      type: 'membership.ended',
      table: MembershipPeriod,
      row: period,
      memberId: period.userId,
      values: { endedAt },
      before: datesOf(period),
      after: datesOf({ ...period, endsAt: endedAt }),
    });
    await this.moveUp(manager, actor, period);
  }

  /** Moves the periods after one that has ended. */
  private async moveUp(manager: EntityManager, actor: Actor, { userId, line }: MembershipPeriod) {
    const { clock, journal } = this.parts;
    const periods = await notEnded(manager, userId, line);
    for (const { id, startsAt, endsAt, anchorDay } of movedUp(periods, clock.now())) {
      const row = periods.find((one) => one.id === id)!;
      if (row.startsAt.getTime() === startsAt.getTime()) continue;
      await journal.change(manager, actor, {
        type: 'membership.moved-up',
        table: MembershipPeriod,
        row,
        memberId: userId,
        values: { startsAt, endsAt, anchorDay },
        before: datesOf(row),
        after: datesOf({ startsAt, endsAt }),
      });
    }
  }

  private periodsOf({ id: userId }: UserActor): Promise<MembershipPeriod[]> {
    return this.parts.dataSource
      .getRepository(MembershipPeriod)
      .find({ where: { userId, endedAt: IsNull() }, order: { startsAt: 'ASC' } });
  }
}

const datesOf = ({ startsAt, endsAt }: Pick<MembershipPeriod, 'startsAt' | 'endsAt'>) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const notEnded = (manager: EntityManager, userId: string, line: PlanType) =>
  manager.findBy(MembershipPeriod, { userId, line, endedAt: IsNull() });
