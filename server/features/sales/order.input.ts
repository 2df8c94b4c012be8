import { Field, ID, InputType } from 'type-graphql';
import { REASON_LENGTH_MAX } from '#common/limits';
import { orderForm, paymentReferenceForm, type OrderValues } from '#common/orders/order.form';
import { signedPaymentForm, type SignedPaymentValues } from '#common/orders/online-payments';
import type { DeskMethod } from '#common/orders/payments';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { MoneyInput } from '../../graphql/money.type';
import { Validated } from '../../lib/validated';
import { DeskMethodType } from '../orders/order.enums';

export const REASON = `Reason, up to ${REASON_LENGTH_MAX} characters. Shown to the member.`;
export const PAYMENT_REFERENCE =
  'Reference of the payment: 12 digits for UPI (UTR), which no other payment has; what the terminal printed for a card; none for cash.';
const FAILED_REFUND = 'Id of a failed refund, of any cause except `GATEWAY`.';

@Validated(orderForm)
@InputType()
export class PlaceOrderInput implements OrderValues {
  @Field(() => ID, { description: 'Id of a plan on sale.' })
  offerId!: string;

  @Field(() => MoneyInput, {
    description:
      'Total that the member was shown. If the price has changed, nothing is ordered: the mutation fails with the reason `PRICE_CHANGED` and the current total in `extensions.total`.',
  })
  expectedTotal!: MoneyInput;

  @Field(() => String, { description: `${REQUEST_KEY} Repeating it returns the first order.` })
  requestKey!: string;
}

@InputType()
export class StartOrderPaymentInput {
  @Field(() => ID, { description: 'Id of an unpaid order of the current user.' })
  orderId!: string;
}

@Validated(signedPaymentForm)
@InputType({
  description: 'What the checkout form of the payment gateway returns.',
})
export class ConfirmOnlinePaymentInput implements SignedPaymentValues {
  @Field(() => ID, { description: 'Id of the order that was paid.' })
  orderId!: string;

  @Field(() => String)
  gatewayPaymentId!: string;

  @Field(() => String, { description: 'Signature of the gateway: 64 hexadecimal digits.' })
  signature!: string;
}

@InputType()
export class CancelOrderInput {
  @Field(() => ID, { description: 'Id of an unpaid order of the current user.' })
  id!: string;
}

@Validated(paymentReferenceForm)
@InputType()
export class ConfirmOrderInput {
  @Field(() => ID, { description: 'Id of an unpaid order.' })
  id!: string;

  @Field(() => DeskMethodType, { description: 'Payment method.' })
  method!: DeskMethod;

  @Field(() => String, { nullable: true, description: PAYMENT_REFERENCE })
  reference?: string | null;
}

@InputType()
export class RejectOrderInput {
  @Field(() => ID, { description: 'Id of an unpaid order.' })
  id!: string;

  @Field(() => String, { description: REASON })
  reason!: string;
}

@InputType()
export class RetryRefundInput {
  @Field(() => ID, { description: FAILED_REFUND })
  refundId!: string;
}

@InputType()
export class RecordManualRefundInput {
  @Field(() => ID, { description: FAILED_REFUND })
  refundId!: string;

  @Field(() => String, {
    description: `Way in which the money was returned, such as "Bank transfer"; up to ${REASON_LENGTH_MAX} characters. Shown to the member.`,
  })
  method!: string;
}
