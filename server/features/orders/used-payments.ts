import { In, type SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../database/database';
import { Payment } from './payment.entity';

/** The payments that paid the given orders, earliest first. Those that no order could use went back. */
export const usedPayments = (
  database: Pick<Database, 'getRepository'>,
  orderIds: string[],
): SelectQueryBuilder<Payment> =>
  database
    .getRepository(Payment)
    .createQueryBuilder('payment')
    .where({ orderId: In(orderIds), status: 'captured' })
    .andWhere(`not exists (select 1 from refunds where refunds.payment_id = payment.id and cause = 'unused')`)
    .orderBy('payment.capturedAt')
    .addOrderBy('payment.id');
