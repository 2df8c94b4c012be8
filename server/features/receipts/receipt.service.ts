import { In, Not, type EntityManager } from 'typeorm';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { isUuid } from '../../lib/uuid';
import type { UserActor } from '../../lib/actor';
import { mayAccessMember } from '../../lib/member-access';
import type { CurrentSettings } from '../settings/settings.service';
import { Order } from '../orders/order.entity';
import {
  contentOf,
  creditOf,
  type Credit,
  type DocumentNumber,
  type ReceiptContent,
  type Sold,
} from './receipt-content';
import { Receipt } from './receipt.entity';
import { documentNumber, fiscalYearOf, seriesOf } from './receipt-number';

/** Receipts, invoices and credit notes, numbered without gaps. */
export class ReceiptService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock; settings: CurrentSettings }) {}

  /** Issues the receipt or invoice of a paid order. Takes the counter lock: call it after all other locks. */
  async issue(
    manager: EntityManager,
    order: Order,
    given: Omit<Sold, 'credited' | 'legalName'>,
  ): Promise<Receipt> {
    const { receiptPrefix, legalName } = this.parts.settings.current.taxes;
    const id = order.creditedOrderId;
    const credited = id === null ? null : await manager.findOneByOrFail(Order, { id });
    return this.add(manager, order.id, {
      series: seriesOf(receiptPrefix).sold,
      write: (number) => contentOf(order, number, { ...given, credited, legalName }),
    });
  }

  /** Issues a credit note for a sale or a part of it. Takes the counter lock: call it after all other locks. */
  async credit(manager: EntityManager, order: Order, given: Credit): Promise<Receipt> {
    const sold = await manager.findOneByOrFail(Receipt, { orderId: order.id, kind: Not('credit_note') });
    return this.add(manager, order.id, {
      series: seriesOf(this.parts.settings.current.taxes.receiptPrefix).credited,
      write: (number) => creditOf(sold.content, number, given),
    });
  }

  /** The last credit note of an order, or null. */
  lastCredit(manager: EntityManager, orderId: string): Promise<Receipt | null> {
    const where = { orderId, kind: 'credit_note' } as const;
    return manager.findOne(Receipt, { where, order: { issuedAt: 'DESC', number: 'DESC' } });
  }

  /** A receipt; null if there is none that the user may read. Members may read their own; others need a permission. */
  async find(actor: UserActor, id: string): Promise<Receipt | null> {
    if (!isUuid(id)) return null;
    const receipt = await this.parts.dataSource
      .getRepository(Receipt)
      .createQueryBuilder('receipt')
      .innerJoinAndSelect('receipt.order', 'order')
      .leftJoinAndSelect('order.user', 'user')
      .where({ id })
      .getOne();
    return receipt && mayAccessMember(actor, receipt.order.userId, 'receipts:read-any') ? receipt : null;
  }

  /** Receipts of several orders, oldest first. */
  ofOrders(orderIds: string[]): Promise<Receipt[]> {
    return this.parts.dataSource
      .getRepository(Receipt)
      .find({ where: { orderId: In(orderIds) }, order: { issuedAt: 'ASC', number: 'ASC' } });
  }

  /** The receipts with these ids, and their orders. */
  withOrders(ids: string[]): Promise<Receipt[]> {
    const receipts = this.parts.dataSource.getRepository(Receipt);
    return receipts.find({ where: { id: In(ids) }, relations: { order: true } });
  }

  private async add(
    manager: EntityManager,
    orderId: string,
    { series, write }: { series: string; write: (number: DocumentNumber) => ReceiptContent },
  ): Promise<Receipt> {
    const issuedAt = new Date(this.parts.clock.now());
    const fiscalYear = fiscalYearOf(issuedAt.getTime());
    const number = documentNumber(series, fiscalYear, await nextNumber(manager, series, fiscalYear));
    const content = write({ number, issuedAt });
    const { kind } = content;
    return manager.save(manager.create(Receipt, { number, fiscalYear, kind, orderId, content, issuedAt }));
  }
}

/**
 * Locks the counter until the transaction ends, so that the number of a rolled-back transaction is used by the next
 * document. It has to be the last lock of its transaction, since all other documents of the series wait for it.
 */
async function nextNumber(manager: EntityManager, series: string, fiscalYear: string): Promise<number> {
  const [counter] = await manager.query<{ last: number }[]>(
    `insert into document_counters (series, fiscal_year, last) values ($1, $2, 1)
     on conflict (series, fiscal_year) do update set last = document_counters.last + 1
     returning last`,
    [series, fiscalYear],
  );
  return counter!.last;
}
