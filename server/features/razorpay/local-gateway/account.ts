import { randomBytes } from 'node:crypto';
import {
  LocalRefusal,
  type LocalEvent,
  type LocalOrder,
  type LocalPayment,
  type LocalRefund,
  type Outcome,
} from './entities';

const AMOUNT_MIN = 100;
const RECEIPT_LENGTH_MAX = 40;
const KEY_OF_REFUND = /^[\w-]{10,}$/;

/** An account at the local gateway: its orders, payments and refunds, in memory. */
export class LocalAccount {
  readonly orders = new Map<string, LocalOrder>();
  readonly payments = new Map<string, LocalPayment>();
  readonly refunds = new Map<string, LocalRefund>();
  /** What a refund is at first; `pending` until `finishRefund`. Refused: as without money in the account. */
  refundsBeginAs: LocalRefund['status'] | 'refused' = 'processed';
  /** Off in a test of what the product alone keeps from being given back twice. */
  isStrict = true;
  /** In milliseconds; tests set it. */
  now = () => Date.now();
  private readonly refundKeys = new Map<string, { request: string; id: string }>();

  constructor(private readonly onEvent: (event: LocalEvent) => void) {}

  createOrder({ amount, currency, receipt, notes }: Record<string, unknown>): LocalOrder {
    if (!Number.isInteger(amount)) throw new LocalRefusal('The amount must be an integer.');
    if ((amount as number) < AMOUNT_MIN)
      throw new LocalRefusal('Order amount less than minimum amount allowed');
    if (currency !== 'INR') throw new LocalRefusal('Currency is not supported');
    const reference = typeof receipt === 'string' ? receipt : null;
    if (reference && reference.length > RECEIPT_LENGTH_MAX)
      throw new LocalRefusal('The receipt is too long.');
    const order: LocalOrder = {
      ...{ id: newId('order'), entity: 'order', amount: amount as number, amount_paid: 0 },
      ...{ amount_due: amount as number, currency, receipt: reference, status: 'created', attempts: 0 },
      notes: (notes ?? {}) as Record<string, string>,
      created_at: this.seconds(),
    };
    this.orders.set(order.id, order);
    return order;
  }

  /** Somebody pays at the form; what differs from the order only happens in tests. */
  pay(orderId: string, outcome: Outcome, different: Partial<LocalPayment> = {}): LocalPayment {
    const order = found(this.orders, orderId);
    if (order.status === 'paid') throw new LocalRefusal('Payment already done for this order.');
    const payment: LocalPayment = {
      ...{ id: newId('pay'), entity: 'payment', amount: order.amount, currency: order.currency },
      ...{ status: 'created', order_id: order.id, method: 'upi', amount_refunded: 0, captured: false },
      ...{ email: 'void@razorpay.com', contact: '+919999999999', notes: {}, created_at: this.seconds() },
      ...different,
    };
    this.payments.set(payment.id, payment);
    order.status = 'attempted';
    order.attempts += 1;
    if (outcome === 'success') this.capture(payment.id);
    else this.fail(payment);
    return payment;
  }

  /** The bank has said yes: at once, or long after the payment was said to have failed. */
  capture(paymentId: string): void {
    const payment = found(this.payments, paymentId);
    const order = found(this.orders, payment.order_id);
    if (payment.captured) throw new LocalRefusal('This payment has already been captured');
    this.change(payment, { status: 'authorized' }, 'payment.authorized');
    this.change(payment, { status: 'captured', captured: true }, 'payment.captured');
    Object.assign(order, { status: 'paid', amount_paid: payment.amount, amount_due: 0 });
    this.tell('order.paid', { payment: { entity: payment }, order: { entity: order } });
  }

