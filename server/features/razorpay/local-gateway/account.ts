import {
  getOrThrow,
  LocalRefusal,
  newId,
  type LocalEvent,
  type LocalOrder,
  type LocalPayment,
  type LocalRefund,
  type Outcome,
} from './entities';
import { IdempotencyKeys } from './idempotency-keys';

const AMOUNT_MIN = 100;
const RECEIPT_LENGTH_MAX = 40;

/** In-memory orders, payments and refunds of the local gateway. */
export class LocalAccount {
  readonly orders = new Map<string, LocalOrder>();
  readonly payments = new Map<string, LocalPayment>();
  readonly refunds = new Map<string, LocalRefund>();
  /** Outcome of new refunds: `pending` ones stay so until `finishRefund`, `refused` means an insufficient balance. */
  refundOutcome: LocalRefund['status'] | 'refused' = 'processed';
  /** Set to false to allow refunds beyond the payment, for tests of whether the product itself prevents them. */
  isStrict = true;
  /** Current time in milliseconds; replaced by tests. */
  now = () => Date.now();
  private readonly refundKeys = new IdempotencyKeys<LocalRefund>();

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
      id: newId('order'),
      entity: 'order',
      amount: amount as number,
      amount_paid: 0,
      amount_due: amount as number,
      currency,
      receipt: reference,
      status: 'created',
      attempts: 0,
      notes: (notes ?? {}) as Record<string, string>,
      created_at: this.seconds(),
    };
    this.orders.set(order.id, order);
    return order;
  }

  /** Makes a payment with the given outcome; tests override fields to create payments that do not fit the order. */
  pay(orderId: string, outcome: Outcome, overrides: Partial<LocalPayment> = {}): LocalPayment {
    const order = getOrThrow(this.orders, orderId);
    if (order.status === 'paid') throw new LocalRefusal('Payment already done for this order.');
    const payment: LocalPayment = {
      id: newId('pay'),
      entity: 'payment',
      amount: order.amount,
      currency: order.currency,
      status: 'created',
      order_id: order.id,
      method: 'upi',
      amount_refunded: 0,
      captured: false,
      email: 'void@razorpay.com',
      contact: '+919999999999',
      notes: {},
      created_at: this.seconds(),
      ...overrides,
    };
    this.payments.set(payment.id, payment);
    order.status = 'attempted';
    order.attempts += 1;
    if (outcome === 'success') this.capture(payment.id);
    else this.fail(payment);
    return payment;
  }

  /** Captures a payment: immediately, or long after it was reported as failed. */
  capture(paymentId: string): void {
    const payment = getOrThrow(this.payments, paymentId);
    const order = getOrThrow(this.orders, payment.order_id);
    if (payment.captured) throw new LocalRefusal('This payment has already been captured');
    this.change(payment, { status: 'authorized' }, 'payment.authorized');
    this.change(payment, { status: 'captured', captured: true }, 'payment.captured');
    Object.assign(order, { status: 'paid', amount_paid: payment.amount, amount_due: 0 });
    this.emit('order.paid', { payment: { entity: payment }, order: { entity: order } });
  }

  /** Makes a refund. The same key with the same request returns the same refund. */
  refund(paymentId: string, request: Record<string, unknown>, key: string | undefined): LocalRefund {
    const payment = getOrThrow(this.payments, paymentId);
    const known = this.refundKeys.find(key, request);
    if (known) return known;
    const left = payment.amount - payment.amount_refunded;
    const amount = typeof request['amount'] === 'number' ? request['amount'] : left;
    this.refuseRefund(payment, amount);
    const status = this.refundOutcome as LocalRefund['status'];
    const refund: LocalRefund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: payment.id,
      receipt: typeof request['receipt'] === 'string' ? request['receipt'] : null,
      status: 'pending',
      created_at: this.seconds(),
    };
    this.refunds.set(refund.id, refund);
    this.addRefunded(payment, amount);
    this.refundKeys.remember(key, request, refund);
    this.emit('refund.created', { refund: { entity: refund }, payment: { entity: payment } });
    if (status !== 'pending') this.finishRefund(refund.id, status);
    return refund;
  }

  finishRefund(refundId: string, status: 'processed' | 'failed' = 'processed'): void {
    const refund = getOrThrow(this.refunds, refundId);
    if (refund.status !== 'pending') throw new LocalRefusal(`This refund is ${refund.status} already`);
    refund.status = status;
    const payment = getOrThrow(this.payments, refund.payment_id);
    if (status === 'failed') this.addRefunded(payment, -refund.amount);
    this.emit(`refund.${status}`, { refund: { entity: refund }, payment: { entity: payment } });
  }

  /** Payments created between two Unix times in seconds, newest first. */
  paymentsIn({ from, to }: { from: number; to: number }): LocalPayment[] {
    return [...this.payments.values()]
      .filter(({ created_at }) => created_at >= from && created_at <= to)
      .reverse();
  }

  private refuseRefund({ captured, amount: paid, amount_refunded }: LocalPayment, amount: number): void {
    if (!captured) throw new LocalRefusal('The payment status should be captured for action to be taken');
    if (this.refundOutcome === 'refused') {
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

  private fail(payment: LocalPayment): void {
    this.change(payment, { status: 'failed' }, 'payment.failed');
  }

  private change(payment: LocalPayment, to: Partial<LocalPayment>, event: string): void {
    Object.assign(payment, to);
    this.emit(event, { payment: { entity: payment } });
  }

  /** Serializes the event at once, so that it keeps the state of its entities at this moment. */
  private emit(type: string, payload: Record<string, unknown>): void {
    const contains = Object.keys(payload);
    const event = {
      entity: 'event',
      account_id: 'acc_local',
      event: type,
      contains,
      payload,
      created_at: this.seconds(),
    };
    this.onEvent({ id: newId('evt'), type, body: JSON.stringify(event) });
  }
}
