import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/money.type';

@ObjectType({ description: 'Credit for the unused days of a plan that another one replaced before its end.' })
export class UnusedDaysCredit {
  creditedOrderId!: string;

  @Field(() => Money, { description: 'Amount that it took off the total, taxes included.' })
  amount!: Money;

  @Field(() => Int, { description: 'Number of unused days, that of the change included.' })
  days!: number;
}
