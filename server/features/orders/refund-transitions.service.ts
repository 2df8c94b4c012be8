import type { EntityManager } from 'typeorm';
import { REFUND_TRANSITIONS, type RefundStatus } from '#common/orders/orders';
import { orderMessages } from '#common/orders/messages';
import { canBecome } from '#common/transitions';
import type { Clock } from '../../lib/clock';
import type { Ledger } from '../ledger/ledger.service';
import { Conflict } from '../../lib/errors';
import type { LockedOrder } from './order-transitions';
import type { GatewayRefund } from './payment-gateway';
import type { Payment } from './payment.entity';
import { Refund } from './refund.entity';
import type { OrderFulfilment } from './order-fulfilment.service';

interface RecordParts {
  clock: Clock;
  ledger: Ledger;
  fulfilment: OrderFulfilment;
}

export interface RefundRequest extends Pick<Refund, 'reason'> {
  payment: Payment;
  cause: Exclude<Refund['cause'], 'gateway'>;
}

interface Completion {
  refund: Refund;
  payment: Payment;
  /** How an admin returned the money; null if the gateway or the desk did. */
  byHand?: string | null;
}

const GATEWAY_REASON = 'It was given back at the payment service.';

/**
 * The stored refunds of a payment. Methods that change them run in a transaction that has locked the order, so that
 * nothing else changes them meanwhile.
 */
export class RefundTransitions {
  constructor(private readonly parts: RecordParts) {}

  of = (manager: Pick<EntityManager, 'getRepository'>, paymentId: string): Promise<Refund[]> =>
    manager.getRepository(Refund).find({ where: { paymentId }, order: { requestedAt: 'ASC', id: 'ASC' } });

  /** Adds a request to refund what is left of a payment. */
  async request(manager: EntityManager, { payment, cause, reason }: RefundRequest): Promise<Refund> {
    const amountPaise = remainingOf(payment, await this.of(manager, payment.id));
    const values = { paymentId: payment.id, amountPaise, cause, reason, attempt: 1 };
    const fresh = {
      status: 'requested' as const,
      gatewayRefundId: null,
      byHand: null,
      requestedAt: this.now(),
    };
    return manager.save(manager.create(Refund, { ...values, ...fresh }));
  }

  /** Records the gateway's reports of a payment's refunds. Returns a new request if more has to be refunded. */
  async take(
    manager: EntityManager,
    locked: LockedOrder,
    { payment, reports }: { payment: Payment; reports: GatewayRefund[] },
  ): Promise<Refund | null> {
    for (const report of reports) await this.takeOne(manager, locked, { payment, report });
    return this.followUp(manager, locked, payment);
  }

  /**
   * Records that the money has been returned: books it, issues a credit note if the sale has not been reversed, and
   * mails the member.
   */
  async complete(
    manager: EntityManager,
    locked: LockedOrder,
    { refund, payment, byHand = null }: Completion,
  ): Promise<void> {
    const done = { status: 'done' as const, doneAt: this.now(), problem: null };
    await this.change(manager, refund, byHand === null ? done : { ...done, byHand, gatewayRefundId: null });
    if (refund.amountPaise > 0) await this.parts.ledger.refund(manager, refund, payment);
    const refunds = await this.of(manager, payment.id);
    await this.parts.fulfilment.recordReturn(manager, locked, { refund, refunds });
  }

  /** Changes a refund, in the row and in the object; throws `Conflict` if the change of status is not allowed. */
  async change(manager: EntityManager, refund: Refund, change: Partial<Refund>): Promise<void> {
    if (change.status && !canBecome(REFUND_TRANSITIONS, [refund.status, change.status])) {
      throw new Conflict(orderMessages.refundNotFailed);
    }
    await manager.update(Refund, refund.id, change);
    Object.assign(refund, change);
  }

  private async takeOne(
    manager: EntityManager,
    locked: LockedOrder,
    { payment, report }: { payment: Payment; report: GatewayRefund },
  ): Promise<void> {
    const { gatewayRefundId, amountPaise, status } = report;
    const known = find(await this.of(manager, payment.id), report);
    // A failed refund that we did not request has moved no money.
    if (!known && status === 'failed') return;
    const refund = known ?? (await this.add(manager, payment, report));
    if (!isProgress(refund, report)) return;
    await this.change(manager, refund, { gatewayRefundId, amountPaise });
    if (status === 'done') return this.complete(manager, locked, { refund, payment });
    await this.change(manager, refund, { status, problem: null });
  }

  private add(manager: EntityManager, payment: Payment, { gatewayRefundId, amountPaise }: GatewayRefund) {
    const values = { paymentId: payment.id, gatewayRefundId, amountPaise, attempt: 1 };
    const fresh = { status: 'pending' as const, byHand: null, requestedAt: this.now() };
    const seen = { cause: 'gateway' as const, reason: GATEWAY_REASON };
    return manager.save(manager.create(Refund, { ...values, ...fresh, ...seen }));
  }

  /** For a payment that has to be refunded in full: requests what is left, and completes a request for nothing. */
  private async followUp(
    manager: EntityManager,
    locked: LockedOrder,
    payment: Payment,
  ): Promise<Refund | null> {
    const refunds = await this.of(manager, payment.id);
    const wanted = refunds.filter(({ cause }) => cause !== 'gateway');
    const [last] = wanted.slice(-1);
    if (!last) return null;
    const open = wanted.find(({ status }) => status !== 'done');
    const remaining = remainingOf(payment, refunds);
    if (!open) {
      const { reason } = last;
      const cause = last.cause as RefundRequest['cause'];
      return remaining > 0 ? this.request(manager, { payment, cause, reason }) : null;
    }
    if (open.status === 'pending') return null;
    if (open.amountPaise !== remaining) await this.change(manager, open, { amountPaise: remaining });
    const isOver = remaining === 0 && !refunds.some(({ status }) => status === 'pending');
    if (isOver) await this.complete(manager, locked, { refund: open, payment });
    return null;
  }

  private now = () => new Date(this.parts.clock.now());
}

/** Statuses of refunds that have moved money or are about to. */
const MOVED: readonly RefundStatus[] = ['pending', 'done'];

export const returnedOf = (refunds: Refund[]): number =>
  refunds
    .filter(({ status }) => MOVED.includes(status))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);

export const remainingOf = ({ amountPaise }: Payment, refunds: Refund[]): number =>
  Math.max(0, amountPaise - returnedOf(refunds));

/** Whether a report advances a refund. A late `pending` event does not revive a refund that failed at the gateway. */
function isProgress(refund: Refund, { status }: GatewayRefund): boolean {
  const isLate = status === 'pending' && refund.status === 'failed' && refund.gatewayRefundId !== null;
  return !isLate && canBecome(REFUND_TRANSITIONS, [refund.status, status]);
}

/** Finds a refund by its gateway id or, if the answer to our request was lost, by the key of that request. */
const find = (refunds: Refund[], { gatewayRefundId, key }: GatewayRefund): Refund | undefined =>
  refunds.find((one) => one.gatewayRefundId === gatewayRefundId) ??
  refunds.find((one) => one.gatewayRefundId === null && one.status !== 'done' && one.key === key);
