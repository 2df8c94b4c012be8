import { LessThan } from 'typeorm';
import { ORDER_LIFE_MS } from '#common/orders/limits';
import type { Database } from '../../database/database';
import { SYSTEM } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { Journal } from '../journal/journal.service';
import { Order } from './order.entity';

/** Expires orders that were not paid in time. A payment that still arrives for one of them is accepted. */
export class OrderExpiry {
  constructor(private readonly parts: { dataSource: Database; clock: Clock; journal: Journal }) {}

  async run(): Promise<void> {
    const { dataSource, clock, journal } = this.parts;
    const now = clock.now();
    const placedAt = LessThan(new Date(now - ORDER_LIFE_MS));
    await dataSource.transaction(async (manager) => {
      const expired = await manager
        .createQueryBuilder()
        .update(Order)
        .set({ status: 'expired', decidedAt: new Date(now) })
        .where({ status: 'placed', placedAt })
        .returning(['id', 'userId'])
        .execute();
      for (const { id, user_id: memberId } of expired.raw as { id: string; user_id: string | null }[]) {
        await journal.write(manager, SYSTEM, {
          type: 'order.expired',
          subjectId: id,
          memberId,
          before: { status: 'placed' },
          after: { status: 'expired' },
        });
      }
    });
  }
}
