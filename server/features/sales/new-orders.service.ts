import { IsNull, type EntityManager } from 'typeorm';
import { formatPaise } from '#common/money';
import { orderMessages } from '#common/orders/messages';
import type { GatewayName } from '#common/orders/payments';
import { moneyOf, type Money } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import { PlanOffer } from '../plans/plan-offer.entity';
import type { PricingService } from '../plans/pricing.service';
import type { TaxedPrice } from '../plans/taxed-price.embedded';
import type { OrderTransitionsService } from '../orders/order-transitions.service';
import { Order } from '../orders/order.entity';

/** What is sold, and for how much. */
export interface Sale {
  offer: PlanOffer;
  price: TaxedPrice;
}

interface NewOrder extends Sale {
  memberId: string;
  gateway: GatewayName;
  requestKey: string;
}

/** The price differs from the one that was shown, so the member has to agree to it first. */
class PriceChanged extends Conflict {
  constructor(
    { offer, price }: Sale,
    shownPaise: number,
    private readonly total = moneyOf(price.totalPaise),
  ) {
    const [from, to] = [shownPaise, price.totalPaise].map(formatPaise);
    super(
      'PRICE_CHANGED',
      `The price of ${offer.name} has changed from ${from} to ${to}. Nothing was ordered.`,
    );
  }

  override get details() {
    return { total: this.total };
  }
}

/** Orders of plans on sale, at the price that is computed when they are added. */
export class NewOrdersService {
  constructor(
    private readonly parts: {
      clock: Clock;
      pricing: PricingService;
      orderTransitions: OrderTransitionsService;
    },
  ) {}

  /** The offer on sale with its price. Throws if the price is not the total that was shown, if any was. */
  async saleOf(
    manager: EntityManager,
    { offerId, expectedTotal }: { offerId: string; expectedTotal?: Money | null },
  ): Promise<Sale> {
    const where = { id: offerId, retiredAt: IsNull() };
    const offer = isUuid(offerId) ? await manager.findOneBy(PlanOffer, where) : null;
    if (!offer) throw invalidField('offerId', 'NOT_AVAILABLE', orderMessages.planNotSold);
    const sale = { offer, price: this.parts.pricing.of(offer.pricePaise) };
    if (expectedTotal && expectedTotal.minorUnits !== sale.price.totalPaise)
      throw new PriceChanged(sale, expectedTotal.minorUnits);
    return sale;
  }

  /** Adds the order of a member, unpaid. The caller has locked the member's row. */
  add(
    manager: EntityManager,
    actor: UserActor,
    { memberId, offer, price, gateway, requestKey }: NewOrder,
  ): Promise<Order> {
    const { clock, pricing, orderTransitions } = this.parts;
    const { id: offerId, name: plan, planType, durationMonths } = offer;
    const order = manager.create(Order, {
      userId: memberId,
      offerId,
      requestKey,
      plan,
      planType,
      durationMonths,
      ...pricing.registration(),
      price,
      status: 'placed',
      gateway,
      placedAt: new Date(clock.now()),
    });
    return orderTransitions.add(manager, actor, order);
  }
}

/** Whether an order is one of this sale. */
export const isOrderOf = ({ offerId, price: ordered }: Order, { offer, price }: Sale): boolean =>
  offerId === offer.id &&
  ordered.totalPaise === price.totalPaise &&
  ordered.rateBasisPoints === price.rateBasisPoints;
