import { IsNull } from 'typeorm';
import { orderMessages } from '#common/orders/messages';
import { onlineMessages, type SignedPaymentValues } from '#common/orders/online-payments';
import type { Database } from '../../database/database';
import { Conflict, InvalidInput, NotFound, ServiceUnavailable } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import { isUuid } from '../../lib/uuid';
import type { UserActor } from '../../lib/actor';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import { Order } from '../orders/order.entity';
import type { ConfiguredGateways } from './configured-gateways';
import type { Checkout, CheckoutSignature, PaymentGateway } from './payment-gateway';
import type { PaymentReconciliationService } from './payment-reconciliation.service';
import { orderPlacing } from './order.rate-limits';

interface CheckoutParts {
  dataSource: Database;
  limits: Pick<RateLimits, 'take'>;
  gateways: ConfiguredGateways;
  reconciliation: PaymentReconciliationService;
  logger: Logger;
}

export interface OrderWithCheckout {
  order: Order;
  /** Values that open the checkout form; null if the order is paid at the desk or no longer awaits payment. */
  checkout: Checkout | null;
}

/** Lets members pay their orders online. Only the gateway is trusted to report a payment, never the browser. */
export class OnlineCheckoutService {
  constructor(private readonly parts: CheckoutParts) {}

  /** Returns the checkout data for an order of the current user. */
  async begin(actor: UserActor, id: string): Promise<OrderWithCheckout> {
    await this.parts.limits.take(orderPlacing, actor.id);
    const order = await this.findOwn(actor, id);
    if (order.status !== 'placed') throw new Conflict('ORDER_NOT_PENDING', orderMessages.orderNotWaiting);
    const found = await this.checkoutOf(order);
    if (found.order.status === 'placed' && !found.checkout)
      throw new Conflict('NOT_PAYABLE_ONLINE', onlineMessages.notPaidOnline);
    return found;
  }

  /** Returns the checkout data for an order that its member has just placed, or placed earlier. */
  async checkoutOf(order: Order): Promise<OrderWithCheckout> {
    const gateway = this.parts.gateways.find(order.gateway);
    if (!gateway || order.status !== 'placed' || order.userId === null) return { order, checkout: null };
    // An order that exists at the gateway may have been paid without our having received the event.
    const current = await this.withGatewayErrors(() =>
      order.gatewayOrderId === null
        ? this.open(gateway, order)
        : this.parts.reconciliation.reconcileOrder(order),
    );
    if (current.status !== 'placed') return { order: current, checkout: null };
    const member = await this.parts.dataSource.getRepository(User).findOneBy({ id: order.userId });
    return { order: current, checkout: member && gateway.checkout(current, member) };
  }

  /** Handles the browser's message that an order of the current user was paid: verifies it, then asks the gateway. */
  async confirm(actor: UserActor, { orderId, ...signed }: SignedPaymentValues): Promise<Order> {
    await this.parts.limits.take(orderPlacing, actor.id);
    return this.confirmFound(await this.findOwn(actor, orderId), signed);
  }

  /** Confirms the payment of an order that the caller has found. */
  async confirmFound(order: Order, signed: CheckoutSignature): Promise<Order> {
    const { gateways, reconciliation, logger } = this.parts;
    const gateway = gateways.find(order.gateway)?.online;
    if (!gateway || order.gatewayOrderId === null || !gateway.hasSigned(order.gatewayOrderId, signed)) {
      throw new InvalidInput('PAYMENT_SIGNATURE_INVALID', onlineMessages.signatureInvalid);
    }
    try {
      return await reconciliation.reconcileOrder(order);
    } catch (err) {
      // The signature proves that it was paid; the status will follow with an event or the next reconciliation.
      logger.warn({ err, order: order.number }, 'the payment gateway does not respond');
      return order;
    }
  }

  private async findOwn(actor: UserActor, id: string): Promise<Order> {
    const orders = this.parts.dataSource.getRepository(Order);
    const order = isUuid(id) ? await orders.findOneBy({ id, userId: actor.id }) : null;
    if (!order) throw new NotFound('ORDER_NOT_FOUND', orderMessages.orderNotFound);
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
    const { raw } = (await orders
      .createQueryBuilder()
      .update({ gatewayOrderId })
      .where({ id: order.id, gatewayOrderId: IsNull() })
      .returning('status')
      .execute()) as { raw: Pick<Order, 'status'>[] };
    if (raw[0]?.status === 'placed') return Object.assign(order, { gatewayOrderId });
    // Of two concurrent requests, the first id is kept; nobody pays the other gateway order.
    return orders.findOneByOrFail({ id: order.id });
  }

  private async withGatewayErrors<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (err) {
      this.parts.logger.error({ err }, 'the payment gateway does not respond');
      throw new ServiceUnavailable(onlineMessages.gatewayUnavailable, 'PAYMENT_GATEWAY_UNAVAILABLE');
    }
  }
}
