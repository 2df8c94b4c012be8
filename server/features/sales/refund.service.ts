import { IsNull, LessThan, Or, type EntityManager } from 'typeorm';
import { REASON_LENGTH_MAX } from '#common/limits';
import { REFUND_CHECK_PAUSE_MS } from '#common/orders/limits';
import { orderMessages } from '#common/orders/messages';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import { SYSTEM } from '../../lib/actor';
import type { Attempt } from '../../jobs/task';
import type { Clock } from '../../lib/clock';
import { NotFound, ServiceUnavailable } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import { isUuid } from '../../lib/uuid';
import type { OrderTransitionsService } from '../orders/order-transitions.service';
import type { Order } from '../orders/order.entity';
import type { ConfiguredGateways } from './configured-gateways';
import type { GatewayPayment, GatewayRefund, RefundReport } from './payment-gateway';
import { Payment } from '../orders/payment.entity';
import { Refund } from '../orders/refund.entity';
import { returnedOf } from './refund-amounts';
import { usedPayments } from '../orders/used-payments';
import type { RefundContext, RefundRequest, RefundTransitionsService } from './refund-transitions.service';
import { carryOutRefund } from './order.tasks';

interface RefundParts {
  dataSource: Database;
  clock: Clock;
  logger: Logger;
  orderTransitions: OrderTransitionsService;
  gateways: ConfiguredGateways;
  refundTransitions: RefundTransitionsService;
}

/** Refunds that one run checks; the next run continues with those that were checked longest ago. */
const CHECKED_AT_ONCE = 100;

/** Makes refunds; never refunds more of a payment than was received. */
export class RefundService {
  constructor(private readonly parts: RefundParts) {}

  /** The payments that paid an order, earliest first. */
  paymentsOf(manager: EntityManager, order: Order): Promise<Payment[]> {
    return usedPayments(manager, [order.id]).getMany();
  }

  /**
   * Refunds a payment, or a part of one that was made at the desk: at the desk immediately, through a gateway by a job.
   * The caller has locked the order.
   */
  async request(manager: EntityManager, context: RefundContext, request: RefundRequest): Promise<void> {
    const { payment } = request;
    const refund = await this.parts.refundTransitions.request(manager, context, request);
    if (this.isPaidBackAtDesk(payment)) {
      return this.parts.refundTransitions.complete(manager, context, { refund, payment });
    }
    await this.addJob(manager, refund);
  }

  /** Whether the front desk hands the money over, rather than a gateway. */
  isPaidBackAtDesk({ gateway }: Payment): boolean {
    return this.parts.gateways.find(gateway)?.refunds === null;
  }

  /** The job: makes the refund, or checks the status of a pending one. Idempotent: the money is returned once. */
  async carryOut(refundId: string, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
    const refund = await this.find(refundId);
    if (refund.status !== 'requested' && refund.status !== 'pending') return;
    try {
      await this.makeRefund(refund);
    } catch (error) {
      await this.noteProblem(refundId, { error, isLast });
      throw error;
    }
  }

  /** Fetches all refunds of a payment from its gateway and records them. */
  async check(payment: Payment): Promise<void> {
    await this.record(payment, await this.gatewayOf(payment).of(payment));
  }

  /** Checks a refund at the gateway before an admin decides on it. */
  async checkNow(id: string): Promise<void> {
    const { payment } = await this.find(id);
    // A gateway that has been switched off cannot be queried.
    if (!this.parts.gateways.find(payment.gateway)) return;
    try {
      await this.check(payment);
    } catch (err) {
      this.parts.logger.error({ err }, 'the payment gateway does not respond');
      throw new ServiceUnavailable(orderMessages.refundNotChecked, 'PAYMENT_GATEWAY_UNAVAILABLE');
    }
  }

  async find(id: string, manager?: EntityManager): Promise<Refund> {
    const refunds = (manager ?? this.parts.dataSource).getRepository(Refund);
    // `findOne` with a joined relation would run two statements.
    const [refund] = isUuid(id) ? await refunds.find({ where: { id }, relations: { payment: true } }) : [];
    if (!refund) throw new NotFound('REFUND_NOT_FOUND', orderMessages.refundNotFound);
    return refund;
  }

  /** Handles an event about a refund. If the refund is not known, queries the gateway, since events come late. */
  async settle({ gateway, gatewayPaymentId, ...report }: RefundReport): Promise<void> {
    const { dataSource, refundTransitions } = this.parts;
    const where = { gateway, gatewayPaymentId, status: 'captured' } as const;
    const payment = await dataSource.getRepository(Payment).findOneBy(where);
    if (!payment) return;
    const known = await refundTransitions.of(dataSource, payment.id);
    const isKnown = known.some((one) => one.gatewayRefundId === report.gatewayRefundId);
    return isKnown ? this.record(payment, [report]) : this.check(payment);
  }

