import { Field, ObjectType } from 'type-graphql';
import type { OrderStatus } from '#common/orders/status-transitions';
import { MessagePayload } from '../../graphql/message-payload';
import { Money } from '../../graphql/money.type';
import { OrderStatusType } from '../orders/order.enums';
import { CheckoutType } from './checkout.type';
import { SellMembershipPayload } from './order.payload';
import type { Checkout } from './payment-gateway';

@ObjectType({ description: 'What whoever has the link to pay an order sees of it.' })
export class LinkedOrder {
  @Field(() => String, { nullable: true, description: 'First name of the member; null if it is not known.' })
  firstName!: string | null;

  @Field(() => String)
  planName!: string;

  @Field(() => Money, { description: 'Amount to pay.' })
  total!: Money;

  @Field(() => OrderStatusType)
  status!: OrderStatus;

  @Field(() => Date, { description: 'Time until which it can be paid.' })
  expiresAt!: Date;
}

@ObjectType()
export class RequestPaymentByLinkPayload extends SellMembershipPayload {
  @Field(() => String, { description: 'The link, which cannot be read again. It replaces earlier ones.' })
  url!: string;

  @Field(() => Date, { description: 'Time until which the link works.' })
  expiresAt!: Date;
}

@ObjectType()
abstract class LinkedOrderPayload extends MessagePayload {
  @Field(() => LinkedOrder)
  order!: LinkedOrder;
}

@ObjectType()
export class StartPaymentByLinkPayload extends LinkedOrderPayload {
  @Field(() => CheckoutType, {
    nullable: true,
    description:
      'Data that opens the checkout form, without values of the member. Null when nothing is to be paid.',
  })
  checkout!: Checkout | null;
}

@ObjectType()
export class ConfirmPaymentByLinkPayload extends LinkedOrderPayload {}
