import { IsNull, type EntityManager } from 'typeorm';
import { formatPaise } from '#common/money';
import { discountProblem } from '#common/orders/desk-payment';
import { orderMessages } from '#common/orders/messages';
import type { GatewayName } from '#common/orders/payments';
import { moneyOf } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import { PlanOffer } from '../plans/plan-offer.entity';
import type { PricingService } from '../plans/pricing.service';
import type { TaxedPrice } from '../plans/taxed-price.embedded';
import type { OrderTransitionsService } from '../orders/order-transitions.service';
import { Order } from '../orders/order.entity';
import type { Credit } from './upgrades.service';

/** The plan and price of a sale. */
export interface Sale {
  offer: PlanOffer;
  listed: TaxedPrice;
  /** The price to pay: listed, without the discount. */
  price: TaxedPrice;
  discount: Discount | null;
  /** The first day that the front desk chose; null for the usual one. */
  start: Start | null;
  /** For the unused days of the plan that this one replaces. */
  credit: Credit | null;
}

export interface Start {
  startsOn: string;
  /** The reason for a start before today. */
  reason?: string | null | undefined;
}

export interface Discount {
  amountPaise: number;
  reason: string;
}

/** Agreements of the front desk with a member. */
interface Agreed {
  /** `percentMax` is the most that the staff member may take off. */
  discount: (Discount & { percentMax: number }) | null;
  start: Start | null;
  credit: Credit | null;
}

const NOTHING_AGREED: Agreed = { discount: null, start: null, credit: null };

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

  async offerOnSale(manager: EntityManager, offerId: string): Promise<PlanOffer> {
    const where = { id: offerId, retiredAt: IsNull() };
    const offer = isUuid(offerId) ? await manager.findOneBy(PlanOffer, where) : null;
    if (!offer) throw invalidField('offerId', 'NOT_AVAILABLE', orderMessages.planNotSold);
    return offer;
  }

  /** The sale of an offer at its price now. */
  saleOf(offer: PlanOffer, agreed: Agreed = NOTHING_AGREED): Sale {
    const { pricing } = this.parts;
    const { discount, credit } = agreed;
    const listed = pricing.of(offer.pricePaise);
    const credited = credit ? pricing.reduced(listed, credit.amountPaise) : listed;
    const price = discount ? this.discounted(credited, discount) : credited;
    return { offer, listed, price, ...agreed };
  }

  private discounted(
    listed: TaxedPrice,
    { amountPaise, percentMax }: { amountPaise: number; percentMax: number },
  ): TaxedPrice {
    const problem = discountProblem(amountPaise, { totalPaise: listed.totalPaise, percentMax });
    if (problem !== null) throw invalidField(['discount', 'amount'], 'TOO_LARGE', problem);
    return this.parts.pricing.reduced(listed, amountPaise);
  }

  /** Adds the order of a member, unpaid. The caller has locked the member's row. */
  add(
    manager: EntityManager,
    actor: UserActor,
    { memberId, offer, gateway, requestKey, ...sale }: NewOrder,
  ): Promise<Order> {
    const { clock, pricing, orderTransitions } = this.parts;
    const { id: offerId, name: plan, kind: planKind, planType, durationMonths, durationDays } = offer;
    const order = manager.create(Order, {
      userId: memberId,
      offerId,
      requestKey,
      plan,
      planKind,
      planType,
      durationMonths,
      durationDays,
      ...pricing.registration(),
      ...agreedIn(sale),
      status: 'placed',
      gateway,
      placedAt: new Date(clock.now()),
    });
    return orderTransitions.add(manager, actor, order);
  }
}

/** Throws unless the member was shown the amount to pay. */
export function requireShown(sale: Sale, shownPaise: number): void {
  if (shownPaise !== sale.price.totalPaise) throw new PriceChanged(sale, shownPaise);
}

/** Columns of an order with its price, and with the other agreements at the desk. */
export const agreedIn = ({ price, discount, start, credit }: Omit<Sale, 'offer' | 'listed'>) => ({
  price,
  ...(discount ? { discountPaise: discount.amountPaise, discountReason: discount.reason } : NO_DISCOUNT),
  ...(start ? { startsOn: start.startsOn, startReason: start.reason ?? null } : USUAL_START),
  ...(credit
    ? { creditPaise: credit.amountPaise, creditDays: credit.days, creditedOrderId: credit.order.id }
    : NO_CREDIT),
});

const NO_DISCOUNT = { discountPaise: 0, discountReason: null };
const USUAL_START = { startsOn: null, startReason: null };
const NO_CREDIT = { creditPaise: 0, creditDays: null, creditedOrderId: null };

/** Whether an unpaid order is for the same sale at the listed price, whatever its discount. */
export const isOrderOf = (
  { offerId, price: ordered, discountPaise }: Order,
  { offer, listed }: Sale,
): boolean =>
  offerId === offer.id &&
  ordered.totalPaise + discountPaise === listed.totalPaise &&
  ordered.rateBasisPoints === listed.rateBasisPoints;
