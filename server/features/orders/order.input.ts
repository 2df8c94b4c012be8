import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { orderForm, type OrderValues } from '#common/orders/order.form';
import type { DeskMethod } from '#common/orders/payments';
import type { OrderStatus } from '#common/orders/status-transitions';
import { signedPaymentForm, type SignedPaymentValues } from '#common/orders/online-payments';
import { PageArgs } from '../../graphql/connection';
import { Validated } from '../../lib/validated';
import { DeskMethodType, OrderStatusType } from './order.enums';

@Validated(orderForm)
@InputType()
export class OrderInput implements OrderValues {
  @Field(() => ID)
  offerId!: string;

  @Field(() => Int, {
    description:
      'The total that the member was shown, in paise. If it is not the current price, the mutation fails with PRICE_CHANGED and returns the price in `extensions.totalPaise`.',
  })
  totalPaise!: number;

  @Field(() => String, {
    description: 'Idempotency key made by the client: the same key returns the same order.',
  })
  requestKey!: string;
}

@Validated(signedPaymentForm)
@InputType({ description: 'What the checkout form of the payment gateway returns after a payment.' })
export class OnlinePaymentInput implements SignedPaymentValues {
  @Field(() => ID)
  orderId!: string;

  @Field(() => String)
  gatewayPaymentId!: string;

  @Field(() => String)
  signature!: string;
}

@ArgsType()
export class OrdersArgs extends PageArgs {
  @Field(() => OrderStatusType, { nullable: true })
  status?: OrderStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only orders with a refund that is pending or has failed.',
  })
  hasOpenRefund?: boolean | null;
}

@ArgsType()
export class ConfirmOrderArgs {
  @Field(() => ID)
  id!: string;

  @Field(() => DeskMethodType)
  method!: DeskMethod;
}

@ArgsType()
export class EndOrderArgs {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Shown to the member.' })
  reason!: string;
}

@ArgsType()
export class ReturnByHandArgs {
  @Field(() => ID, { description: 'Id of the refund.' })
  id!: string;

  @Field(() => String, { description: 'How the money was returned. Shown to the member.' })
  how!: string;
}
