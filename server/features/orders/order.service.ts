import { IsNull, LessThan, type EntityManager } from 'typeorm';
import type { OrderValues } from '#common/forms/order';
import { ORDER_WAITS_MS, ORDERS_WAITING_MAX } from '#common/limits';
import { messages } from '#common/messages';
import { formatPaise } from '#common/money';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField, NotFound } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { isUuid } from '../../lib/uuid';
import type { Viewer } from '../../lib/viewer';
import { orderPlacedMail } from '../../mail/mails/order-placed-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { User } from '../members/user.entity';
import type { UserService } from '../members/user.service';
import { PlanOffer } from '../plans/plan-offer.entity';
import type { TaxedPrice } from '../plans/taxed-price.embedded';
import type { Pricing } from '../plans/pricing.service';
import { decide, holdOrder } from './held-order';
import { Order } from './order.entity';
import type { OnlinePayments, Payable } from './online-payment.service';
import type { Gateways } from './payment-gateway';

interface OrderParts {
  database: Database;
  clock: Clock;
  users: UserService;
  limits: Pick<RateLimits, 'take'>;
  pricing: Pricing;
  gateways: Gateways;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
  online: OnlinePayments;
}

export interface PlacedOrder extends Payable {
  /** False: it was placed before. */
  isNew: boolean;
}

/** The member was shown another price than that of now, and has to agree to it first. */
class PriceChanged extends Conflict {
  constructor(
    plan: string,
    shown: OrderValues,
    private readonly price: TaxedPrice,
  ) {
    const [from, to] = [shown, price].map(({ totalPaise }) => formatPaise(totalPaise));
    super(`The price of ${plan} has changed from ${from} to ${to}. Nothing was ordered.`);
  }

  override get details() {
    return { totalPaise: this.price.totalPaise };
  }
}

/** Orders, as members place and cancel them. The price is the server's, at the moment of the order. */
export class OrderService {
  constructor(private readonly parts: OrderParts) {}

  /** Places an order, or finds the one that was placed with the same key or waits for the same plan already. */
  async place(viewer: Viewer, values: OrderValues): Promise<PlacedOrder> {
    const { database, limits, online } = this.parts;
    await limits.take('orderPlacing', viewer.id);
    const { order, isNew } = await database.transaction(async (manager) => {
      // Held: of two requests at once the second finds what the first has placed.
      const owner = await this.parts.users.holdOwn(manager, viewer.id);
      const known = await manager.findOneBy(Order, { userId: owner.id, requestKey: values.requestKey });
      if (known && !isForChoice(known, values)) throw new Conflict(messages.requestKeyUsed);
      return known ? { order: known, isNew: false } : this.add(manager, owner, values);
    });
    return { ...(await online.checkoutOf(order)), isNew };
  }

  async cancel(viewer: Viewer, id: string): Promise<Order> {
    const { database, users, clock } = this.parts;
    return database.transaction(async (manager) => {
      const { order } = await holdOrder(manager, users, id);
      if (order.userId !== viewer.id) throw new NotFound(messages.orderNotFound);
      await decide(manager, order, { status: 'cancelled', now: clock.now() });
      return order;
    });
  }

  /** What an account that is being deleted has ordered waits no longer; the caller holds the account. */
  async cancelAllOf(manager: EntityManager, userId: string): Promise<void> {
    const decidedAt = new Date(this.parts.clock.now());
    await manager.update(Order, { userId, status: 'placed' }, { status: 'cancelled', decidedAt });
  }

  /** Ends the waiting of orders that nobody paid. Money that still comes for one of them is taken all the same. */
  async expire(): Promise<void> {
    const now = this.parts.clock.now();
    const placedAt = LessThan(new Date(now - ORDER_WAITS_MS));
    await this.parts.database
      .getRepository(Order)
      .update({ status: 'placed', placedAt }, { status: 'expired', decidedAt: new Date(now) });
  }

  private async add(
    manager: EntityManager,
    owner: User,
    values: OrderValues,
  ): Promise<{ order: Order; isNew: boolean }> {
    const { clock, pricing, gateways } = this.parts;
    const { requestKey } = values;
    const offer = isUuid(values.offerId)
      ? await manager.findOneBy(PlanOffer, { id: values.offerId, retiredAt: IsNull() })
      : null;
    if (!offer) throw invalidField('offerId', messages.planNotSold);
    const price = pricing.of(offer.pricePaise);
    if (price.totalPaise !== values.totalPaise) throw new PriceChanged(offer.name, values, price);
    const waiting = await manager.findBy(Order, { userId: owner.id, status: 'placed' });
    // Two tabs, two devices and a hurried double press mean one order, whatever keys they have made.
    const same = waiting.filter(
      ({ offerId, gateway }) => offerId === offer.id && gateway === gateways.chosen.name,
    );
    const known = same.find((order) => isSamePrice(order.price, price));
    if (known) return { order: known, isNew: false };
    if (waiting.length >= ORDERS_WAITING_MAX) throw new Conflict(messages.ordersWaiting);
    const { name: plan, type: planType, durationMonths } = offer;
    const order = manager.create(Order, {
      ...{ userId: owner.id, offerId: offer.id, requestKey, plan, planType, durationMonths },
      ...pricing.registration(),
      price,
      status: 'placed',
      gateway: gateways.chosen.name,
      placedAt: new Date(clock.now()),
    });
    const placed = await manager.save(order);
    if (placed.gateway === 'desk') await this.tell(manager, owner, placed);
    return { order: placed, isNew: true };
  }

  /** Its number is said at the desk. What is paid online is paid at once, and its receipt comes by mail. */
  private tell(manager: EntityManager, { email }: User, order: Order): Promise<void> {
    const { number, plan, price, waitsUntil } = order;
    const mail = orderPlacedMail({
      ...{ number, plan, totalPaise: price.totalPaise, waitsUntil },
      membershipUrl: this.parts.links.membership(),
    });
    return this.parts.outbox.put(manager, { to: email, mail });
  }
}

const isForChoice = ({ offerId, price }: Order, values: OrderValues) =>
  offerId === values.offerId && price.totalPaise === values.totalPaise;

const isSamePrice = (one: TaxedPrice, other: TaxedPrice) =>
  one.totalPaise === other.totalPaise && one.rateBasisPoints === other.rateBasisPoints;
