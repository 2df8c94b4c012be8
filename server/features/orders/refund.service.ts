import { IsNull, LessThan, Or, type EntityManager } from 'typeorm';
import { REASON_LENGTH_MAX, REFUND_CHECK_PAUSE_MS } from '#common/limits';
import { messages } from '#common/messages';
import type { GatewayName } from '#common/orders';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import type { Attempt } from '../../jobs/tasks';
import type { Clock } from '../../lib/clock';
import { NotFound, ServiceUnavailable } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import { isUuid } from '../../lib/uuid';
import type { UserService } from '../members/user.service';
import { holdOrder, type HeldOrder } from './held-order';
import type { Order } from './order.entity';
import type { GatewayPayment, GatewayRefund, Gateways } from './payment-gateway';
import { Payment } from './payment.entity';
import { Refund } from './refund.entity';
import { returnedOf, type RefundRecords, type RefundRequest } from './refund-records';

interface RefundParts {
  database: Database;
  clock: Clock;
  logger: Logger;
  users: UserService;
  gateways: Gateways;
  records: RefundRecords;
}

/** What a gateway says of a refund by itself. */
export interface RefundReport extends GatewayRefund {
  gateway: Exclude<GatewayName, 'desk'>;
  gatewayPaymentId: string;
}

/** Refunds that one run asks about; the next run takes those that were asked about longest ago. */
const CHECKED_AT_ONCE = 100;

/** Money that is given back: of each payment never more than has arrived. */
export class RefundService {
  constructor(private readonly parts: RefundParts) {}

  /** The payment that paid an order. */
  async paymentOf(manager: EntityManager, order: Order): Promise<Payment> {
    return manager
      .createQueryBuilder(Payment, 'payment')
      .where({ orderId: order.id, status: 'captured' })
      .andWhere(
        `not exists (select 1 from refunds where refunds.payment_id = payment.id and cause <> 'gateway')`,
      )
      .getOneOrFail();
  }

  /** Gives what is left of a held order's payment back: by hand at once, by its gateway as soon as that has been asked. */
  async request(manager: EntityManager, held: HeldOrder, request: RefundRequest): Promise<void> {
    const { payment } = request;
    const refund = await this.parts.records.request(manager, request);
    if (this.parts.gateways.find(payment.gateway)?.refunds === null) {
      return this.parts.records.complete(manager, held, { refund, payment });
    }
    await this.addJob(manager, refund);
  }

  /** The job: gives back what is left, or asks how far it is. However often it is done, it is given back once. */
  async carryOut(refundId: string, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
    const refund = await this.find(refundId);
    if (refund.status !== 'requested' && refund.status !== 'pending') return;
    try {
      await this.giveBack(refund);
    } catch (error) {
      await this.noteProblem(refundId, { error, isLast });
      throw error;
    }
  }

  /** Asks the gateway for everything that was given back of a payment, and takes it in. */
  async check(payment: Payment): Promise<void> {
    await this.takeIn(payment, await this.gatewayOf(payment).of(payment));
  }

  /** The same for a refund that somebody is about to decide on. */
  async checkNow(id: string): Promise<void> {
    const { payment } = await this.find(id);
    // Of a gateway that has been switched off nothing more will be heard.
    if (!this.parts.gateways.find(payment.gateway)) return;
    try {
      await this.check(payment);
    } catch (err) {
      this.parts.logger.error({ err }, 'the payment gateway does not answer');
      throw new ServiceUnavailable(messages.refundNotChecked);
    }
  }

  async find(id: string): Promise<Refund> {
    const refunds = this.parts.database.getRepository(Refund);
    const refund = isUuid(id) ? await refunds.findOne({ where: { id }, relations: { payment: true } }) : null;
    if (!refund) throw new NotFound(messages.refundNotFound);
    return refund;
  }

  /** The gateway says by itself how far a refund is. Of one that is not known it is asked, since events come late. */
  async settle({ gateway, gatewayPaymentId, ...report }: RefundReport): Promise<void> {
    const { database, records } = this.parts;
    const where = { gateway, gatewayPaymentId, status: 'captured' } as const;
    const payment = await database.getRepository(Payment).findOneBy(where);
    if (!payment) return;
    const known = await records.of(database, payment.id);
    const isKnown = known.some((one) => one.gatewayRefundId === report.gatewayRefundId);
    return isKnown ? this.takeIn(payment, [report]) : this.check(payment);
  }

  /** Asks about the refunds of a payment when the gateway has given back another sum than is known here. */
  async compare(gateway: RefundReport['gateway'], { gatewayPaymentId, returnedPaise }: GatewayPayment) {
    const { database, records } = this.parts;
    const payment = await database.getRepository(Payment).findOneBy({ gateway, gatewayPaymentId });
    if (payment?.status !== 'captured') return;
    const refunds = await records.of(database, payment.id);
    const atGateway = refunds.filter(({ byHand }) => byHand === null);
    if (returnedOf(atGateway) !== returnedPaise) await this.check(payment);
  }

  /** Adds a job for each refund that the gateway has not finished: its event may have been lost. */
  async reconcile(): Promise<void> {
    await this.parts.database.transaction(async (manager) => {
      const before = new Date(this.parts.clock.now() - REFUND_CHECK_PAUSE_MS);
      const checkedAt = Or(IsNull(), LessThan(before));
      const open = await manager.find(Refund, {
        // What was asked for in vain has a job that goes on trying.
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

  /** In the transaction that makes a refund due, or due again. */
  async addJob(manager: EntityManager, { id }: Refund): Promise<void> {
    await addJob(manager, 'give-back', {
      payload: { refundId: id },
      key: `refund:${id}`,
    });
  }

  /**
   * No transaction waits for the gateway. What is left is computed from what it says at that moment; should it say
   * otherwise meanwhile, it refuses the sum, and the next attempt computes again.
   */
  private async giveBack({ id, payment }: Refund): Promise<void> {
    await this.check(payment);
    const refund = await this.find(id);
    if (refund.status !== 'requested' || refund.amountPaise === 0) return;
    const { key, amountPaise } = refund;
    await this.takeIn(payment, [await this.gatewayOf(payment).make(payment, { key, amountPaise })]);
  }

  private async takeIn(payment: Payment, reports: GatewayRefund[]): Promise<void> {
    const { database, users, records, clock } = this.parts;
    await database.transaction(async (manager) => {
      const held = await holdOrder(manager, users, payment.orderId);
      const again = await records.take(manager, held, { payment, reports });
      if (again) await this.addJob(manager, again);
      const checkedAt = new Date(clock.now());
      await manager.update(Refund, { paymentId: payment.id }, { checkedAt });
    });
  }

  /** Admins read what went wrong; once nobody tries any more, the refund is theirs. */
  private async noteProblem(id: string, { error, isLast }: { error: unknown; isLast: boolean }) {
    const { database, logger, clock } = this.parts;
    const problem = (error instanceof Error ? error.message : 'Unknown').slice(0, REASON_LENGTH_MAX);
    const checkedAt = new Date(clock.now());
    const refunds = database.getRepository(Refund);
    await refunds.update({ id, status: 'requested' }, { problem, checkedAt });
    if (!isLast) return;
    await refunds.update({ id, status: 'requested' }, { status: 'failed' });
    logger.error({ refundId: id, err: error }, 'a refund has failed, and waits for an admin');
  }

  private gatewayOf({ gateway }: Payment) {
    const { refunds } = this.parts.gateways.of(gateway);
    if (refunds === null) throw new Error(`${gateway} gives nothing back by itself.`);
    return refunds;
  }
}
