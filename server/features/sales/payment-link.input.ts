import { Field, ID, InputType } from 'type-graphql';
import { paymentLinkForm, signedLinkForm } from '#common/orders/payment-link.form';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { MoneyInput } from '../../graphql/money.type';
import { Validated } from '../../lib/validated';
import { DiscountInput } from './desk-sale.input';

const TOKEN = 'What follows the # in the link.';

@Validated(paymentLinkForm)
@InputType({ description: 'A plan that a member is to pay for by a link.' })
export class RequestPaymentByLinkInput {
  @Field(() => ID)
  memberId!: string;

  @Field(() => ID, { description: 'Id of a plan on sale.' })
  offerId!: string;

  @Field(() => MoneyInput, {
    description:
      'The total that is to pay. If it is not the price, nothing is ordered: the mutation fails with the reason `PRICE_CHANGED` and returns the current price in `extensions.total`.',
  })
  expectedTotal!: MoneyInput;

  @Field(() => DiscountInput, {
    nullable: true,
    description: 'Discount, up to what `deskSettings` permits. `expectedTotal` is what is left to pay.',
  })
  discount?: DiscountInput | null;

  @Field(() => String, { description: `${REQUEST_KEY} Repeating it returns a new link to the first order.` })
  requestKey!: string;
}

@InputType()
export class StartPaymentByLinkInput {
  @Field(() => String, { description: TOKEN })
  token!: string;
}

@Validated(signedLinkForm)
@InputType({
  description: 'What the checkout form of the payment gateway returns.',
})
export class ConfirmPaymentByLinkInput {
  @Field(() => String, { description: TOKEN })
  token!: string;

  @Field(() => String)
  gatewayPaymentId!: string;

  @Field(() => String, { description: 'Signature of the gateway: 64 hexadecimal digits.' })
  signature!: string;
}
