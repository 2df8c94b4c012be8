import { In, MoreThanOrEqual, type SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import type { List } from '../../database/list';
import { onDays, type DateRange } from '../../graphql/date-range';
import { LedgerEntry, MOVES_MONEY, WRITES_OFF } from '../ledger/ledger-entry.entity';
import { Payment } from '../orders/payment.entity';
import type { OrderPayment } from '../orders/payment.type';
import { Refund } from '../orders/refund.entity';
import { shownPayment } from '../orders/shown-payment';
import { writeOffOf, type BookedWriteOff, type WriteOff } from './write-off.type';

/** A received payment as booked in the ledger, with the time and amount in the books. */
export type BookedPayment = LedgerEntry & { payment: Payment };

/** A refund that was paid out, as the ledger has booked it. */
export type BookedRefund = LedgerEntry & { refund: Refund };

/** An amount that was written off or recovered, with the reason for writing it off. */
/** When it was booked. */
interface Booked {
  bookedOn?: DateRange | null | undefined;
  updatedSince?: Date | null | undefined;
}

const OLDEST_FIRST = { by: 'bookedAt', direction: 'asc' } as const;

/** Lists of the money that moved, oldest first. Each payment and refund has one line on an account of money. */
export class MoneyListsService {
  constructor(private readonly parts: { dataSource: Database }) {}

  payments(booked: Booked): List<BookedPayment> {
    const query = this.lines<BookedPayment>()
      .innerJoinAndMapOne('entry.payment', Payment, 'payment', 'payment.id = entry.subject_id')
      .innerJoinAndSelect('entry.order', 'order');
    return { query, filters: bookedAs('payment', booked), sort: [OLDEST_FIRST] };
  }

  refunds(booked: Booked): List<BookedRefund> {
    const query = this.lines<BookedRefund>()
      .innerJoinAndMapOne('entry.refund', Refund, 'refund', 'refund.id = entry.subject_id')
      .innerJoinAndSelect('refund.payment', 'payment')
      .innerJoinAndSelect('entry.order', 'order');
    return { query, filters: bookedAs('refund', booked), sort: [OLDEST_FIRST] };
  }

  /** Amounts that were written off or recovered. */
  writeOffs(booked: Booked): List<BookedWriteOff> {
    const query = this.lines<BookedWriteOff>().innerJoinAndSelect('entry.order', 'order');
    const filters = [`${WRITES_OFF} and account = 'written_off'`, ...bookedWithin(booked)];
    return { query, filters, sort: [OLDEST_FIRST] };
  }

  /** Adds the reasons to rows; they are kept in the journal. */
  async addReasons(rows: BookedWriteOff[]): Promise<void> {
    const found = await this.parts.dataSource.query<{ id: string; reason: string }[]>(
      `select subject_id as id, after ->> 'writeOffReason' as reason
       from journal where subject_type = 'order' and type = 'order.written-off' and subject_id = any($1)`,
      [rows.map(({ order }) => order.id)],
    );
    const reasons = new Map(found.map(({ id, reason }) => [id, reason]));
    for (const row of rows) Object.assign(row, { reason: reasons.get(row.order.id) });
  }

  async paymentsPage(booked: Booked, request: PageRequest): Promise<Page<OrderPayment>> {
    const page = await keysetPage(this.payments(booked), request);
    return { ...page, rows: page.rows.map(({ payment }) => shownPayment(payment)) };
  }

  async refundsPage(booked: Booked, request: PageRequest): Promise<Page<Refund>> {
    const page = await keysetPage(this.refunds(booked), request);
    return { ...page, rows: page.rows.map(({ refund }) => refund) };
  }

  async writeOffsPage(booked: Booked, request: PageRequest): Promise<Page<WriteOff>> {
    const page = await keysetPage(this.writeOffs(booked), request);
    await this.addReasons(page.rows);
    return { ...page, rows: page.rows.map(writeOffOf) };
  }

  /** Payments with their orders. */
  paymentsWithIds(ids: string[]): Promise<Payment[]> {
    return this.parts.dataSource
      .getRepository(Payment)
      .find({ where: { id: In(ids) }, relations: { order: true } });
  }

  /** Rows with the entities that are joined to them. */
  private lines<Row extends LedgerEntry>(): SelectQueryBuilder<Row> {
    const query: unknown = this.parts.dataSource.getRepository(LedgerEntry).createQueryBuilder('entry');
    return query as SelectQueryBuilder<Row>;
  }
}

const bookedWithin = ({ bookedOn, updatedSince }: Booked) => [
  ...onDays('bookedAt', bookedOn),
  updatedSince && { bookedAt: MoreThanOrEqual(updatedSince) },
];

const bookedAs = (kind: 'payment' | 'refund', booked: Booked) => [
  `entry.kind = '${kind}' and ${MOVES_MONEY}`,
  ...bookedWithin(booked),
];
