import { In, IsNull, Not } from 'typeorm';
import { orderMessages } from '#common/orders/messages';
import { onlineMessages, type SignedPaymentValues } from '#common/orders/online-payments';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import { AppError, Conflict, InvalidInput, NotFound, ServiceUnavailable } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import { isUuid } from '../../lib/uuid';
import type { UserActor } from '../../lib/actor';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../members/user.entity';
import { Order } from './order.entity';
import type { Gateways } from './gateways';
import type { GatewayPayment, OnlineGateway, PaymentGateway } from './payment-gateway';
import type { PaymentService } from './payment.service';
import type { RefundService } from './refund.service';
import { orderPlacing } from './order.limits';
import { askGateway } from './order.tasks';

interface OnlineParts {
  dataSource: Database;
  limits: Pick<RateLimits, 'take'>;
  gateways: Gateways;
  payments: PaymentService;
  refunds: Pick<RefundService, 'compare'>;
  logger: Logger;
}

export interface Payable {
  order: Order;
  /** Data for the gateway's checkout form; null if it is paid at the desk or no longer awaits payment. */
  checkout: Record<string, unknown> | null;
}

/** Jobs added by one run, so that a gateway whose calls all time out does not build up a backlog. */
const RECONCILED_AT_ONCE = 100;

/** Payments that members make online. Only the gateway is trusted to report a payment, never the browser. */
export class OnlinePayments {
  constructor(private readonly parts: OnlineParts) {}

  /** Returns the checkout data for an order of the current user. */
  async begin(actor: UserActor, id: string): Promise<Payable> {
    await this.parts.limits.take(orderPlacing, actor.id);
    const order = await this.findOwn(actor, id);
    if (order.status !== 'placed') throw new Conflict(orderMessages.orderNotWaiting);
    const payable = await this.checkoutOf(order);
    if (payable.order.status === 'placed' && !payable.checkout)
      throw new Conflict(onlineMessages.notPaidOnline);
    return payable;
  }

  /** Returns the checkout data for an order that its member has just placed, or placed earlier. */
  async checkoutOf(order: Order): Promise<Payable> {
    const gateway = this.parts.gateways.find(order.gateway);
    if (!gateway || order.status !== 'placed' || order.userId === null) return { order, checkout: null };
    // An order that exists at the gateway may have been paid without our having received the event.
    const current = await this.withGatewayErrors(() =>
      order.gatewayOrderId === null ? this.open(gateway, order) : this.refresh(order),
    );
    if (current.status !== 'placed') return { order: current, checkout: null };
    const member = await this.parts.dataSource.getRepository(User).findOneByOrFail({ id: order.userId });
    return { order: current, checkout: gateway.checkout(current, member) };
  }

  /** Handles the browser's message that an order of the current user was paid: verifies it, then asks the gateway. */
  async confirm(actor: UserActor, { orderId, ...signed }: SignedPaymentValues): Promise<Order> {
    const { limits, gateways, logger } = this.parts;
    await limits.take(orderPlacing, actor.id);
    const order = await this.findOwn(actor, orderId);
    const gateway = gateways.find(order.gateway)?.online;
    if (!gateway || order.gatewayOrderId === null || !gateway.hasSigned(order.gatewayOrderId, signed)) {
      throw new InvalidInput(onlineMessages.signatureInvalid);
    }
    try {
      return await this.refresh(order);
    } catch (err) {
      // The signature proves that it was paid; the status will follow with an event or the next reconciliation.
      logger.warn({ err, order: order.number }, 'the payment gateway does not answer');
      return order;
    }
  }

  /** Adds jobs that query gateways about unpaid orders, since events may have been lost; a limited number per run. */
  async reconcile(): Promise<void> {
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

  /** The job for one order: fetches its payments from the gateway and records them. */
  async checkOrder(orderId: string): Promise<void> {
    const order = await this.parts.dataSource.getRepository(Order).findOneBy({ id: orderId });
    if (order?.status === 'placed') await this.refresh(order);
  }

  private async findOwn(actor: UserActor, id: string): Promise<Order> {
    const orders = this.parts.dataSource.getRepository(Order);
    const order = isUuid(id) ? await orders.findOneBy({ id, userId: actor.id }) : null;
    if (!order) throw new NotFound(orderMessages.orderNotFound);
    return order;
  }

  /**
   * Creates the order at the gateway. No transaction is open, since the call may be slow; if it fails, the member's
   * next attempt repeats it.
   */
  private async open(gateway: PaymentGateway, order: Order): Promise<Order> {
    const gatewayOrderId = await gateway.open(order);
    if (gatewayOrderId === null) return order;
    const orders = this.parts.dataSource.getRepository(Order);
    // With two concurrent requests the first id is kept; nobody pays the other gateway order.
    await orders.update({ id: order.id, gatewayOrderId: IsNull() }, { gatewayOrderId });
    return orders.findOneByOrFail({ id: order.id });
  }

  /** Fetches an order's payments from the gateway, records them and returns the updated order. */
  private async refresh(order: Order): Promise<Order> {
    const { gateways, dataSource } = this.parts;
    const gateway = gateways.find(order.gateway)?.online;
    if (!gateway || order.gatewayOrderId === null) return order;
    for (const payment of await gateway.paymentsOf(order.gatewayOrderId)) {
      await this.recordPayment(payment, { gateway: gateway.name, orderId: order.id });
    }
    return dataSource.getRepository(Order).findOneByOrFail({ id: order.id });
  }

  /** Records one payment as its gateway reports it, and checks its refunds. */
  async recordPayment(
    payment: GatewayPayment,
    of: { gateway: OnlineGateway['name']; orderId: string },
  ): Promise<void> {
    const { payments, refunds, logger } = this.parts;
    try {
      await payments.record({ ...payment, ...of });
      await refunds.compare(of.gateway, payment);
    } catch (err) {
      // A retry would be rejected as well.
      if (!(err instanceof AppError)) throw err;
      const { gatewayPaymentId } = payment;
      logger.error({ err, orderId: of.orderId, gatewayPaymentId }, 'a payment was not counted');
    }
  }

  private async withGatewayErrors<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (err) {
      this.parts.logger.error({ err }, 'the payment gateway does not answer');
      throw new ServiceUnavailable(onlineMessages.gatewayUnavailable);
    }
  }
}
