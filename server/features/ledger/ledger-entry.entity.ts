import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { EnumColumn } from '../../database/enum-column';
import { Order } from '../orders/order.entity';
import { ACCOUNTS, BOOKING_KINDS, type Account, type BookingKind } from './bookings';

/** SQL: a line of a booking moves money. */
export const MOVES_MONEY = "account in ('cash', 'gateway')";

/** SQL: a line of a booking is of what members owe and was given up, or was recovered. */
export const WRITES_OFF = "kind in ('write_off', 'recovery')";

/** Entries from before days were written down are of studios in India. An index has this expression. */
const dayInIndia = (entry: string): string => `(${entry}.booked_at at time zone 'Asia/Kolkata')::date`;

/** SQL: the business day of an entry. */
export const businessDayOf = (entry: string): string =>
  `coalesce(${entry}.business_day, ${dayInIndia(entry)})`;

/** SQL: the day on which an entry was booked, in the time zone that the studio had then. */
export const bookedOnOf = (entry: string): string => `coalesce(${entry}.booked_on, ${dayInIndia(entry)})`;

/**
 * One line of a booking (journal entry). The table is append-only: one trigger rejects updates and deletions, another
 * one rejects transactions that do not balance.
 */
@Entity('ledger_entries')
@Unique('ledger_entries_booked_once', ['kind', 'subjectId', 'account'])
@Index('ledger_entries_by_transaction', ['transactionId'])
@Index('ledger_entries_by_order', ['orderId'])
@Index('ledger_entries_by_kind', ['kind', 'bookedAt', 'id'])
@Index('ledger_entries_of_money', ['bookedAt', 'orderId'], { where: MOVES_MONEY })
@Index('ledger_entries_by_business_day', { synchronize: false })
@Check('ledger_entries_move_money', 'amount_paise <> 0')
@Check('ledger_entries_belong_to_an_order', "(order_id is null) = (kind = 'cash_movement')")
export class LedgerEntry {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'ledger_entries_pkey' })
  id!: string;

  /** Shared by the lines of one booking, which sum to zero. */
  @Column({ type: 'uuid', name: 'transaction_id' })
  transactionId!: string;

  @EnumColumn('ledger_entries_kind_is_known', BOOKING_KINDS)
  kind!: BookingKind;

  /** Id of what is booked, at most once per kind and account: an order, a payment, a refund or a movement. */
  @Column({ type: 'uuid', name: 'subject_id' })
  subjectId!: string;

  /** Null for a movement of cash. */
  @Column({ type: 'uuid', name: 'order_id', nullable: true })
  orderId!: string | null;

  @ManyToOne(() => Order)
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'ledger_entries_order' })
  order!: Relation<Order>;

  @EnumColumn('ledger_entries_account_is_known', ACCOUNTS)
  account!: Account;

  /** Positive: debit; negative: credit. */
  @Column({ type: 'bigint', name: 'amount_paise', transformer: { to: Number, from: Number } })
  amountPaise!: number;

  @Column({ type: 'timestamptz', precision: 3, name: 'booked_at' })
  bookedAt!: Date;

  /** The day of `bookedAt`, which a trigger sets. Null in entries from before; see `bookedOnOf`. */
  @Column({ type: 'date', name: 'booked_on', nullable: true, insert: false })
  bookedOn!: string | null;

  /**
   * The day for whose closing it counts, which a trigger sets: `bookedOn`, or the one after the last closed day if that is
   * later. Null in entries from before; see `businessDayOf`.
   */
  @Column({ type: 'date', name: 'business_day', nullable: true, insert: false })
  businessDay!: string | null;
}
