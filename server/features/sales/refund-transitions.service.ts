import type { EntityManager } from 'typeorm';
import { REFUND_TRANSITIONS } from '#common/orders/status-transitions';
import { orderMessages } from '#common/orders/messages';
import { pick } from '#common/pick';
import type { Actor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { LedgerService } from '../ledger/ledger.service';
import type { JournalService, Refusal } from '../journal/journal.service';
import type { LockedOrder } from '../orders/order-transitions.service';
import type { GatewayRefund } from './payment-gateway';
import { Payment } from '../orders/payment.entity';
import { remainingOf } from './refund-amounts';
import { findReported, isProgress } from './refund-report';
import { Refund } from '../orders/refund.entity';
import type { MailedRefund, OrderFulfilmentService } from './order-fulfilment.service';

interface RefundTransitionsParts {
  clock: Clock;
  ledger: LedgerService;
  fulfilment: OrderFulfilmentService;
  journal: JournalService;
}

/** The actor who changes a refund, and the locked order and member. */
export interface RefundContext extends LockedOrder {
  actor: Actor;
  /** The returned amount and method in the mail, if it is about several refunds; null for no mail. */
  mailed?: MailedRefund | null;
}

export interface RefundRequest extends Pick<Refund, 'reason'> {
  payment: Payment;
  cause: Exclude<Refund['cause'], 'gateway'>;
  /** How the front desk pays it back. */
  method?: Refund['method'];
  /** All that is left of the payment if it is not given. */
  amountPaise?: number;
  requestKey?: string | null | undefined;
}

interface Completion {
  refund: Refund;
  payment: Payment;
  /** How an admin returned the money; null if the gateway or the desk did. */
  byHand?: string | null;
}

const NOT_FAILED: Refusal = ['REFUND_NOT_FAILED', orderMessages.refundNotFailed];
const GATEWAY_REASON = 'Refunded directly at the payment service.';

/**
 * The stored refunds of a payment. Methods that change them run in a transaction that has locked the order, so that
 * nothing else changes them meanwhile.
 */
export class RefundTransitionsService {
  constructor(private readonly parts: RefundTransitionsParts) {}

  of = (manager: Pick<EntityManager, 'getRepository'>, paymentId: string): Promise<Refund[]> =>
    manager.getRepository(Refund).find({ where: { paymentId }, order: { requestedAt: 'ASC', id: 'ASC' } });

  /** The refunds for an order, one for each payment, that were requested with this key. */
  withKey(manager: EntityManager, orderId: string, requestKey: string): Promise<Refund[]> {
    return manager
      .getRepository(Refund)
      .createQueryBuilder('refund')
      .innerJoin('refund.payment', 'payment', 'payment.orderId = :orderId', { orderId })
      .where({ requestKey })
      .getMany();
  }

  /** Adds a request to refund a payment. */
  async request(
    manager: EntityManager,
    context: RefundContext,
    { payment, amountPaise, method = null, requestKey = null, ...given }: RefundRequest,
  ): Promise<Refund> {
    const amount = amountPaise ?? remainingOf(payment, await this.of(manager, payment.id));
    const values = {
      ...given,
      paymentId: payment.id,
      amountPaise: amount,
      method,
      requestKey,
      attempt: 1,
    };
    const status = 'requested' as const;
    const fresh = { status, gatewayRefundId: null, byHand: null, requestedAt: this.now() };
    return this.add(manager, context, { ...values, ...fresh });
  }

  /** Records the gateway's reports of a payment's refunds. Returns a new request if more has to be refunded. */
  async recordReports(
    manager: EntityManager,
    context: RefundContext,
    { payment, reports }: { payment: Payment; reports: GatewayRefund[] },
  ): Promise<Refund | null> {
    for (const report of reports) await this.recordReport(manager, context, { payment, report });
    return this.followUp(manager, context, payment);
  }

  /**
   * Records that the money has been returned: books it, issues a credit note if the sale has not been reversed, and
   * mails the member.
   */
  async complete(
    manager: EntityManager,
    context: RefundContext,
    { refund, payment, byHand = null }: Completion,
  ): Promise<void> {
    const done = { status: 'done' as const, doneAt: this.now(), problem: null };
    const values = byHand === null ? done : { ...done, byHand, gatewayRefundId: null };
    await this.change(manager, context, { refund, values });
    if (refund.amountPaise > 0) await this.parts.ledger.refund(manager, refund, payment);
    const refunds = await this.of(manager, payment.id);
    // A payment that was entered for the wrong member can then be entered for the right one.
    if (payment.reference !== null && remainingOf(payment, refunds) === 0)
      await manager.update(Payment, payment.id, { isReferenceFree: true });
    await this.parts.fulfilment.recordReturn(manager, context, { refund, refunds, mailed: context.mailed });
  }

  /** Changes the status of a refund; throws `Conflict` if that is not permitted. */
  async change(
    manager: EntityManager,
    { actor, order }: RefundContext,
    { refund, values }: { refund: Refund; values: Partial<Refund> & Pick<Refund, 'status'> },
  ): Promise<void> {
    const { status: from } = refund;
    const { status: to } = values;
    await this.parts.journal.change(manager, actor, {
      type: `refund.${to}` as const,
      table: Refund,
      row: refund,
      memberId: order.userId,
      values,
      transition: { table: REFUND_TRANSITIONS, from, to, refusal: NOT_FAILED },
      before: recordedOf(refund),
      after: recordedOf({ ...refund, ...values }),
    });
  }

  private async recordReport(
    manager: EntityManager,
    context: RefundContext,
    { payment, report }: { payment: Payment; report: GatewayRefund },
  ): Promise<void> {
    const { gatewayRefundId, amountPaise, status } = report;
    const known = findReported(await this.of(manager, payment.id), report);
    // A failed refund that we did not request has moved no money.
    if (!known && status === 'failed') return;
    const refund = known ?? (await this.addFromGateway(manager, context, { payment, report }));
    if (!isProgress(refund, report)) return;
    await update(manager, refund, { gatewayRefundId, amountPaise });
    if (status === 'done') return this.complete(manager, context, { refund, payment });
    await this.change(manager, context, { refund, values: { status, problem: null } });
  }

  private addFromGateway(
    manager: EntityManager,
    context: RefundContext,
    { payment, report }: { payment: Payment; report: GatewayRefund },
  ): Promise<Refund> {
    const { gatewayRefundId, amountPaise } = report;
    const values = { paymentId: payment.id, gatewayRefundId, amountPaise, attempt: 1 };
    const fresh = { status: 'pending' as const, byHand: null, method: null, requestedAt: this.now() };
    const seen = { cause: 'gateway' as const, reason: GATEWAY_REASON };
    return this.add(manager, context, { ...values, ...fresh, ...seen });
  }

  private async add(
    manager: EntityManager,
    { actor, order }: RefundContext,
    values: Partial<Refund> & Recorded & { status: 'requested' | 'pending' },
  ): Promise<Refund> {
    const refund = manager.create(Refund, values);
    await this.parts.journal.add(manager, actor, {
      type: `refund.${values.status}` as const,
      table: Refund,
      row: refund,
      memberId: order.userId,
      before: {},
      after: recordedOf(values),
    });
    return refund;
  }

  /**
   * For a payment that has to be refunded in full: requests what is left, or completes the open request if the gateway
   * has already refunded everything.
   */
  private async followUp(
    manager: EntityManager,
    context: RefundContext,
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
      return remaining > 0 ? this.request(manager, context, { payment, cause, reason }) : null;
    }
    if (open.status === 'pending') return null;
    if (open.amountPaise !== remaining) await update(manager, open, { amountPaise: remaining });
    const isOver = remaining === 0 && !refunds.some(({ status }) => status === 'pending');
    if (isOver) await this.complete(manager, context, { refund: open, payment });
    return null;
  }

  private now = () => new Date(this.parts.clock.now());
}

/** The facts about a refund in the journal. */
type Recorded = Pick<Refund, 'status' | 'amountPaise' | 'attempt' | 'byHand' | 'method'>;
const recordedOf = (refund: Recorded) => pick(refund, 'status', 'amountPaise', 'attempt', 'byHand', 'method');

/** Changes columns other than the status. */
async function update(
  manager: EntityManager,
  refund: Refund,
  values: Partial<Omit<Refund, 'status' | 'key'>>,
) {
  await manager.update(Refund, refund.id, values);
  Object.assign(refund, values);
}
