import { Field, ObjectType } from 'type-graphql';
import { CheckoutType } from '../sales/checkout.type';
import type { Checkout } from '../sales/payment-gateway';
import { RupeeTest } from './rupee-test.entity';

@ObjectType()
export class StartRupeeTestPayload {
  @Field(() => RupeeTest)
  rupeeTest!: RupeeTest;

  @Field(() => CheckoutType, { nullable: true, description: 'What opens the checkout form.' })
  checkout!: Checkout | null;
}

@ObjectType()
export class ConfirmRupeeTestPayload {
  @Field(() => RupeeTest)
  rupeeTest!: RupeeTest;
}
