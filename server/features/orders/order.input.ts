import { Field, ID, InputType } from 'type-graphql';
import { orderForm, type OrderValues } from '#common/orders/order.form';
import { signedPaymentForm, type SignedPaymentValues } from '#common/orders/online-payments';
import type { DeskMethod } from '#common/orders/payments';
import { MoneyInput } from '../../graphql/money.type';
import { Validated } from '../../lib/validated';
import { DeskMethodType } from './order.enums';

@Validated(orderForm)
@InputType({ description: 'An order of a plan.' })
export class PlaceOrderInput implements OrderValues {
  @Field(() => ID, { description: 'Id of the plan on sale.' })
  offerId!: string;

  @Field(() => MoneyInput, {
    description:
      'The total that the member was shown. If it is no longer the price, nothing is ordered: the mutation fails with the reason `PRICE_CHANGED` and returns the current price in `extensions.total`.',
  })
  expectedTotal!: MoneyInput;

  @Field(() => String, { description: 'Idempotency key; repeating it returns the first order.' })
  requestKey!: string;
}

@InputType({ description: 'The order to pay online.' })
export class StartOrderPaymentInput {
  @Field(() => ID, { description: 'Id of an unpaid order of the current user.' })
  orderId!: string;
}

@Validated(signedPaymentForm)
@InputType({ description: 'What the checkout form of the payment gateway returns after a payment.' })
export class ConfirmOnlinePaymentInput implements SignedPaymentValues {
  @Field(() => ID, { description: 'Id of the order that was paid.' })
  orderId!: string;

  @Field(() => String, { description: 'The payment’s id at the gateway.' })
  gatewayPaymentId!: string;

  @Field(() => String, { description: 'The gateway’s signature of the payment: 64 hexadecimal digits.' })
  signature!: string;
}

@InputType({ description: 'The order to cancel.' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'Id of an unpaid order of the current user.' })
  id!: string;
}

@InputType({ description: 'A payment at the front desk.' })
export class ConfirmOrderInput {
  @Field(() => ID, { description: 'Id of the order.' })
  id!: string;

  @Field(() => DeskMethodType, { description: 'How the member has paid.' })
  method!: DeskMethod;
}

@InputType({ description: 'The order to reject.' })
export class RejectOrderInput {
  @Field(() => ID, { description: 'Id of an unpaid order.' })
  id!: string;

  @Field(() => String, { description: 'At most 200 characters. Shown to the member.' })
  reason!: string;
}

@InputType({ description: 'The order to refund.' })
export class RefundOrderInput {
  @Field(() => ID, { description: 'Id of a paid order.' })
  id!: string;

  @Field(() => String, { description: 'At most 200 characters. Shown to the member.' })
  reason!: string;
}

@InputType({ description: 'The refund to request again.' })
export class RetryRefundInput {
  @Field(() => ID, { description: 'Id of a failed refund.' })
  refundId!: string;
}

@InputType({ description: 'How the studio itself has returned the money of a failed refund.' })
export class RecordManualRefundInput {
  @Field(() => ID, { description: 'Id of a failed refund.' })
  refundId!: string;

  @Field(() => String, {
    description:
      'How the money was returned, such as "Bank transfer"; at most 200 characters. Shown to the member.',
  })
  method!: string;
}
