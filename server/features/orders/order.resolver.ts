import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { openInstalments } from '#common/orders/instalments';
import type { Context } from '../../graphql/context';
import { batchedCost } from '../../graphql/query-cost';
import { Money, moneyOf } from '../../graphql/money.type';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import { PlanOffer } from '../plans/plan-offer.entity';
import { offersById } from '../plans/plan-offer.loaders';
import { Order } from './order.entity';
import { paymentsOfOrders, refundsOfOrders } from './order.loaders';
import { UnusedDaysCredit } from './credit.type';
import { OrderDiscount } from './discount.type';
import { OrderDue, OrderInstalment } from './due.type';
import { OrderPayment } from './payment.type';
import { shownPayment } from './shown-payment';
import { OrderRefund } from './refund.type';

/**
 * Number of payments assumed in the cost: more than most orders have, and few enough for a page of 100 orders with
 * their payments.
 */
const PAYMENTS_COUNTED = 3;

/** Fields of an order that are not columns. */
@Resolver(() => Order)
export class OrderFields {
  @FieldResolver(() => OrderPayment, {
    nullable: true,
    description:
      'Last payment that paid the order, or a part of it; null if there is none. A refund does not change it.',
    complexity: batchedCost({ statements: 1 }),
  })
  async payment(@Root() { id }: Order, @Ctx() { load }: Context) {
    const last = (await load(paymentsOfOrders, id))?.at(-1);
    return last ? shownPayment(last) : null;
  }

  @FieldResolver(() => OrderDiscount, {
    nullable: true,
    description: 'What the front desk took off the total; null without a discount. `price` is what is left.',
  })
  discount(@Root() { discountPaise, discountReason }: Order): OrderDiscount | null {
    return discountReason === null ? null : { amount: moneyOf(discountPaise), reason: discountReason };
  }

  @FieldResolver(() => UnusedDaysCredit, {
    nullable: true,
    description:
      'What the unused days of the plan took off the total that this one replaced; null without such a credit.',
  })
  credit(@Root() { creditPaise, creditDays: days, creditedOrderId }: Order): UnusedDaysCredit | null {
    return days === null ? null : { amount: moneyOf(creditPaise), days, creditedOrderId: creditedOrderId! };
  }

  @FieldResolver(() => OrderDue, {
    nullable: true,
    description: 'What is still to be paid of an order that was paid in part; null for all others.',
  })
  due(@Root() { duePaise, dueOn }: Order): OrderDue | null {
    return dueOn === null ? null : { amount: moneyOf(duePaise), dueOn };
  }

  @FieldResolver(() => [OrderInstalment], {
    description: 'Parts of what is due, each with its day, earliest first; empty if nothing is due.',
  })
  openInstalments(@Root() { instalments, duePaise }: Order): OrderInstalment[] {
    return openInstalments(instalments, duePaise).map(({ dueOn, amountPaise }) => ({
      dueOn,
      amount: moneyOf(amountPaise),
    }));
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'What the studio has given up of the price; null if nothing.',
  })
  writtenOff(@Root() { writtenOffPaise }: Order): Money | null {
    return writtenOffPaise === 0 ? null : moneyOf(writtenOffPaise);
  }

  @FieldResolver(() => [OrderPayment], {
    description: 'Payments that paid the order, in full or in part, earliest first.',
    complexity: batchedCost({ statements: 1, rows: PAYMENTS_COUNTED }),
  })
  async payments(@Root() { id }: Order, @Ctx() { load }: Context) {
    return ((await load(paymentsOfOrders, id)) ?? []).map(shownPayment);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Time of the last payment; null if there is none. A refund does not change it.',
    complexity: batchedCost({ statements: 1 }),
  })
  async paidAt(@Root() { id }: Order, @Ctx() { load }: Context) {
    return (await load(paymentsOfOrders, id))?.at(-1)?.capturedAt ?? null;
  }

  @FieldResolver(() => [OrderRefund], {
    description: 'Refunds of payments for the order, oldest first.',
    complexity: batchedCost({ statements: 1 }),
  })
  async refunds(@Root() { id }: Order, @Ctx() { load }: Context) {
    return (await load(refundsOfOrders, id)) ?? [];
  }

  @FieldResolver(() => PlanOffer, {
    nullable: true,
    description: 'Plan that was ordered, with its current price; null once it has been deleted.',
    complexity: batchedCost({ statements: 1 }),
  })
  offer(@Root() { offerId }: Order, @Ctx() { load }: Context) {
    return offerId === null ? null : load(offersById, offerId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Member who placed the order; null once the account has been deleted.',
    complexity: batchedCost({ statements: 1 }),
  })
  member(@Root() { userId }: Order, @Ctx() { load }: Context) {
    return userId === null ? null : load(usersById, userId);
  }
}
