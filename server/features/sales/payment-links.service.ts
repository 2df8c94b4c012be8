import type { EntityManager } from 'typeorm';
import { ORDERS_WAITING_MAX } from '#common/orders/limits';
import { orderMessages } from '#common/orders/messages';
import { onlineMessages } from '#common/orders/online-payments';
import type { Database } from '../../database/database';
import { moneyOf, type Money } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Conflict, NotFound, requestKeyUsed } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { requireOtherAccount } from '../../lib/own-account';
import { isRandomToken, randomToken, sha256 } from '../../lib/secrets';
import { paymentLinkMail } from '../../mail/mails/payment-link-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { Order } from '../orders/order.entity';
import type { ConfiguredGateways } from './configured-gateways';
import { permittedDiscount, type DeskSettings } from './desk-settings';
import { requireFirstTrial } from './first-trial';
import { isOrderOf, requireShown, type NewOrdersService, type Sale } from './new-orders.service';
import type { OnlineCheckoutService, OrderWithCheckout } from './online-checkout.service';
import {
  paymentLinkMaking,
  paymentLinksOfMember,
  paymentsByLink,
  unknownPaymentLinks,
} from './order.rate-limits';
import type { CheckoutSignature } from './payment-gateway';
import { PaymentLink } from './payment-link.entity';
import type { LinkedOrder } from './payment-link.type';

interface PaymentLinkParts {
  dataSource: Database;
  clock: Clock;
  desk: DeskSettings;
  users: UserService;
  limits: Pick<RateLimits, 'take'>;
  links: Links;
  outbox: Pick<Outbox, 'put'>;
  gateways: ConfiguredGateways;
  newOrders: NewOrdersService;
  checkout: OnlineCheckoutService;
}

interface WantedPayment {
  memberId: string;
  offerId: string;
  expectedTotal: Money;
  discount?: { amount: Money; reason: string } | null;
  requestKey: string;
}

const NOBODY = { name: null, email: null, phone: null };

/** Sales that the member pays online with a link, wherever they are and whether or not they can log in. */
export class PaymentLinksService {
  constructor(private readonly parts: PaymentLinkParts) {}

  /** Places the order, or finds the one with the same key or for the same sale, and makes a link to pay it. */
  async request(actor: UserActor, wanted: WantedPayment) {
    const { dataSource, users, limits, gateways, links, outbox } = this.parts;
    if (!gateways.chosen.online) throw new Conflict('NOT_PAYABLE_ONLINE', onlineMessages.notPaidOnline);
    await limits.take(paymentLinkMaking, actor.id);
    // Ids may be sent in capitals.
    await limits.take(paymentLinksOfMember, wanted.memberId.toLowerCase());
    return dataSource.transaction(async (manager) => {
      // The lock makes the second of two concurrent requests find the order of the first.
      const member = await users.lockMember(manager, wanted.memberId);
      requireOtherAccount(actor, member.id);
      const known = await manager.findOneBy(Order, { userId: member.id, requestKey: wanted.requestKey });
      const order = known
        ? requireSame(known, wanted)
        : await this.orderFor(manager, actor, { user: member, wanted });
      const { token, expiresAt } = await this.link(manager, order);
      const url = links.payment(token);
      const { plan, price } = order;
      // Mailed again if the request is repeated, since the earlier link no longer works.
      const mail = paymentLinkMail({ plan, totalPaise: price.totalPaise, expiresAt, link: url });
      await outbox.put(manager, { to: member.email, mail });
      return { order, member, url, expiresAt };
    });
  }

  /** The order of a link with its member; null for an unknown link, which counts against the network. */
  async find(token: string, { network }: Caller): Promise<Order | null> {
    const { dataSource, clock, limits } = this.parts;
    // `findOne` with joined relations would run two statements.
    const where = { tokenHash: sha256(token) };
    const relations = { order: { user: true } };
    const links = dataSource.getRepository(PaymentLink);
    const [link] = isRandomToken(token) ? await links.find({ where, relations }) : [];
    if (link && link.expiresAt.getTime() > clock.now() && link.order.user) return link.order;
    await limits.take(unknownPaymentLinks, network);
    return null;
  }

