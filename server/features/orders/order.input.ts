import { Field, ID, InputType } from 'type-graphql';
import { REASON_LENGTH_MAX } from '#common/limits';
import { orderForm, refundForm, type OrderValues } from '#common/orders/order.form';
import { signedPaymentForm, type SignedPaymentValues } from '#common/orders/online-payments';
import type { DeskMethod, RefundMethod } from '#common/orders/payments';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { MoneyInput } from '../../graphql/money.type';
import { Validated } from '../../lib/validated';
import { DeskMethodType, RefundMethodType } from './order.enums';

const REASON = `Reason, up to ${REASON_LENGTH_MAX} characters. Shown to the member.`;
const FAILED_REFUND = 'Id of a failed refund, of any cause except `GATEWAY`.';

@Validated(orderForm)
@InputType({ description: 'Input of `placeOrder`.' })
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

@InputType({ description: 'Input of `startOrderPayment`.' })
export class StartOrderPaymentInput {
  @Field(() => ID, { description: 'Id of an unpaid order of the current user.' })
  orderId!: string;
}

@Validated(signedPaymentForm)
@InputType({
  description: 'Input of `confirmOnlinePayment`: what the checkout form of the payment gateway returns.',
})
export class ConfirmOnlinePaymentInput implements SignedPaymentValues {
  @Field(() => ID, { description: 'Id of the order that was paid.' })
  orderId!: string;

  @Field(() => String, { description: 'Id of the payment at the gateway.' })
  gatewayPaymentId!: string;

  @Field(() => String, { description: 'Signature of the gateway: 64 hexadecimal digits.' })
  signature!: string;
}

@InputType({ description: 'Input of `cancelOrder`.' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'Id of an unpaid order of the current user.' })
  id!: string;
}

@InputType({ description: 'Input of `confirmOrder`.' })
export class ConfirmOrderInput {
  @Field(() => ID, { description: 'Id of an unpaid order.' })
  id!: string;

  @Field(() => DeskMethodType, { description: 'Payment method.' })
  method!: DeskMethod;
}

@InputType({ description: 'Input of `rejectOrder`.' })
export class RejectOrderInput {
  @Field(() => ID, { description: 'Id of an unpaid order.' })
  id!: string;

  @Field(() => String, { description: REASON })
  reason!: string;
}

@Validated(refundForm)
@InputType({ description: 'Input of `refundOrder`.' })
export class RefundOrderInput {
  @Field(() => ID, { description: 'Id of a paid order.' })
  id!: string;

  @Field(() => String, { description: REASON })
  reason!: string;

  @Field(() => MoneyInput, {
    nullable: true,
    description:
      'Amount; null for all that is left of the payment, which ends the membership period. After a part, the order stays paid and the period does not change. Only payments at the front desk can be refunded in part.',
  })
  amount?: MoneyInput | null;

  @Field(() => RefundMethodType, {
    nullable: true,
    description:
      'How the front desk pays the money back; null for the way in which it was paid. Online payments are refunded by their gateway, and need null.',
  })
  method?: RefundMethod | null;

  @Field(() => String, {
    nullable: true,
    description: `${REQUEST_KEY} Repeating it refunds nothing more and returns the order.`,
  })
  requestKey?: string | null;
}

@InputType({ description: 'Input of `retryRefund`.' })
export class RetryRefundInput {
  @Field(() => ID, { description: FAILED_REFUND })
  refundId!: string;
}

@InputType({ description: 'Input of `recordManualRefund`.' })
export class RecordManualRefundInput {
  @Field(() => ID, { description: FAILED_REFUND })
  refundId!: string;

  @Field(() => String, {
    description: `Way in which the money was returned, such as "Bank transfer"; up to ${REASON_LENGTH_MAX} characters. Shown to the member.`,
  })
  method!: string;
}
