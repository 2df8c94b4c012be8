import { Field, ID, InputType } from 'type-graphql';
import {
  confirmRupeeTestForm,
  startRupeeTestForm,
  type ConfirmRupeeTestValues,
  type StartRupeeTestValues,
} from '#common/settings/rupee-test.form';
import { Validated } from '../../lib/validated';

@Validated(startRupeeTestForm)
@InputType()
export class StartRupeeTestInput implements StartRupeeTestValues {
  @Field(() => String, { description: 'Idempotency key: the same key starts no second test.' })
  requestKey!: string;
}

@Validated(confirmRupeeTestForm)
@InputType()
export class ConfirmRupeeTestInput implements ConfirmRupeeTestValues {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '`razorpay_payment_id`, which the checkout form returns.' })
  gatewayPaymentId!: string;

  @Field(() => String, { description: '`razorpay_signature`, which the checkout form returns.' })
  signature!: string;
}
