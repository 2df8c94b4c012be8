import { Field, ID, InputType } from 'type-graphql';
import { kioskPaymentForm } from '#common/kiosk-payments/kiosk-payment.form';
import { MoneyInput } from '../../graphql/money.type';
import { Validated } from '../../lib/validated';

@Validated(kioskPaymentForm)
@InputType()
export class ShowPaymentAtKioskInput {
  @Field(() => ID)
  kioskId!: string;

  @Field(() => MoneyInput, { description: 'What is to be paid.' })
  amount!: MoneyInput;

  @Field(() => String, {
    description: 'Up to 35 letters and digits, by which the apps of both sides know the payment.',
  })
  reference!: string;
}

@InputType()
export class HidePaymentAtKioskInput {
  @Field(() => ID)
  kioskId!: string;

  @Field(() => String, { description: 'The `reference` with which it was shown.' })
  reference!: string;
}
