import { createUnionType, Field, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/money.type';
import type { Checkout, CheckoutPrefill } from './payment-gateway';

@ObjectType({ description: 'The values with which the checkout form is prefilled.' })
export class RazorpayPrefill implements CheckoutPrefill {
  @Field(() => String, { nullable: true, description: 'Name of the member; null if it is not known.' })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the member; null if there is none.',
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number in E.164 format; null if it is not known.',
  })
  phone!: string | null;
}

@ObjectType({
  description:
    'The options of Razorpay’s checkout form. Send what the form returns with `confirmOnlinePayment`.',
})
export class RazorpayCheckout implements Checkout {
  @Field(() => String, { description: 'Absolute URL of the script that shows the form.' })
  scriptUrl!: string;

  @Field(() => String, { description: 'Public key of the studio’s account; the option `key`.' })
  keyId!: string;

  @Field(() => String, { description: 'Id of the order at Razorpay; the option `order_id`.' })
  gatewayOrderId!: string;

  @Field(() => Money, { description: 'Amount due; the options `amount` and `currency`.' })
  amount!: Money;

  @Field(() => String, { description: 'Name of the studio; the option `name`.' })
  merchantName!: string;

  @Field(() => String, { description: 'Text that says what is paid for; the option `description`.' })
  description!: string;

  @Field(() => RazorpayPrefill, {
    description: 'Values of the member; the option `prefill`, in which `phone` is called `contact`.',
  })
  prefill!: RazorpayPrefill;
}

export const CheckoutType = createUnionType({
  name: 'Checkout',
  description: 'The data that opens the checkout form of a payment gateway. More gateways may be added.',
  types: () => [RazorpayCheckout] as const,
  resolveType: () => RazorpayCheckout,
});
