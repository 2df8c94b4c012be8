import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/money.type';

@ObjectType({ description: 'What the front desk took off the total of a plan.' })
export class OrderDiscount {
  @Field(() => Money, { description: 'Amount, taxes included.' })
  amount!: Money;

  @Field(() => String, { description: 'Reason for it, as shown to the member.' })
  reason!: string;
}