  /** A refund; the same key again gives the same one. */
  refund(paymentId: string, request: Record<string, unknown>, key: string | undefined): LocalRefund {
    const payment = found(this.payments, paymentId);
    const known = key === undefined ? undefined : this.refundOfKey(key, JSON.stringify(request));
    if (known) return known;
    const left = payment.amount - payment.amount_refunded;
    const amount = typeof request['amount'] === 'number' ? request['amount'] : left;
    this.refuseRefund(payment, amount);
    const status = this.refundsBeginAs as LocalRefund['status'];
    const refund: LocalRefund = {
      ...{ id: newId('rfnd'), entity: 'refund', amount, currency: payment.currency, payment_id: payment.id },
      receipt: typeof request['receipt'] === 'string' ? request['receipt'] : null,
      ...{ status: 'pending', created_at: this.seconds() },
    };
    this.refunds.set(refund.id, refund);
    this.addRefunded(payment, amount);
    if (key !== undefined) this.refundKeys.set(key, { request: JSON.stringify(request), id: refund.id });
    this.tell('refund.created', { refund: { entity: refund }, payment: { entity: payment } });
    if (status !== 'pending') this.finishRefund(refund.id, status);
    return refund;
  }

  finishRefund(refundId: string, status: 'processed' | 'failed' = 'processed'): void {
    const refund = found(this.refunds, refundId);
    if (refund.status !== 'pending') throw new LocalRefusal(`This refund is ${refund.status} already`);
    refund.status = status;
    const payment = found(this.payments, refund.payment_id);
    if (status === 'failed') this.addRefunded(payment, -refund.amount);
    this.tell(`refund.${status}`, { refund: { entity: refund }, payment: { entity: payment } });
  }

  /** Those that began in a span of seconds, the newest first. */
  paymentsIn({ from, to }: { from: number; to: number }): LocalPayment[] {
    return [...this.payments.values()]
      .filter(({ created_at }) => created_at >= from && created_at <= to)
      .reverse();
  }

  private refuseRefund({ captured, amount: paid, amount_refunded }: LocalPayment, amount: number): void {
    if (!captured) throw new LocalRefusal('The payment status should be captured for action to be taken');
    if (this.refundsBeginAs === 'refused') {
      throw new LocalRefusal('Your account does not have enough balance');
    }
    if (!this.isStrict) return;
    if (amount_refunded === paid) throw new LocalRefusal('The payment has been fully refunded already');
    if (amount_refunded + amount > paid) {
      throw new LocalRefusal('The refund amount provided is greater than amount captured');
    }
  }

  private addRefunded(payment: LocalPayment, amount: number): void {
    payment.amount_refunded += amount;
    payment.status = payment.amount_refunded >= payment.amount ? 'refunded' : 'captured';
  }

  private seconds = () => Math.floor(this.now() / 1000);

  private refundOfKey(key: string, request: string): LocalRefund | undefined {
    if (!KEY_OF_REFUND.test(key))
      throw new LocalRefusal('The idempotency key must be at least 10 characters long.');
    const known = this.refundKeys.get(key);
    if (known && known.request !== request) {
      throw new LocalRefusal(
        'Different request with the same idempotency key has already been processed.',
        409,
      );
    }
    return known && this.refunds.get(known.id);
  }

  private fail(payment: LocalPayment): void {
    this.change(payment, { status: 'failed' }, 'payment.failed');
  }

  private change(payment: LocalPayment, to: Partial<LocalPayment>, event: string): void {
    Object.assign(payment, to);
    this.tell(event, { payment: { entity: payment } });
  }

  /** An event holds what it is about as it was at that moment. */
  private tell(type: string, payload: Record<string, unknown>): void {
    const contains = Object.keys(payload);
    const told = {
      entity: 'event',
      account_id: 'acc_local',
      event: type,
      contains,
      payload,
      created_at: this.seconds(),
    };
    this.onEvent({ id: newId('evt'), type, body: JSON.stringify(told) });
  }
}

export function found<T>(things: Map<string, T>, id: string): T {
  const thing = things.get(id);
  if (thing === undefined) throw new LocalRefusal('The id provided does not exist');
  return thing;
}

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
