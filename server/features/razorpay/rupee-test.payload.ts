import { Field, ObjectType } from 'type-graphql';
import { CheckoutType } from '../sales/checkout.type';
import type { Checkout } from '../sales/payment-gateway';
import { RupeeTest } from './rupee-test.entity';

@ObjectType({ description: 'Payload of `startRupeeTest`.' })
export class StartRupeeTestPayload {
  @Field(() => RupeeTest, { description: 'The test.' })
  rupeeTest!: RupeeTest;

  @Field(() => CheckoutType, { nullable: true, description: 'What opens the checkout form.' })
  checkout!: Checkout | null;
}

@ObjectType({ description: 'Payload of `confirmRupeeTest`.' })
export class ConfirmRupeeTestPayload {
  @Field(() => RupeeTest, { description: 'The test.' })
  rupeeTest!: RupeeTest;
}
