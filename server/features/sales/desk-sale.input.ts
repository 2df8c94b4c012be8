import { Field, ID, InputType } from 'type-graphql';
import { deskSaleForm } from '#common/memberships/membership.form';
import { INSTALMENTS_MAX } from '#common/orders/instalments';
import type { DeskMethod } from '#common/orders/payments';
import { DateScalar } from '../../graphql/date.scalar';
import { MoneyInput } from '../../graphql/money.type';
import { Validated } from '../../lib/validated';
import { DeskMethodType } from '../orders/order.enums';
import { PAYMENT_REFERENCE } from './order.input';

@InputType({ description: 'What the front desk takes off the total of a plan.' })
export class DiscountInput {
  @Field(() => MoneyInput, { description: 'Amount, taxes included; less than the total.' })
  amount!: MoneyInput;

  @Field(() => String, { description: 'Reason for it; the member sees it.' })
  reason!: string;
}

@InputType({ description: 'First day of the membership that is sold.' })
export class MembershipStartInput {
  @Field(() => DateScalar, {
    description: 'First day, within what `deskSettings` permits. The receipt has the day of the sale.',
  })
  startsOn!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why it is before today, which needs a reason; the member sees it.',
  })
  reason?: string | null;
}

@InputType({ description: 'A part of the price that the member will pay later.' })
export class InstalmentInput {
  @Field(() => DateScalar, {
    description: 'Day by which it has to be paid, from tomorrow to a year from now.',
  })
  dueOn!: string;

  @Field(() => MoneyInput)
  amount!: MoneyInput;
}

@InputType({ description: 'What a member pays now, and when the rest.' })
export class PartPaymentInput {
  @Field(() => MoneyInput, { description: 'Amount that was paid now; less than what is to pay.' })
  amount!: MoneyInput;

  @Field(() => [InstalmentInput], { description: `The rest, earliest first: 1 to ${INSTALMENTS_MAX} parts.` })
  instalments!: InstalmentInput[];
}

@Validated(deskSaleForm)
@InputType({ description: 'A plan that a member has paid for at the front desk.' })
export class SellMembershipInput {
  @Field(() => ID)
  memberId!: string;

  @Field(() => ID, { description: 'Id of a plan on sale.' })
  offerId!: string;

  @Field(() => MoneyInput, {
    nullable: true,
    description:
      'The total that the member has paid. If it is not the price, nothing is sold: the mutation fails with the reason `PRICE_CHANGED` and returns the current price in `extensions.total`. Null to accept any price.',
  })
  expectedTotal?: MoneyInput | null;

  @Field(() => DiscountInput, {
    nullable: true,
    description:
      'Discount, up to what `deskSettings` permits. `expectedTotal` is what is left to pay, less any credit.',
  })
  discount?: DiscountInput | null;

  @Field(() => MembershipStartInput, {
    nullable: true,
    description: 'First day; null to start now, or after what is already paid.',
  })
  start?: MembershipStartInput | null;

  @Field(() => MoneyInput, {
    nullable: true,
    description:
      'For an upgrade: the credit for the unused days of the running plan, as `saleQuote` says. The new period then starts now and replaces the running one. Another credit is refused with the reason `PRICE_CHANGED`. Null for a sale that leaves the running plan as it is.',
  })
  credit?: MoneyInput | null;

  @Field(() => DeskMethodType, { description: 'How the member has paid.' })
  method!: DeskMethod;

  @Field(() => String, { nullable: true, description: PAYMENT_REFERENCE })
  reference?: string | null;

  @Field(() => PartPaymentInput, {
    nullable: true,
    description: 'What is paid now, and when the rest; null if everything is paid now.',
  })
  partPayment?: PartPaymentInput | null;

  @Field(() => String, { description: 'Idempotency key; repeating it returns the first order.' })
  requestKey!: string;
}
