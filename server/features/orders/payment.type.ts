import { Field, ID, ObjectType } from 'type-graphql';
import type { GatewayName, PaymentMethod } from '#common/orders/payments';
import { GatewayType, PaymentMethodType } from './order.enums';

@ObjectType('Payment', { description: 'The payment that paid an order.' })
export class OrderPayment {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id!: string;

  @Field(() => PaymentMethodType, { description: 'How it was paid.' })
  method!: PaymentMethod;

  @Field(() => GatewayType, {
    description: 'Where it was paid. An order for a payment gateway may also be paid at the desk.',
  })
  gateway!: GatewayName;

  @Field(() => Date, { description: 'When the payment was received.' })
  paidAt!: Date;
}
