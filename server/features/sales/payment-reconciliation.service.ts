import { In, IsNull, Not } from 'typeorm';
import { PAYMENTS_LOOKBACK_MS } from '#common/orders/limits';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import type { Clock } from '../../lib/clock';
import { AppError } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import type { ConfiguredGateways } from './configured-gateways';
import { Order } from '../orders/order.entity';
import { askGateway, readPageOfPayments, type PageOfPayments } from './order.tasks';
import type { GatewayPayment, OnlineGateway } from './payment-gateway';
import type { PaymentService } from './payment.service';
import type { RefundService } from './refund.service';

interface ReconciliationParts {
  dataSource: Database;
  clock: Clock;
  logger: Logger;
  gateways: ConfiguredGateways;
  payments: PaymentService;
  refunds: Pick<RefundService, 'compare'>;
}

/** Order of a payment, with the gateway that took it. */
interface PaidOrder {
  gateway: OnlineGateway['name'];
  orderId: string;
}

/** Jobs added by one run, so that a gateway whose calls all time out does not build up a backlog. */
const RECONCILED_AT_ONCE = 100;

/** Fetches payments from the gateways and records them, because the events about them may have been lost. */
export class PaymentReconciliationService {
  constructor(private readonly parts: ReconciliationParts) {}

  /** Adds jobs that query gateways about unpaid orders; a limited number per run. */
  async queueUnpaidOrders(): Promise<void> {
    const { dataSource, gateways } = this.parts;
    await dataSource.transaction(async (manager) => {
      const waiting = await manager
        .createQueryBuilder(Order, 'o')
        .where({ status: 'placed', gatewayOrderId: Not(IsNull()) })
        .andWhere({ gateway: In(gateways.online.map(({ name }) => name)) })
        // Random order, so that no order is left out of every run.
        .orderBy('random()')
        .limit(RECONCILED_AT_ONCE)
        .getMany();
      for (const { id } of waiting) {
        await addJob(manager, askGateway, { payload: { orderId: id }, key: `ask-gateway:${id}` });
      }
    });
  }

  /** The job for one unpaid order. */
  async reconcileUnpaidOrder(orderId: string): Promise<void> {
    const order = await this.parts.dataSource.getRepository(Order).findOneBy({ id: orderId });
    if (order?.status === 'placed') await this.reconcileOrder(order);
  }

  /** Fetches an order's payments from its gateway, records them and returns the updated order. */
  async reconcileOrder(order: Order): Promise<Order> {
    const { gateways, dataSource } = this.parts;
    const gateway = gateways.find(order.gateway)?.online;
    if (!gateway || order.gatewayOrderId === null) return order;
    for (const payment of await gateway.paymentsOf(order.gatewayOrderId)) {
      await this.record(payment, { gateway: gateway.name, orderId: order.id });
    }
    return dataSource.getRepository(Order).findOneByOrFail({ id: order.id });
  }

  /**
   * Adds the job for the first page of each gateway's recent payments. This finds payments for orders that no longer
   * await payment, and refunds made in a gateway's dashboard.
   */
  async queueRecentPayments(): Promise<void> {
    const { clock, gateways } = this.parts;
    const toMs = clock.now();
    const fromMs = toMs - PAYMENTS_LOOKBACK_MS;
    for (const { name } of gateways.online) {
      await this.queuePage({ gateway: name, fromMs, toMs, skip: 0 });
    }
  }

  /** The job for one page of payments; adds the job for the next one. */
  async reconcilePage(request: PageOfPayments): Promise<void> {
    const { gateways, payments, logger } = this.parts;
    const gateway = gateways.find(request.gateway)?.online;
    if (!gateway) return;
    const page = await gateway.paymentsIn(request, request.skip);
    if (page.next !== null) await this.queuePage({ ...request, skip: page.next });
    for (const { gatewayOrderId, ...payment } of await payments.outOfDate(page.payments)) {
      const orderId = await payments.orderIdOf(gateway.name, gatewayOrderId);
      if (orderId === null) continue;
      const of = { gateway: gateway.name, orderId };
      // A failure with one payment does not block the others.
      await this.record(payment, of).catch((err: unknown) => {
        logger.error({ err, ...of }, 'a payment could not be recorded');
      });
    }
  }

  /** Records one payment as its gateway reports it, and checks its refunds. */
  private async record(payment: GatewayPayment, of: PaidOrder): Promise<void> {
    const { payments, refunds, logger } = this.parts;
    try {
      await payments.record({ ...payment, ...of });
      await refunds.compare(of.gateway, payment);
    } catch (err) {
      // A retry would be rejected as well.
      if (!(err instanceof AppError)) throw err;
      const { gatewayPaymentId } = payment;
      logger.error({ err, orderId: of.orderId, gatewayPaymentId }, 'a payment was not recorded');
    }
  }

  private queuePage(payload: PageOfPayments): Promise<void> {
    const key = `read-payments:${payload.gateway}:${payload.skip}`;
    return this.parts.dataSource.transaction((manager) =>
      addJob(manager, readPageOfPayments, { payload, key }),
    );
  }
}
