import type { EntityManager } from 'typeorm';
import { canBecome, REFUND_TRANSITIONS, type RefundStatus } from '#common/orders';
import { messages } from '#common/messages';
import type { Clock } from '../../lib/clock';
import type { Ledger } from '../ledger/ledger.service';
import { Conflict } from '../../lib/errors';
import type { HeldOrder } from './held-order';
import type { GatewayRefund } from './payment-gateway';
import type { Payment } from './payment.entity';
import { Refund } from './refund.entity';
import type { Settlement } from './settlement';

interface RecordParts {
  clock: Clock;
  ledger: Ledger;
  settlement: Settlement;
}

export interface RefundRequest extends Pick<Refund, 'reason'> {
  payment: Payment;
  cause: Exclude<Refund['cause'], 'gateway'>;
}

interface Completion {
  refund: Refund;
  payment: Payment;
  /** How an admin did it, where the gateway did not. */
  byHand?: string | null;
}

const GATEWAY_REASON = 'It was given back at the payment service.';

/**
 * What is known of the refunds of a payment. Every method runs in a transaction that holds the order, so that nobody
 * else changes them meanwhile.
 */
export class RefundRecords {
  constructor(private readonly parts: RecordParts) {}

  of = (manager: Pick<EntityManager, 'getRepository'>, paymentId: string): Promise<Refund[]> =>
    manager.getRepository(Refund).find({ where: { paymentId }, order: { requestedAt: 'ASC', id: 'ASC' } });

  /** Asks for whatever is left of a payment. */
  async request(manager: EntityManager, { payment, cause, reason }: RefundRequest): Promise<Refund> {
    const amountPaise = restOf(payment, await this.of(manager, payment.id));
    const values = { paymentId: payment.id, amountPaise, cause, reason, attempt: 1 };
    const fresh = {
      status: 'requested' as const,
      gatewayRefundId: null,
      byHand: null,
      requestedAt: this.now(),
    };
    return manager.save(manager.create(Refund, { ...values, ...fresh }));
  }

  /** Takes in what the gateway says of a payment's refunds. Returns a new request when money has become free again. */
  async take(
    manager: EntityManager,
    held: HeldOrder,
    { payment, reports }: { payment: Payment; reports: GatewayRefund[] },
  ): Promise<Refund | null> {
    for (const report of reports) await this.takeOne(manager, held, { payment, report });
    return this.followUp(manager, held, payment);
  }

  /** The money has gone back: it is booked, a credit note follows where the sale still stood, and the member hears of it. */
  async complete(
    manager: EntityManager,
    held: HeldOrder,
    { refund, payment, byHand = null }: Completion,
  ): Promise<void> {
    const done = { status: 'done' as const, doneAt: this.now(), problem: null };
    await this.change(manager, refund, byHand === null ? done : { ...done, byHand, gatewayRefundId: null });
    if (refund.amountPaise > 0) await this.parts.ledger.refund(manager, refund, payment);
    const refunds = await this.of(manager, payment.id);
    await this.parts.settlement.returned(manager, held, { refund, refunds });
  }

  /** Moves a refund on, if it can become that; the object is changed as well. */
  async change(manager: EntityManager, refund: Refund, change: Partial<Refund>): Promise<void> {
    if (change.status && !canBecome(REFUND_TRANSITIONS, [refund.status, change.status])) {
      throw new Conflict(messages.refundNotFailed);
    }
    await manager.update(Refund, refund.id, change);
    Object.assign(refund, change);
  }

  private async takeOne(
    manager: EntityManager,
    held: HeldOrder,
    { payment, report }: { payment: Payment; report: GatewayRefund },
  ): Promise<void> {
    const { gatewayRefundId, amountPaise, status } = report;
    const known = find(await this.of(manager, payment.id), report);
    // What failed at the gateway without our having asked for it has moved no money.
    if (!known && status === 'failed') return;
    const refund = known ?? (await this.add(manager, payment, report));
    if (!isNews(refund, report)) return;
    await this.change(manager, refund, { gatewayRefundId, amountPaise });
    if (status === 'done') return this.complete(manager, held, { refund, payment });
    await this.change(manager, refund, { status, problem: null });
  }

  private add(manager: EntityManager, payment: Payment, { gatewayRefundId, amountPaise }: GatewayRefund) {
    const values = { paymentId: payment.id, gatewayRefundId, amountPaise, attempt: 1 };
    const fresh = { status: 'pending' as const, byHand: null, requestedAt: this.now() };
    const seen = { cause: 'gateway' as const, reason: GATEWAY_REASON };
    return manager.save(manager.create(Refund, { ...values, ...fresh, ...seen }));
  }

  /** Of a payment that must go back in full: what is left of it is asked for, and a request for nothing is over. */
  private async followUp(manager: EntityManager, held: HeldOrder, payment: Payment): Promise<Refund | null> {
    const refunds = await this.of(manager, payment.id);
    const wanted = refunds.filter(({ cause }) => cause !== 'gateway');
    const [last] = wanted.slice(-1);
    if (!last) return null;
    const open = wanted.find(({ status }) => status !== 'done');
    const rest = restOf(payment, refunds);
    if (!open) {
      const { reason } = last;
      const cause = last.cause as RefundRequest['cause'];
      return rest > 0 ? this.request(manager, { payment, cause, reason }) : null;
    }
    if (open.status === 'pending') return null;
    if (open.amountPaise !== rest) await this.change(manager, open, { amountPaise: rest });
    const isOver = rest === 0 && !refunds.some(({ status }) => status === 'pending');
    if (isOver) await this.complete(manager, held, { refund: open, payment });
    return null;
  }

  private now = () => new Date(this.parts.clock.now());
}

/** Those that have moved money, or are about to at the gateway. */
const MOVED: readonly RefundStatus[] = ['pending', 'done'];

export const returnedOf = (refunds: Refund[]): number =>
  refunds
    .filter(({ status }) => MOVED.includes(status))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);

export const restOf = ({ amountPaise }: Payment, refunds: Refund[]): number =>
  Math.max(0, amountPaise - returnedOf(refunds));

/** Events come late: what the gateway itself has called failed is not on its way again. */
function isNews(refund: Refund, { status }: GatewayRefund): boolean {
  const isLate = status === 'pending' && refund.status === 'failed' && refund.gatewayRefundId !== null;
  return !isLate && canBecome(REFUND_TRANSITIONS, [refund.status, status]);
}

/** By its id there, else by the key that it was asked for with, when the answer to that was lost. */
const find = (refunds: Refund[], { gatewayRefundId, key }: GatewayRefund): Refund | undefined =>
  refunds.find((one) => one.gatewayRefundId === gatewayRefundId) ??
  refunds.find((one) => one.gatewayRefundId === null && one.status !== 'done' && one.key === key);
