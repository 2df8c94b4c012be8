import type { EntityManager } from 'typeorm';
import type { OrderValues } from '#common/orders/order.form';
import { ORDERS_WAITING_MAX } from '#common/orders/limits';
import { orderMessages } from '#common/orders/messages';
import type { Database } from '../../database/database';
import { Conflict, invalidField, NotFound, requestKeyUsed } from '../../lib/errors';
import type { Links } from '../../lib/links';
import type { Actor, UserActor } from '../../lib/actor';
import { orderPlacedMail } from '../../mail/mails/order-placed-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { isOrderOf, requireShown, type NewOrdersService } from './new-orders.service';
import type { OrderTransitionsService } from '../orders/order-transitions.service';
import { Order } from '../orders/order.entity';
import type { OnlineCheckoutService, OrderWithCheckout } from './online-checkout.service';
import type { ConfiguredGateways } from './configured-gateways';
import { orderPlacing } from './order.rate-limits';

interface OrderParts {
  dataSource: Database;
  users: UserService;
  limits: Pick<RateLimits, 'take'>;
  gateways: ConfiguredGateways;
  newOrders: NewOrdersService;
  orderTransitions: OrderTransitionsService;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
  checkout: OnlineCheckoutService;
}

interface PlacedOrder extends OrderWithCheckout {
  /** False if the order had been placed before. */
  isNew: boolean;
}

/** Places and cancels orders. The price is computed here when an order is placed. */
export class OrderService {
  constructor(private readonly parts: OrderParts) {}

  /** Places an order, or returns the one with the same key, or an unpaid one for the same plan and price. */
  async place(actor: UserActor, values: OrderValues): Promise<PlacedOrder> {
    const { dataSource, limits, checkout } = this.parts;
    await limits.take(orderPlacing, actor.id);
    const { order, isNew } = await dataSource.transaction(async (manager) => {
      // The lock makes the second of two concurrent requests find the order of the first.
      const owner = await this.parts.users.lockCurrentUser(manager, actor.id);
      const { requestKey } = values;
      const userId = owner.id;
      const earlier = await manager.findBy(Order, [
        { userId, requestKey },
        { userId, status: 'placed' },
      ]);
      const known = earlier.find((one) => one.requestKey === requestKey);
      if (known && !isSameRequest(known, values)) throw requestKeyUsed();
      return known
        ? { order: known, isNew: false }
        : this.add(manager, actor, { owner, values, waiting: earlier });
    });
    return { ...(await checkout.checkoutOf(order)), isNew };
  }

  cancel(actor: UserActor, id: string): Promise<Order> {
    const { orderTransitions } = this.parts;
    return orderTransitions.inTransaction(id, async (manager, { order }) => {
      if (order.userId !== actor.id) throw new NotFound('ORDER_NOT_FOUND', orderMessages.orderNotFound);
      await orderTransitions.change(manager, actor, { order, decision: { status: 'cancelled' } });
    });
  }

  /** Cancels the unpaid orders of an account that is being deleted. The caller has locked its row. */
  async cancelAllOf(manager: EntityManager, userId: string, actor: Actor): Promise<void> {
    const waiting = await manager.find(Order, {
      where: { userId, status: 'placed' },
      lock: { mode: 'for_no_key_update' },
    });
    for (const order of waiting) {
      await this.parts.orderTransitions.change(manager, actor, { order, decision: { status: 'cancelled' } });
    }
  }

  private async add(
    manager: EntityManager,
    actor: UserActor,
    { owner, values, waiting }: { owner: User; values: OrderValues; waiting: Order[] },
  ): Promise<{ order: Order; isNew: boolean }> {
    const { gateways, newOrders } = this.parts;
    const offer = await newOrders.offerOnSale(manager, values.offerId);
    if (offer.kind !== 'membership') throw invalidField('offerId', 'NOT_AVAILABLE', orderMessages.planAtDesk);
    const sale = newOrders.saleOf(offer);
    requireShown(sale, values.expectedTotal.minorUnits);
    const gateway = gateways.chosen.name;
    // Two tabs, two devices or a double click must produce one order, even with different keys.
    const known = waiting.find((order) => order.gateway === gateway && isOrderOf(order, sale));
    if (known) return { order: known, isNew: false };
    if (waiting.length >= ORDERS_WAITING_MAX)
      throw new Conflict('TOO_MANY_PENDING_ORDERS', orderMessages.ordersWaiting);
    const { requestKey } = values;
    const order = await newOrders.add(manager, actor, { memberId: owner.id, ...sale, gateway, requestKey });
    if (gateway === 'desk') await this.sendPlacedMail(manager, owner, order);
    return { order, isNew: true };
  }

  /**
   * Mailed only for payment at the desk, where the member states the number; online payers get a receipt right away.
   */
  private sendPlacedMail(manager: EntityManager, { email }: User, order: Order): Promise<void> {
    const { number, plan, price, expiresAt } = order;
    const mail = orderPlacedMail({
      number,
      plan,
      totalPaise: price.totalPaise,
      waitsUntil: expiresAt,
      membershipUrl: this.parts.links.membership(),
    });
    return this.parts.outbox.put(manager, { to: email, mail });
  }
}

const isSameRequest = ({ offerId, price }: Order, values: OrderValues) =>
  offerId === values.offerId && price.totalPaise === values.expectedTotal.minorUnits;
