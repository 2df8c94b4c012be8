import type { EntityManager } from 'typeorm';
import { studioDay } from '#common/calendar';
import { instalmentsProblem, partProblem, type Instalment } from '#common/orders/instalments';
import { upgradeMessages } from '#common/orders/upgrade-messages';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import { requireOtherAccount } from '../../lib/own-account';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { chosenStart } from './chosen-start';
import { requireFirstTrial } from './first-trial';
import { limitedAs, permittedDiscount, type DeskSettings } from './desk-settings';
import {
  agreedIn,
  isOrderOf,
  requireShown,
  type NewOrdersService,
  type Sale,
  type Start,
} from './new-orders.service';
import type { OrderFulfilmentService } from './order-fulfilment.service';
import { Order } from '../orders/order.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import type { PaymentService } from './payment.service';
import { requireSold, shownTotal, type DeskSale } from './desk-sale';
import type { Credit, UpgradesService } from './upgrades.service';

interface DeskParts {
  clock: Clock;
  desk: DeskSettings;
  dataSource: Database;
  users: UserService;
  newOrders: NewOrdersService;
  payments: PaymentService;
  fulfilment: OrderFulfilmentService;
  upgrades: UpgradesService;
}

/** Sales at the front desk: order, payment, membership and receipt in one transaction. */
export class DeskSalesService {
  constructor(private readonly parts: DeskParts) {}

  /** Sells a plan to a member, or returns the order that was sold with the same key. */
  sell(
    actor: UserActor,
    { memberId, method, reference, partPayment, requestKey, ...wanted }: DeskSale,
  ): Promise<{ order: Order; member: User }> {
    const { dataSource, users, newOrders, payments, fulfilment } = this.parts;
    return dataSource.transaction(async (manager) => {
      // The lock makes the second of two concurrent requests find the order of the first.
      const member = await users.lockMember(manager, memberId);
      requireOtherAccount(actor, member.id);
      const known = await manager.findOneBy(Order, { userId: member.id, requestKey });
      if (known) return { order: requireSold(known, { ...wanted, partPayment }), member };
      const offer = await newOrders.offerOnSale(manager, wanted.offerId);
      await requireFirstTrial(manager, member.id, offer);
      const credit = await this.creditOf(manager, { user: member, offer, wanted });
      const discount = permittedDiscount(this.parts.desk, actor, wanted.discount);
      const sale = newOrders.saleOf(offer, { discount, start: this.startOf(actor, wanted.start), credit });
      requireShown(sale, shownTotal(sale, wanted));
      const order = await this.orderFor(manager, actor, { user: member, sale, requestKey });
      const part = partPayment ? this.partOf(actor, partPayment, order) : {};
      const payment = await payments.takeAtDesk(manager, order, { method, reference, ...part });
      await fulfilment.fulfil(manager, actor, { order, member, payment, ...part });
      return { order, member };
    });
  }

  private startOf(actor: UserActor, given: DeskSale['start']): Start | null {
    const { desk, clock } = this.parts;
    return given ? chosenStart({ desk, now: clock.now() }, actor, given) : null;
  }

  private async creditOf(
    manager: EntityManager,
    { user, offer, wanted }: { user: User; offer: PlanOffer; wanted: Pick<DeskSale, 'credit' | 'start'> },
  ): Promise<Credit | null> {
    if (!wanted.credit) return null;
    if (wanted.start) throw invalidField(['start', 'startsOn'], 'NOT_AVAILABLE', upgradeMessages.startsNow);
    return this.parts.upgrades.creditFor(manager, user.id, offer);
  }

  /** A part payment whose instalments are the rest of the price. */
  private partOf(
    actor: UserActor,
    { amount, instalments: given }: NonNullable<DeskSale['partPayment']>,
    { price: { totalPaise } }: Order,
  ): { amountPaise: number; instalments: Instalment[] } {
    const amountPaise = amount.minorUnits;
    const percentMin = this.parts.desk.partPercentMin[limitedAs(actor)];
    const wrong = partProblem(amountPaise, { totalPaise, percentMin });
    if (wrong !== null) throw invalidField(['partPayment', 'amount'], 'INVALID', wrong);
    const instalments = given.map((one) => ({ dueOn: one.dueOn, amountPaise: one.amount.minorUnits }));
    const today = studioDay(this.parts.clock.now());
    const problem = instalmentsProblem(instalments, { duePaise: totalPaise - amountPaise, today });
    if (problem !== null) throw invalidField(['partPayment', 'instalments'], 'INVALID', problem);
    return { amountPaise, instalments };
  }

  /** The member's unpaid order of this plan at this price, so that it is not left to be paid again, else a new one. */
  private async orderFor(
    manager: EntityManager,
    actor: UserActor,
    { user, sale, requestKey }: { user: User; sale: Sale; requestKey: string },
  ): Promise<Order> {
    const waiting = await manager.find(Order, {
      where: { userId: user.id, status: 'placed' },
      lock: { mode: 'for_no_key_update' },
    });
    const order = waiting.find((one) => isOrderOf(one, sale));
    if (!order) {
      const memberId = user.id;
      return this.parts.newOrders.add(manager, actor, { memberId, ...sale, gateway: 'desk', requestKey });
    }
    // The key is stored so that a repeated request finds this order.
    const values = { requestKey, ...agreedIn(sale) };
    await manager.update(Order, order.id, values);
    return Object.assign(order, values);
  }
}
