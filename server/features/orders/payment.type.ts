import { Field, ID, ObjectType } from 'type-graphql';
import type { GatewayName, PaymentMethod } from '#common/orders/payments';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { Money } from '../../graphql/money.type';
import { GatewayType, PaymentMethodType } from './order.enums';

@ObjectType('Payment', { description: 'A payment for an order.' })
export class OrderPayment {
  @Field(() => ID, { description: OPAQUE_ID })
  id!: string;

  @Field(() => Money)
  amount!: Money;

  @Field(() => PaymentMethodType)
  method!: PaymentMethod;

  @Field(() => GatewayType, {
    description:
      'Gateway that took the payment, which may be the front desk although the order was to be paid online.',
  })
  gateway!: GatewayName;

  @Field(() => String, {
    nullable: true,
    description:
      'What the front desk noted to find the payment at the bank: UTR of a UPI payment, reference of a card terminal.',
  })
  reference!: string | null;

  @Field(() => Date, { description: 'Time at which the payment was received.' })
  paidAt!: Date;

  @Field(() => Date, { description: 'The same time: payments do not change after that.' })
  updatedAt!: Date;
}