  /** Values that open the checkout form, without personal data of the member. */
  async begin(token: string, caller: Caller): Promise<OrderWithCheckout> {
    const opened = await this.openForPayment(token, caller);
    if (opened.status !== 'placed') return { order: opened, checkout: null };
    const { order, checkout } = await this.parts.checkout.checkoutOf(opened);
    return { order: withMember(order, opened), checkout: checkout && { ...checkout, prefill: NOBODY } };
  }

  async confirm(token: string, signed: CheckoutSignature, caller: Caller): Promise<Order> {
    const opened = await this.openForPayment(token, caller);
    return withMember(await this.parts.checkout.confirmFound(opened, signed), opened);
  }

  private async openForPayment(token: string, caller: Caller): Promise<Order> {
    const order = await this.find(token, caller);
    if (!order) throw new NotFound('ORDER_NOT_FOUND', orderMessages.linkInvalid);
    await this.parts.limits.take(paymentsByLink, order.id);
    return order;
  }

  private async orderFor(
    manager: EntityManager,
    actor: UserActor,
    { user, wanted }: { user: User; wanted: WantedPayment },
  ): Promise<Order> {
    const { newOrders, gateways, desk } = this.parts;
    const { requestKey, ...sold } = wanted;
    const discount = permittedDiscount(desk, actor, sold.discount);
    const offer = await newOrders.offerOnSale(manager, sold.offerId);
    await requireFirstTrial(manager, user.id, offer);
    const sale = newOrders.saleOf(offer, { discount, start: null, credit: null });
    requireShown(sale, sold.expectedTotal.minorUnits);
    const gateway = gateways.chosen.name;
    const waiting = await manager.find(Order, {
      where: { userId: user.id, status: 'placed' },
      lock: { mode: 'for_no_key_update' },
    });
    // The amount of an order cannot change at the gateway.
    const known = waiting.find((order) => order.gateway === gateway && isSameSale(order, sale));
    if (known) {
      // The key is stored so that a repeated request finds this order.
      await manager.update(Order, known.id, { requestKey });
      return Object.assign(known, { requestKey });
    }
    if (waiting.length >= ORDERS_WAITING_MAX)
      throw new Conflict('TOO_MANY_PENDING_ORDERS', orderMessages.memberOrdersWaiting);
    return newOrders.add(manager, actor, { memberId: user.id, ...sale, gateway, requestKey });
  }

  private async link(manager: EntityManager, { id, expiresAt }: Order) {
    const token = randomToken();
    await manager.upsert(PaymentLink, { orderId: id, tokenHash: sha256(token), expiresAt }, ['orderId']);
    return { token, expiresAt };
  }
}

/** The facts about an order that anybody with the link may see; reads an order with its member. */
export const linkedOrder = ({ user, plan, price, status, expiresAt }: Order): LinkedOrder => ({
  firstName: user?.name?.split(' ')[0] ?? null,
  planName: plan,
  total: moneyOf(price.totalPaise),
  status,
  expiresAt,
});

const withMember = (order: Order, { user }: Order): Order => Object.assign(order, { user });

const isSameSale = (order: Order, sale: Sale): boolean =>
  isOrderOf(order, sale) && order.price.totalPaise === sale.price.totalPaise;

/** Throws unless the order is of this plan with the same discount, and is still to pay. */
function requireSame(known: Order, { offerId, discount }: WantedPayment): Order {
  const isSame =
    known.offerId === offerId.toLowerCase() &&
    known.status === 'placed' &&
    known.gateway !== 'desk' &&
    known.discountPaise === (discount?.amount.minorUnits ?? 0);
  if (!isSame) throw requestKeyUsed();
  return known;
}
