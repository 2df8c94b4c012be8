import { randomBytes } from 'node:crypto';

export interface LocalOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string>;
  created_at: number;
}

export interface LocalPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: string;
  amount_refunded: number;
  captured: boolean;
  email: string;
  contact: string;
  notes: Record<string, string>;
  created_at: number;
}

export interface LocalRefund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
}

/** Something that Razorpay would send to the webhook. */
export interface LocalEvent {
  id: string;
  type: string;
  body: string;
}

/** How a payment at the form ends. Late: the bank is silent, the payment fails, and then it was made all the same. */
export type Outcome = 'success' | 'failure' | 'late';

/** A request that Razorpay refuses, in its shape. */
export class LocalRefusal extends Error {
  readonly status: number;

  constructor(description: string, status = 400) {
    super(description);
    this.status = status;
  }
}

const AMOUNT_MIN = 100;
const RECEIPT_LENGTH_MAX = 40;
const KEY_OF_REFUND = /^[\w-]{10,}$/;

/** An account at the local gateway: its orders, payments and refunds, in memory. */
export class LocalAccount {
  readonly orders = new Map<string, LocalOrder>();
  readonly payments = new Map<string, LocalPayment>();
  readonly refunds = new Map<string, LocalRefund>();
  /** What a refund is at first; `pending` until `finishRefund`. */
  refundsBeginAs: LocalRefund['status'] = 'processed';
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
      created_at: now(),
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
      ...{ email: 'void@razorpay.com', contact: '+919999999999', notes: {}, created_at: now() },
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
    if (!payment.captured)
      throw new LocalRefusal('The payment status should be captured for action to be taken');
    const amount = typeof request['amount'] === 'number' ? request['amount'] : payment.amount;
    if (payment.amount_refunded === payment.amount) {
      throw new LocalRefusal('The payment has been fully refunded already');
    }
    if (payment.amount_refunded + amount > payment.amount) {
      throw new LocalRefusal('The refund amount provided is greater than amount captured');
    }
    const refund: LocalRefund = {
      ...{ id: newId('rfnd'), entity: 'refund', amount, currency: payment.currency, payment_id: payment.id },
      receipt: typeof request['receipt'] === 'string' ? request['receipt'] : null,
      ...{ status: this.refundsBeginAs, created_at: now() },
    };
    this.refunds.set(refund.id, refund);
    payment.amount_refunded += amount;
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    if (key !== undefined) this.refundKeys.set(key, { request: JSON.stringify(request), id: refund.id });
    if (refund.status === 'processed') this.finishRefund(refund.id);
    return refund;
  }

  finishRefund(refundId: string, status: 'processed' | 'failed' = 'processed'): void {
    const refund = found(this.refunds, refundId);
    refund.status = status;
    const payment = found(this.payments, refund.payment_id);
    this.tell(`refund.${status}`, { refund: { entity: refund }, payment: { entity: payment } });
  }

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
      created_at: now(),
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
const now = () => Math.floor(Date.now() / 1000);
