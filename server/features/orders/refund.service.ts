import type { EntityManager } from 'typeorm';
import type { GatewayName } from '#common/orders';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import type { Attempt } from '../../jobs/tasks';
import type { Clock } from '../../lib/clock';
import type { Logger } from '../../lib/logger';
import type { Ledger } from '../ledger/ledger.service';
import type { Order } from './order.entity';
import type { Gateways, GivenBack } from './payment-gateway';
import { Payment } from './payment.entity';
import { Refund } from './refund.entity';

interface RefundParts {
  database: Database;
  clock: Clock;
  logger: Logger;
  gateways: Gateways;
  ledger: Ledger;
}

/** What a gateway says of a refund. */
export interface RefundReport {
  gateway: Exclude<GatewayName, 'desk'>;
  gatewayPaymentId: string;
  gatewayRefundId: string;
}

/** Money that is given back: each payment at most once, and in full. */
export class RefundService {
  constructor(private readonly parts: RefundParts) {}

  /** The payment that paid an order, and was not given back. */
  async paymentOf(manager: EntityManager, order: Order): Promise<Payment> {
    return manager
      .createQueryBuilder(Payment, 'payment')
      .where({ orderId: order.id, status: 'captured' })
      .andWhere('not exists (select 1 from refunds where refunds.payment_id = payment.id)')
      .getOneOrFail();
  }

  /** Gives a payment of a held order back: by hand at once, by its gateway as soon as that has been asked. */
  async request(manager: EntityManager, payment: Payment, reason: string): Promise<void> {
    const refund = await manager.save(
      manager.create(Refund, {
        ...{ paymentId: payment.id, reason, status: 'requested' },
        requestedAt: this.now(),
      }),
    );
    const { giveBack } = this.parts.gateways.of(payment.gateway);
    if (giveBack === null) return this.complete(manager, refund, { payment, gatewayRefundId: null });
    await addJob(manager, 'give-back', {
      payload: { refundId: refund.id },
      key: `refund:${refund.id}`,
    });
  }

  /** The job: asks the gateway, once, however often it is done. */
  async carryOut(refundId: string, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
    try {
      await this.parts.database.transaction((manager) => this.askGateway(manager, refundId));
    } catch (error) {
      if (isLast) this.parts.logger.error({ refundId }, 'refund given up; give it back at the gateway');
      throw error;
    }
  }

  /** The gateway says that a payment has been given back. */
  async settle({ gateway, gatewayPaymentId, gatewayRefundId }: RefundReport): Promise<void> {
    await this.parts.database.transaction(async (manager) => {
      const payment = await manager.findOneBy(Payment, { gateway, gatewayPaymentId });
      const refund = payment && (await held(manager, { paymentId: payment.id }));
      if (!payment || refund?.status !== 'requested') return;
      await this.complete(manager, refund, { payment, gatewayRefundId });
    });
  }

  private async askGateway(manager: EntityManager, refundId: string): Promise<void> {
    const refund = await held(manager, { id: refundId });
    if (refund?.status !== 'requested' || refund.gatewayRefundId !== null) return;
    const payment = await manager.findOneByOrFail(Payment, { id: refund.paymentId });
    const { gatewayRefundId, isDone } = await this.ask(refund, payment);
    if (isDone) return this.complete(manager, refund, { payment, gatewayRefundId });
    await manager.update(Refund, refund.id, { gatewayRefundId });
  }

  private async ask(refund: Refund, payment: Payment): Promise<GivenBack> {
    const { giveBack } = this.parts.gateways.of(payment.gateway);
    if (giveBack === null) throw new Error(`${payment.gateway} gives nothing back by itself.`);
    return giveBack(refund, payment);
  }

  private async complete(
    manager: EntityManager,
    refund: Refund,
    { payment, gatewayRefundId }: { payment: Payment; gatewayRefundId: string | null },
  ): Promise<void> {
    await manager.update(Refund, refund.id, { status: 'done', gatewayRefundId, doneAt: this.now() });
    await this.parts.ledger.refund(manager, payment);
  }

  private now = () => new Date(this.parts.clock.now());
}

const held = (manager: EntityManager, where: { id: string } | { paymentId: string }) =>
  manager.findOne(Refund, { where, lock: { mode: 'pessimistic_write' } });
