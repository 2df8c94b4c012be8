import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { batchedCost } from '../../graphql/query-cost';
import { Order } from '../orders/order.entity';
import { OrderPayment } from '../orders/payment.type';
import type { Refund } from '../orders/refund.entity';
import { OrderRefund } from '../orders/refund.type';
import { shownPayment } from '../orders/shown-payment';
import { paymentsById } from './accounting.loaders';
import { WriteOff } from './write-off.type';

const complexity = batchedCost({ statements: 1 });

/** Fields of a payment that its order does not show. */
@Resolver(() => OrderPayment)
export class PaymentFields {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Id of the payment at its gateway; null at the front desk.',
    complexity,
  })
  async gatewayPaymentId(@Root() { id }: OrderPayment, @Ctx() { load }: Context) {
    return (await load(paymentsById, id))!.gatewayPaymentId;
  }

  @FieldResolver(() => Order, {
    description: 'Order that was to be paid; a payment that it did not need was returned.',
    complexity,
  })
  async order(@Root() { id }: OrderPayment, @Ctx() { load }: Context) {
    return (await load(paymentsById, id))!.order;
  }
}

@Resolver(() => OrderRefund)
export class RefundedPayment {
  @FieldResolver(() => OrderPayment, { description: 'Payment that was returned, or a part of it.' })
  payment(@Root() { payment }: Refund) {
    return shownPayment(payment);
  }
}

@Resolver(() => WriteOff)
export class RecoveringPayment {
  @FieldResolver(() => OrderPayment, {
    nullable: true,
    description: 'Payment that recovered it; null if it was given up.',
    complexity,
  })
  async payment(@Root() { paymentId }: WriteOff, @Ctx() { load }: Context) {
    return paymentId === null ? null : shownPayment((await load(paymentsById, paymentId))!);
  }
}
