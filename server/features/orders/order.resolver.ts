import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { paymentMethodOf } from '#common/orders/payments';
import type { Context } from '../../graphql/context';
import { batchedCost } from '../../graphql/query-cost';
import { moneyOf } from '../../graphql/money.type';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import { PlanOffer } from '../plans/plan-offer.entity';
import { offersById } from '../plans/plan-offer.loaders';
import { Order } from './order.entity';
import { paymentsOfOrders, refundsOfOrders } from './order.loaders';
import type { Payment } from './payment.entity';
import { OrderDiscount } from './discount.type';
import { OrderPayment } from './payment.type';
import { OrderRefund } from './refund.type';

/** Fields of an order that are not columns. */
@Resolver(() => Order)
export class OrderFields {
  @FieldResolver(() => OrderPayment, {
    nullable: true,
    description: 'Payment that paid the order; null if it has not been paid. A refund does not change it.',
    complexity: batchedCost({ statements: 1 }),
  })
  async payment(@Root() { id }: Order, @Ctx() { load }: Context) {
    const payment = await load(paymentsOfOrders, id);
    return payment ? shownPayment(payment) : null;
  }

  @FieldResolver(() => OrderDiscount, {
    nullable: true,
    description: 'What the front desk took off the total; null without a discount. `price` is what is left.',
  })
  discount(@Root() { discountPaise, discountReason }: Order): OrderDiscount | null {
    return discountReason === null ? null : { amount: moneyOf(discountPaise), reason: discountReason };
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Time of the payment; null if the order has not been paid. A refund does not change it.',
    complexity: batchedCost({ statements: 1 }),
  })
  async paidAt(@Root() { id }: Order, @Ctx() { load }: Context) {
    return (await load(paymentsOfOrders, id))?.capturedAt ?? null;
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

const shownPayment = ({ id, method, gateway, reference, capturedAt }: Payment): OrderPayment => ({
  id,
  method: paymentMethodOf(method),
  gateway,
  reference,
  paidAt: capturedAt!,
});
