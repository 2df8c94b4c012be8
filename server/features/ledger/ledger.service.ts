import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { TaxedAmounts } from '#common/plans/gst';
import type { Clock } from '../../lib/clock';
import type { Order } from '../orders/order.entity';
import type { Payment } from '../orders/payment.entity';
import type { Refund } from '../orders/refund.entity';
import {
  movementLines,
  paymentLines,
  remainingSale,
  reversed,
  saleLines,
  writeOffLines,
  type BookingKind,
  type MoneyAccount,
  type BookingLine,
} from './bookings';
import { LedgerEntry } from './ledger-entry.entity';

interface Booking {
  kind: BookingKind;
  subjectId: string;
  /** Null for a movement of cash. */
  orderId: string | null;
  lines: BookingLine[];
}

interface Reversal {
  subjectId: string;
  price: TaxedAmounts;
}

/** The books: append-only double entry, in paise. Each booking is made once, in the transaction of its cause. */
export class LedgerService {
  constructor(private readonly parts: { clock: Clock }) {}

  sale(manager: EntityManager, { id, price }: Order): Promise<void> {
    return this.book(manager, { kind: 'sale', subjectId: id, orderId: id, lines: saleLines(price) });
  }

  /** Reverses a sale or a part of it. `subjectId` is the refunded order, or the refund that returned a part. */
  saleReversal(
    manager: EntityManager,
    { id: orderId }: Order,
    { subjectId, price }: Reversal,
  ): Promise<void> {
    const lines = reversed(saleLines(price));
    return this.book(manager, { kind: 'sale_reversal', subjectId, orderId, lines });
  }

  /** The part of a sale that has not been reversed. */
  async saleLeft(manager: EntityManager, { id: orderId, price }: Order): Promise<TaxedAmounts> {
    const entries = await manager.findBy(LedgerEntry, { orderId, kind: 'sale_reversal' });
    return remainingSale(price, entries);
  }

  payment(manager: EntityManager, payment: Payment): Promise<void> {
    const lines = paymentLines(payment.amountPaise, accountOf(payment));
    return this.book(manager, { kind: 'payment', subjectId: payment.id, orderId: payment.orderId, lines });
  }

  writeOff(manager: EntityManager, { id }: Order, amountPaise: number): Promise<void> {
    const lines = writeOffLines(amountPaise);
    return this.book(manager, { kind: 'write_off', subjectId: id, orderId: id, lines });
  }

  /** Written-off amounts are owed again, so that their payment does not leave the member with a balance. */
  recovery(manager: EntityManager, { id, orderId, amountPaise }: Payment): Promise<void> {
    const lines = reversed(writeOffLines(amountPaise));
    return this.book(manager, { kind: 'recovery', subjectId: id, orderId, lines });
  }

  refund(manager: EntityManager, refund: Refund, payment: Payment): Promise<void> {
    const account = refund.byHand === null ? accountOf(payment) : 'cash';
    const lines = reversed(paymentLines(refund.amountPaise, account));
    return this.book(manager, { kind: 'refund', subjectId: refund.id, orderId: payment.orderId, lines });
  }

  cashMovement(
    manager: EntityManager,
    { id, amountPaise }: { id: string; amountPaise: number },
  ): Promise<void> {
    const lines = movementLines(amountPaise);
    return this.book(manager, { kind: 'cash_movement', subjectId: id, orderId: null, lines });
  }

  private async book(manager: EntityManager, { lines, ...booking }: Booking): Promise<void> {
    const transactionId = randomUUID();
    const common = { ...booking, transactionId, bookedAt: new Date(this.parts.clock.now()) };
    await manager.insert(
      LedgerEntry,
      lines.map((line) => ({ ...common, ...line })),
    );
  }
}

const accountOf = ({ gateway }: Payment): MoneyAccount => (gateway === 'desk' ? 'cash' : 'gateway');
