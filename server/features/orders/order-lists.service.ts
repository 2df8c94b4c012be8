import { In } from 'typeorm';
import type { OrderStatus } from '#common/orders';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import type { Viewer } from '../../lib/viewer';
import { User } from '../members/user.entity';
import type { ReceiptService } from '../receipts/receipt.service';
import { Order } from './order.entity';

interface ListRequest {
  page: PageRequest;
  sizeMax: number;
}

/** Orders as they are read, newest first, with what was handed out for them. */
export class OrderLists {
  constructor(
    private readonly database: Database,
    private readonly receipts: ReceiptService,
  ) {}

  /** Of the one who asks. */
  async mine(viewer: Viewer, { page, sizeMax }: ListRequest): Promise<Page<Order>> {
    const query = this.query().where({ userId: viewer.id });
    const found = await keysetPage(query, { moment: 'placedAt', id: 'id', sizeMax }, page);
    await this.addReceipts(found.rows);
    return found;
  }

  /** Of everybody, with their members, for admins. */
  async all(status: OrderStatus | null | undefined, request: ListRequest): Promise<Page<Order>> {
    const { page, sizeMax } = request;
    const query = this.query().where(status ? { status } : {});
    const found = await keysetPage(query, { moment: 'placedAt', id: 'id', sizeMax }, page);
    await this.addReceipts(found.rows);
    await this.addMembers(found.rows);
    return found;
  }

  /** Orders of the one who asks that wait, newest first. */
  async waitingOf(viewer: Viewer): Promise<Order[]> {
    const orders = await this.query()
      .where({ userId: viewer.id, status: 'placed' })
      .orderBy('order.placedAt', 'DESC')
      .addOrderBy('order.number', 'DESC')
      .getMany();
    // What waits has no receipt yet.
    return orders.map((order) => Object.assign(order, { receipts: [] }));
  }

  /** One order as its member sees it. */
  async shown(order: Order): Promise<Order> {
    await this.addReceipts([order]);
    return order;
  }

  /** The same as admins see it. */
  async shownToAdmin(order: Order): Promise<Order> {
    await this.addReceipts([order]);
    await this.addMembers([order]);
    return order;
  }

  private query = () => this.database.getRepository(Order).createQueryBuilder('order');

  private async addReceipts(orders: Order[]): Promise<void> {
    if (orders.length === 0) return;
    const receipts = await this.receipts.ofOrders(orders.map(({ id }) => id));
    for (const order of orders) {
      order.receipts = receipts.filter(({ orderId }) => orderId === order.id);
    }
  }

  private async addMembers(orders: Order[]): Promise<void> {
    const ids = orders.flatMap(({ userId }) => userId ?? []);
    if (ids.length === 0) return;
    const users = await this.database.getRepository(User).findBy({ id: In([...new Set(ids)]) });
    const memberOf = new Map(
      users.map(({ id, name, email, phone }) => [id, { id, name, email, contact: phone }]),
    );
    for (const order of orders) order.member = (order.userId && memberOf.get(order.userId)) || null;
  }
}
