import { Field, ID, InputType } from 'type-graphql';
import { renewalForm } from '#common/memberships/membership.form';
import type { DeskMethod } from '#common/orders/payments';
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

@Validated(renewalForm)
@InputType({ description: 'A plan that a member has paid for at the front desk.' })
export class RenewMembershipInput {
  @Field(() => ID, { description: 'Id of the member.' })
  userId!: string;

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
    description: 'Discount, up to what `deskSettings` permits. `expectedTotal` is what is left to pay.',
  })
  discount?: DiscountInput | null;

  @Field(() => DeskMethodType, { description: 'How the member has paid.' })
  method!: DeskMethod;

  @Field(() => String, { nullable: true, description: PAYMENT_REFERENCE })
  reference?: string | null;

  @Field(() => String, { description: 'Idempotency key; repeating it returns the first order.' })
  requestKey!: string;
}
