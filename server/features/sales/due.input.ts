import { Field, ID, InputType } from 'type-graphql';
import { membershipDecisionForm } from '#common/memberships/membership.form';
import { dueForm } from '#common/orders/order.form';
import type { DeskMethod } from '#common/orders/payments';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { MoneyInput } from '../../graphql/money.type';
import { Validated } from '../../lib/validated';
import { DeskMethodType } from '../orders/order.enums';
import { PAYMENT_REFERENCE } from './order.input';

@Validated(dueForm)
@InputType()
export class CollectDueInput {
  @Field(() => ID, { description: 'Id of an order that was paid in part, or whose rest was written off.' })
  orderId!: string;

  @Field(() => MoneyInput, { description: 'Amount, at most what is due or was written off.' })
  amount!: MoneyInput;

  @Field(() => DeskMethodType, { description: 'Payment method.' })
  method!: DeskMethod;

  @Field(() => String, { nullable: true, description: PAYMENT_REFERENCE })
  reference?: string | null;

  @Field(() => String, {
    description: `${REQUEST_KEY} Repeating it records nothing more and returns the order.`,
  })
  requestKey!: string;
}

@Validated(membershipDecisionForm)
@InputType()
export class WriteOffDueInput {
  @Field(() => ID, { description: 'Id of an order that was paid in part.' })
  orderId!: string;

  @Field(() => String, { description: 'Reason, kept in the journal.' })
  reason!: string;
}
