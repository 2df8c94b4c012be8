import { In, MoreThan } from 'typeorm';
import type { OrderStatus } from '#common/orders';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import type { Viewer } from '../../lib/viewer';
import { User } from '../members/user.entity';
import type { ReceiptService } from '../receipts/receipt.service';
import { Order } from './order.entity';
import { Refund } from './refund.entity';

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

interface ListRequest {
  page: PageRequest;
  sizeMax: number;
}

/** Reads orders, newest first, with their receipts, refunds and members. */
export class OrderLists {
  constructor(private readonly parts: { dataSource: Database; receipts: ReceiptService }) {}

  /** Orders of the current user. */
  async mine(viewer: Viewer, { page, sizeMax }: ListRequest): Promise<Page<Order>> {
    const query = this.query().where({ userId: viewer.id });
    const found = await keysetPage(query, { moment: 'placedAt', id: 'id', sizeMax }, page);
    await this.addForMember(found.rows);
    return found;
  }

  /** Orders of all members, for admins. */
  async all({ status, hasOpenRefund }: OrderFilter, { page, sizeMax }: ListRequest): Promise<Page<Order>> {
    const query = this.query().where(status ? { status } : {});
    if (hasOpenRefund) query.andWhere(HAS_OPEN_REFUND);
    const found = await keysetPage(query, { moment: 'placedAt', id: 'id', sizeMax }, page);
    await this.addForAdmin(found.rows);
    return found;
  }

  /** Unpaid orders of the current user, newest first. */
  async waitingOf(viewer: Viewer): Promise<Order[]> {
    const orders = await this.query()
      .where({ userId: viewer.id, status: 'placed' })
      .orderBy('order.placedAt', 'DESC')
      .addOrderBy('order.number', 'DESC')
      .getMany();
    // An unpaid order has neither receipts nor refunds to show.
    return orders.map((order) => Object.assign(order, { receipts: [], refunds: [] }));
  }

  /** Completes an order with what its member may see. */
  async shown(order: Order): Promise<Order> {
    await this.addForMember([order]);
    return order;
  }

  /** Completes an order with what admins may see. */
  async shownToAdmin(order: Order): Promise<Order> {
    await this.addForAdmin([order]);
    return order;
  }

  private async addForMember(orders: Order[]): Promise<void> {
    await this.addReceipts(orders);
    await this.addRefunds(orders);
    for (const { refunds } of orders) for (const refund of refunds) refund.problem = null;
  }

  private async addForAdmin(orders: Order[]): Promise<void> {
    await this.addReceipts(orders);
    await this.addRefunds(orders);
    await this.addMembers(orders);
  }

  private query = () => this.parts.dataSource.getRepository(Order).createQueryBuilder('order');

  private async addReceipts(orders: Order[]): Promise<void> {
    if (orders.length === 0) return;
    const receipts = await this.parts.receipts.ofOrders(orders.map(({ id }) => id));
    for (const order of orders) {
      order.receipts = receipts.filter(({ orderId }) => orderId === order.id);
    }
  }

  /** Leaves out refunds of zero: their payment had already been refunded in full. */
  private async addRefunds(orders: Order[]): Promise<void> {
    if (orders.length === 0) return;
    const refunds = await this.parts.dataSource.getRepository(Refund).find({
      where: { payment: { orderId: In(orders.map(({ id }) => id)) }, amountPaise: MoreThan(0) },
      relations: { payment: true },
      order: { requestedAt: 'ASC', id: 'ASC' },
    });
    for (const order of orders) {
      order.refunds = refunds.filter(({ payment }) => payment.orderId === order.id);
    }
  }

  private async addMembers(orders: Order[]): Promise<void> {
    const ids = orders.flatMap(({ userId }) => userId ?? []);
    if (ids.length === 0) return;
    const users = await this.parts.dataSource.getRepository(User).findBy({ id: In([...new Set(ids)]) });
    const memberOf = new Map(
      users.map(({ id, name, email, phone }) => [id, { id, name, email, contact: phone }]),
    );
    for (const order of orders) order.member = (order.userId && memberOf.get(order.userId)) || null;
  }
}
