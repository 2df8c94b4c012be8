import { In, MoreThan } from 'typeorm';
import type { OrderStatus } from '#common/orders/status-transitions';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import { hasPermission, type UserActor } from '../../lib/actor';
import { isUuid } from '../../lib/uuid';
import { Order } from './order.entity';
import type { Payment } from './payment.entity';
import { Refund } from './refund.entity';
import { usedPayments } from './used-payments';

export interface OrderFilter {
  status?: OrderStatus | null;
  /** Only orders with a refund that is not complete. */
  hasOpenRefund?: boolean | null;
}

const HAS_OPEN_REFUND = `exists (
  select 1 from refunds join payments on payments.id = payment_id
  where payments.order_id = "order".id
    and (refunds.status in ('requested', 'pending') or refunds.status = 'failed' and cause <> 'gateway')
)`;

const NEWEST_FIRST = [{ by: 'placedAt', direction: 'desc' }] as const;

/** Reads orders, in lists newest first, and what belongs to them. */
export class OrderLists {
  constructor(private readonly parts: { dataSource: Database }) {}

  /** Orders of the current user. */
  mine(actor: UserActor, request: PageRequest): Promise<Page<Order>> {
    return keysetPage({ query: this.query(), filters: [{ userId: actor.id }], sort: NEWEST_FIRST }, request);
  }

  /** Orders of all members, for admins. */
  all({ status, hasOpenRefund }: OrderFilter, request: PageRequest): Promise<Page<Order>> {
    const filters = [status && { status }, hasOpenRefund && HAS_OPEN_REFUND];
    return keysetPage({ query: this.query(), filters, sort: NEWEST_FIRST }, request);
  }

  /** An order by its id; null if there is none, or if it is another member's and the actor may not read these. */
  async find(actor: UserActor, id: string): Promise<Order | null> {
    if (!isUuid(id)) return null;
    const isAnyones = hasPermission(actor, 'orders:read-any');
    const orders = this.parts.dataSource.getRepository(Order);
    return orders.findOneBy({ id, ...(!isAnyones && { userId: actor.id }) });
  }

  /** Unpaid orders of the current user, newest first. */
  waitingOf(actor: UserActor): Promise<Order[]> {
    return this.query()
      .where({ userId: actor.id, status: 'placed' })
      .orderBy('order.placedAt', 'DESC')
      .addOrderBy('order.number', 'DESC')
      .getMany();
  }

  /** The payments that paid orders. */
  paymentsOf(orderIds: string[]): Promise<Payment[]> {
    return usedPayments(this.parts.dataSource, orderIds).getMany();
  }

  /** Refunds of several orders, oldest first, without those of zero: their payment had already been refunded in full. */
  refundsOf(orderIds: string[]): Promise<Refund[]> {
    return this.parts.dataSource.getRepository(Refund).find({
      where: { payment: { orderId: In(orderIds) }, amountPaise: MoreThan(0) },
      relations: { payment: true },
      order: { requestedAt: 'ASC', id: 'ASC' },
    });
  }

  private query = () => this.parts.dataSource.getRepository(Order).createQueryBuilder('order');
}