  /** Fetches the refunds of a payment if the amount refunded at the gateway differs from the stored one. */
  async compare(gateway: RefundReport['gateway'], { gatewayPaymentId, returnedPaise }: GatewayPayment) {
    const { dataSource, refundTransitions } = this.parts;
    const payment = await dataSource.getRepository(Payment).findOneBy({ gateway, gatewayPaymentId });
    if (payment?.status !== 'captured') return;
    const refunds = await refundTransitions.of(dataSource, payment.id);
    const atGateway = refunds.filter(({ byHand }) => byHand === null);
    if (returnedOf(atGateway) !== returnedPaise) await this.check(payment);
  }

  /** Adds a job for each refund that the gateway has not finished, since its event may have been lost. */
  async reconcile(): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      const before = new Date(this.parts.clock.now() - REFUND_CHECK_PAUSE_MS);
      const checkedAt = Or(IsNull(), LessThan(before));
      const open = await manager.find(Refund, {
        // A requested refund with a problem already has a job that is being retried.
        where: [
          { status: 'pending', checkedAt },
          { status: 'requested', problem: IsNull(), requestedAt: LessThan(before), checkedAt },
        ],
        order: { checkedAt: { direction: 'ASC', nulls: 'FIRST' } },
        take: CHECKED_AT_ONCE,
      });
      for (const refund of open) await this.addJob(manager, refund);
    });
  }

  /** Called in the transaction that makes a refund due, so that the job exists exactly if that is committed. */
  async addJob(manager: EntityManager, { id }: Refund): Promise<void> {
    await addJob(manager, carryOutRefund, { payload: { refundId: id }, key: `refund:${id}` });
  }

  /**
   * No transaction is open during gateway calls. The amount is what is left by the gateway's own answer; if that has
   * changed by the time of the request, the gateway rejects the amount and the next attempt computes it again.
   */
  private async makeRefund({ id, payment }: Refund): Promise<void> {
    await this.check(payment);
    const refund = await this.find(id);
    if (refund.status !== 'requested' || refund.amountPaise === 0) return;
    const { key, amountPaise } = refund;
    await this.record(payment, [await this.gatewayOf(payment).make(payment, { key, amountPaise })]);
  }

  private async record(payment: Payment, reports: GatewayRefund[]): Promise<void> {
    const { dataSource, orderTransitions, refundTransitions, clock } = this.parts;
    await dataSource.transaction(async (manager) => {
      const locked = await orderTransitions.lock(manager, payment.orderId);
      const context = { ...locked, actor: SYSTEM };
      const again = await refundTransitions.recordReports(manager, context, { payment, reports });
      if (again) await this.addJob(manager, again);
      const checkedAt = new Date(clock.now());
      await manager.update(Refund, { paymentId: payment.id }, { checkedAt });
    });
  }

  /** Stores what went wrong, for admins. After the last attempt the refund is failed, and an admin has to decide. */
  private async noteProblem(id: string, { error, isLast }: { error: unknown; isLast: boolean }) {
    const { dataSource, logger, clock } = this.parts;
    const problem = (error instanceof Error ? error.message : 'Unknown').slice(0, REASON_LENGTH_MAX);
    const checkedAt = new Date(clock.now());
    const refunds = dataSource.getRepository(Refund);
    await refunds.update({ id, status: 'requested' }, { problem, checkedAt });
    if (!isLast) return;
    await this.fail(id);
    logger.error({ refundId: id, err: error }, 'a refund has failed, and waits for an admin');
  }

  private async fail(id: string): Promise<void> {
    const { dataSource, orderTransitions, refundTransitions } = this.parts;
    const { payment } = await this.find(id);
    await dataSource.transaction(async (manager) => {
      const locked = await orderTransitions.lock(manager, payment.orderId);
      const refund = await manager.findOneByOrFail(Refund, { id });
      if (refund.status !== 'requested') return;
      const context = { ...locked, actor: SYSTEM };
      await refundTransitions.change(manager, context, { refund, values: { status: 'failed' } });
    });
  }

  private gatewayOf({ gateway }: Payment) {
    const { refunds } = this.parts.gateways.of(gateway);
    if (refunds === null) throw new Error(`${gateway} gives nothing back by itself.`);
    return refunds;
  }
}
