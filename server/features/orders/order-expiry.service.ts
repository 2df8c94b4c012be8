import { LessThan } from 'typeorm';
import { ORDER_LIFE_MS } from '#common/orders/limits';
import type { Database } from '../../database/database';
import { SYSTEM } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { AuditLog } from '../audit/audit-log.service';
import { Order } from './order.entity';

/** Expires orders that were not paid in time. A payment that still arrives for one of them is accepted. */
export class OrderExpiry {
  constructor(private readonly parts: { dataSource: Database; clock: Clock; audit: AuditLog }) {}

  async run(): Promise<void> {
    const { dataSource, clock, audit } = this.parts;
    const now = clock.now();
    const placedAt = LessThan(new Date(now - ORDER_LIFE_MS));
    await dataSource.transaction(async (manager) => {
      const expired = await manager
        .createQueryBuilder()
        .update(Order)
        .set({ status: 'expired', decidedAt: new Date(now) })
        .where({ status: 'placed', placedAt })
        .returning('id')
        .execute();
      for (const { id } of expired.raw as Pick<Order, 'id'>[]) {
        await audit.write(manager, SYSTEM, {
          action: 'expire-order',
          subject: { type: 'order', id },
          before: { status: 'placed' },
          after: { status: 'expired' },
        });
      }
    });
  }
}
