import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../../lib/clock';
import type { Order } from '../orders/order.entity';
import type { Payment } from '../orders/payment.entity';
import {
  mirrored,
  paymentSides,
  saleSides,
  type BookingKind,
  type MoneyAccount,
  type Side,
} from './bookings';
import { LedgerEntry } from './ledger-entry.entity';

interface Booking {
  kind: BookingKind;
  subjectId: string;
  orderId: string;
  sides: Side[];
}

/** The books: double entry, in paise, only ever added to. Each booking is made in the transaction of its cause, once. */
export class Ledger {
  constructor(private readonly clock: Clock) {}

  sale(manager: EntityManager, { id, price }: Order): Promise<void> {
    return this.book(manager, { kind: 'sale', subjectId: id, orderId: id, sides: saleSides(price) });
  }

  saleReversal(manager: EntityManager, { id, price }: Order): Promise<void> {
    const sides = mirrored(saleSides(price));
    return this.book(manager, { kind: 'sale_reversal', subjectId: id, orderId: id, sides });
  }

  payment(manager: EntityManager, payment: Payment): Promise<void> {
    const sides = paymentSides(payment.amountPaise, accountOf(payment));
    return this.book(manager, { kind: 'payment', subjectId: payment.id, orderId: payment.orderId, sides });
  }

  refund(manager: EntityManager, payment: Payment): Promise<void> {
    const sides = mirrored(paymentSides(payment.amountPaise, accountOf(payment)));
    return this.book(manager, { kind: 'refund', subjectId: payment.id, orderId: payment.orderId, sides });
  }

  private async book(manager: EntityManager, { sides, ...booking }: Booking): Promise<void> {
    const common = { ...booking, transactionId: randomUUID(), bookedAt: new Date(this.clock.now()) };
    await manager.insert(
      LedgerEntry,
      sides.map((side) => ({ ...common, ...side })),
    );
  }
}

const accountOf = ({ gateway }: Payment): MoneyAccount => (gateway === 'desk' ? 'cash' : 'gateway');
