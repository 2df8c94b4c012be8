import { IsNull, type EntityManager } from 'typeorm';
import { PLAN_TYPES, type PlanType } from '#common/plans';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { Viewer } from '../../lib/viewer';
import type { Order } from '../orders/order.entity';
import { MembershipPeriod } from './membership-period.entity';
import { membershipOf, type Membership } from './membership';
import { movedUp, nextTerm } from './terms';

/** What a member has bought, and gets from now or after what they have. */
type Purchase = Pick<Order, 'id' | 'plan' | 'planType' | 'durationMonths'>;

/** Who is a member, of what and until when: computed from periods, so that nobody has to end what is over. */
export class MembershipService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** One membership for each line, active or not. */
  async of(viewer: Viewer): Promise<Membership[]> {
    const now = this.clock.now();
    const periods = await this.database
      .getRepository(MembershipPeriod)
      .find({ where: { userId: viewer.id, endedAt: IsNull() }, order: { startsAt: 'ASC' } });
    return PLAN_TYPES.map((line) =>
      membershipOf(
        line,
        periods.filter((one) => one.line === line),
        now,
      ),
    );
  }

  /** Adds what an order has bought, once; the caller holds the member's account. */
  async begin(manager: EntityManager, userId: string, order: Purchase): Promise<MembershipPeriod> {
    const now = this.clock.now();
    const { id: orderId, plan, planType: line, durationMonths: months } = order;
    const term = nextTerm(await living(manager, userId, line), months, now);
    const period = { userId, line, plan, months, orderId, ...term, createdAt: new Date(now) };
    return manager.save(manager.create(MembershipPeriod, period));
  }

  /** Ends what an order has bought, and moves up what was to follow; the caller holds the member's account. */
  async end(manager: EntityManager, orderId: string): Promise<void> {
    const period = await manager.findOneBy(MembershipPeriod, { orderId, endedAt: IsNull() });
    if (!period) return;
    const now = this.clock.now();
    await manager.update(MembershipPeriod, period.id, { endedAt: new Date(now) });
    const others = await living(manager, period.userId, period.line);
    for (const { id, startsAt, endsAt, anchorDay } of movedUp(others, now)) {
      await manager.update(MembershipPeriod, id, { startsAt, endsAt, anchorDay });
    }
  }
}

const living = (manager: EntityManager, userId: string, line: PlanType) =>
  manager.findBy(MembershipPeriod, { userId, line, endedAt: IsNull() });
