import { In, IsNull, Not } from 'typeorm';
import { messages } from '#common/messages';
import { onlineMessages, type SignedPaymentValues } from '#common/orders-online';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import { AppError, Conflict, InvalidInput, NotFound, ServiceUnavailable } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import { isUuid } from '../../lib/uuid';
import type { Viewer } from '../../lib/viewer';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../members/user.entity';
import { Order } from './order.entity';
import type { GatewayPayment, Gateways, OnlineGateway, PaymentGateway } from './payment-gateway';
import type { PaymentService } from './payment.service';
import type { RefundService } from './refund.service';

interface OnlineParts {
  database: Database;
  limits: Pick<RateLimits, 'take'>;
  gateways: Gateways;
  payments: PaymentService;
  refunds: Pick<RefundService, 'compare'>;
  logger: Logger;
}

export interface Payable {
  order: Order;
  /** What the page needs to pay it now; null: it waits at the desk, or waits no longer. */
  checkout: Record<string, unknown> | null;
}

/** At a gateway that hangs for 8 seconds a call they take as long as until the next time. */
const RECONCILED_AT_ONCE = 100;

/** Payments that members make on a page. That one was made only its gateway says, never the page. */
export class OnlinePayments {
  constructor(private readonly parts: OnlineParts) {}

  /** What the page needs to pay an order of the one who asks. */
  async begin(viewer: Viewer, id: string): Promise<Payable> {
    await this.parts.limits.take('orderPlacing', viewer.id);
    const order = await this.own(viewer, id);
    if (order.status !== 'placed') throw new Conflict(messages.orderNotWaiting);
    const begun = await this.checkoutOf(order);
    if (begun.order.status === 'placed' && !begun.checkout) throw new Conflict(onlineMessages.notPaidOnline);
    return begun;
  }

  /** The same for an order that its member has just placed, perhaps again. */
  async checkoutOf(order: Order): Promise<Payable> {
    const gateway = this.parts.gateways.find(order.gateway);
    if (!gateway || order.status !== 'placed' || order.userId === null) return { order, checkout: null };
    // What is known at the gateway may be paid by now, without our having heard of it.
    const current = await this.orAway(() =>
      order.gatewayOrderId === null ? this.open(gateway, order) : this.refresh(order),
    );
    if (current.status !== 'placed') return { order: current, checkout: null };
    const member = await this.parts.database.getRepository(User).findOneByOrFail({ id: order.userId });
    return { order: current, checkout: gateway.checkout(current, member) };
  }

  /** The page says that an order of the one who asks was paid: believed only so far that its gateway is asked. */
  async confirm(viewer: Viewer, { orderId, ...word }: SignedPaymentValues): Promise<Order> {
    const { limits, gateways, logger } = this.parts;
    await limits.take('orderPlacing', viewer.id);
    const order = await this.own(viewer, orderId);
    const gateway = gateways.find(order.gateway)?.online;
    if (!gateway || order.gatewayOrderId === null || !gateway.hasSigned(order.gatewayOrderId, word)) {
      throw new InvalidInput(onlineMessages.unsigned);
    }
    try {
      return await this.refresh(order);
    } catch (err) {
      // It was paid, that is signed: how it went on, an event will say.
      logger.warn({ err, order: order.number }, 'the payment gateway does not answer');
      return order;
    }
  }

  /** Asks for a job for each order that waits for a gateway, since an event may have been lost; of many, for some at a time. */
  async reconcile(): Promise<void> {
    const { database, gateways } = this.parts;
    await database.transaction(async (manager) => {
      const waiting = await manager
        .createQueryBuilder(Order, 'o')
        .where({ status: 'placed', gatewayOrderId: Not(IsNull()) })
        .andWhere({ gateway: In(gateways.online.map(({ name }) => name)) })
        // Whoever is not among these is sooner or later: nobody is always last.
        .orderBy('random()')
        .limit(RECONCILED_AT_ONCE)
        .getMany();
      for (const { id } of waiting) {
        await addJob(manager, 'ask-gateway', { payload: { orderId: id }, key: `ask-gateway:${id}` });
      }
    });
  }

  /** The job for one of them: takes in what its gateway says. */
  async askAbout(orderId: string): Promise<void> {
    const order = await this.parts.database.getRepository(Order).findOneBy({ id: orderId });
    if (order?.status === 'placed') await this.refresh(order);
  }

  private async own(viewer: Viewer, id: string): Promise<Order> {
    const orders = this.parts.database.getRepository(Order);
    const order = isUuid(id) ? await orders.findOneBy({ id, userId: viewer.id }) : null;
    if (!order) throw new NotFound(messages.orderNotFound);
    return order;
  }

  /** Tells the gateway, outside of any transaction: it may take its time, and is asked again when the member tries again. */
  private async open(gateway: PaymentGateway, order: Order): Promise<Order> {
    const gatewayOrderId = await gateway.open(order);
    if (gatewayOrderId === null) return order;
    const orders = this.parts.database.getRepository(Order);
    // Of two tabs that ask at once the first one's stays; nobody pays the other.
    await orders.update({ id: order.id, gatewayOrderId: IsNull() }, { gatewayOrderId });
    return orders.findOneByOrFail({ id: order.id });
  }

  /** Takes in what the gateway says of an order's payments; the order as it is then. */
  private async refresh(order: Order): Promise<Order> {
    const { gateways, database } = this.parts;
    const gateway = gateways.find(order.gateway)?.online;
    if (!gateway || order.gatewayOrderId === null) return order;
    for (const payment of await gateway.paymentsOf(order.gatewayOrderId)) {
      await this.takeIn(payment, { gateway: gateway.name, orderId: order.id });
    }
    return database.getRepository(Order).findOneByOrFail({ id: order.id });
  }

  /** Takes in one payment as its gateway says it stands, and what was given back of it. */
  async takeIn(
    payment: GatewayPayment,
    of: { gateway: OnlineGateway['name']; orderId: string },
  ): Promise<void> {
    const { payments, refunds, logger } = this.parts;
    try {
      await payments.record({ ...payment, ...of });
      await refunds.compare(of.gateway, payment);
    } catch (err) {
      // Asked again it would be refused again.
      if (!(err instanceof AppError)) throw err;
      const { gatewayPaymentId } = payment;
      logger.error({ err, orderId: of.orderId, gatewayPaymentId }, 'a payment was not counted');
    }
  }

  private async orAway<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (err) {
      this.parts.logger.error({ err }, 'the payment gateway does not answer');
      throw new ServiceUnavailable(onlineMessages.gatewayAway);
    }
  }
}
