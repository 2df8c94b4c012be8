import { LessThan } from 'typeorm';
import { ORDER_LIFE_MS } from '#common/orders/limits';
import type { Database } from '../../database/database';
import { SYSTEM } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Order } from '../orders/order.entity';
import type { OrderTransitionsService } from '../orders/order-transitions.service';

interface ExpiryParts {
  dataSource: Database;
  clock: Clock;
  orderTransitions: OrderTransitionsService;
}

/** Expires orders that were not paid in time. A payment that still arrives for one of them is accepted. */
export class OrderExpiryService {
  constructor(private readonly parts: ExpiryParts) {}

  async run(): Promise<void> {
    const { dataSource, clock } = this.parts;
    const placedAt = LessThan(new Date(clock.now() - ORDER_LIFE_MS));
    const where = { status: 'placed', placedAt } as const;
    const due = await dataSource.getRepository(Order).find({ select: { id: true }, where });
    for (const { id } of due) await this.expire(id);
  }

  /** Each order in a transaction of its own, so that locks are soon released. */
  private async expire(id: string): Promise<void> {
    const { orderTransitions } = this.parts;
    await orderTransitions.inTransaction(id, async (manager, { order }) => {
      // The order may have been paid in the meantime.
      if (order.status !== 'placed') return;
      await orderTransitions.change(manager, SYSTEM, { order, decision: { status: 'expired' } });
    });
  }
}
