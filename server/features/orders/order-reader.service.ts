import { In, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { textOfDay, type CalendarDay } from '#common/calendar';
import { orderMessages } from '#common/orders/messages';
import type { Database } from '../../database/database';
import { readByIds } from '../../database/read-rows';
import { moneyOf } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import { invalidField } from '../../lib/errors';
import { mayAccessMember, type AuthorizedMemberId } from '../../lib/member-access';
import { isUuid } from '../../lib/uuid';
import type { OrderDue } from './due.type';
import { Order } from './order.entity';
import type { Payment } from './payment.entity';
import { Refund } from './refund.entity';
import { usedPayments } from './used-payments';

/** Either the id or the number of an order. */
export interface OrderKey {
  id?: string | null | undefined;
  number?: number | null | undefined;
}

/** Condition for the order; null if no order can have this id. */
function conditionOf({ id, number }: OrderKey): { id: string } | { number: number } | null {
  if ((id == null) === (number == null)) throw invalidField('id', 'INVALID', orderMessages.idOrNumber);
  if (number != null) return { number };
  return isUuid(id!) ? { id: id! } : null;
}

/** Reads orders and what belongs to them. */
export class OrderReaderService {
  constructor(private readonly parts: { dataSource: Database }) {}

  /** An order by its id or number; null if there is none, or if it is another member's and the actor may not read these. */
  async find(actor: UserActor, by: OrderKey): Promise<Order | null> {
    const where = conditionOf(by);
    const order = where && (await this.parts.dataSource.getRepository(Order).findOneBy(where));
    return order && mayAccessMember(actor, order.userId, 'orders:read-any') ? order : null;
  }

  /** The orders with these ids. */
  withIds(ids: string[]): Promise<Order[]> {
    return readByIds(this.parts.dataSource, Order, ids);
  }

  /** Unpaid orders of these members, newest first. */
  pendingOf(memberIds: AuthorizedMemberId[]): Promise<Order[]> {
    return this.parts.dataSource
      .getRepository(Order)
      .createQueryBuilder('order')
      .where({ userId: In(memberIds), status: 'placed' })
      .orderBy('order.placedAt', 'DESC')
      .addOrderBy('order.number', 'DESC')
      .getMany();
  }

  /**
   * The amount that each of these members still has to pay for all orders, and the day by which the next part is due.
   */
  async duesOf(memberIds: string[]): Promise<Map<string, OrderDue>> {
    const rows = await this.parts.dataSource.query<{ userId: string; paise: number; dueOn: string }[]>(
      `select user_id as "userId", sum(due_paise)::int as paise, min(due_on)::text as "dueOn"
       from orders where user_id = any($1) and due_paise > 0 group by user_id`,
      [memberIds],
    );
    return new Map(rows.map(({ userId, paise, dueOn }) => [userId, { amount: moneyOf(paise), dueOn }]));
  }

  /** Whether a member has promised something for a day before the given one that is still to be paid. */
  hasDueBefore(manager: EntityManager, memberId: string, day: CalendarDay): Promise<boolean> {
    return manager.existsBy(Order, { userId: memberId, dueOn: LessThan(textOfDay(day)) });
  }

  /** The payments that paid orders. */
  paymentsOf(orderIds: string[]): Promise<Payment[]> {
    return usedPayments(this.parts.dataSource, orderIds).getMany();
  }

  /**
   * Refunds of several orders, oldest first, without those of zero: their payment had already been refunded in full.
   */
  refundsOf(orderIds: string[]): Promise<Refund[]> {
    return this.parts.dataSource.getRepository(Refund).find({
      where: { payment: { orderId: In(orderIds) }, amountPaise: MoreThan(0) },
      relations: { payment: true },
      order: { requestedAt: 'ASC', id: 'ASC' },
    });
  }
}
