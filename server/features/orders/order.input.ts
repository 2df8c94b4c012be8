import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { orderForm, type OrderValues } from '#common/forms/order';
import type { DeskMethod, OrderStatus } from '#common/orders';
import { signedPaymentForm, type SignedPaymentValues } from '#common/orders-online';
import { PageArgs } from '../../graphql/connection';
import { DeskMethodType, OrderStatusType } from '../../graphql/enums';
import { Validated } from '../../lib/validated';

@Validated(orderForm)
@InputType()
export class OrderInput implements OrderValues {
  @Field(() => ID)
  offerId!: string;

  @Field(() => Int, {
    description:
      'The total that the member was shown, in paise. CONFLICT when it is not the price of now, which is in `extensions.totalPaise`.',
  })
  totalPaise!: number;

  @Field(() => String, {
    description: 'Made by who asks, once for each choice: the same key gives the same order.',
  })
  requestKey!: string;
}

@Validated(signedPaymentForm)
@InputType({ description: 'What the form of a gateway gives to the page once an order was paid.' })
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
    description: 'Only those of which money is on its way back, or failed to go back.',
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

  @Field(() => String, { description: 'The member reads it.' })
  reason!: string;
}

@ArgsType()
export class ReturnByHandArgs {
  @Field(() => ID, { description: 'Of the refund.' })
  id!: string;

  @Field(() => String, { description: 'How it was given back; the member reads it.' })
  how!: string;
}
