import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/money.type';
import { UnusedDaysCredit } from '../orders/credit.type';

@ObjectType({ description: 'What a sale at the front desk would do now, before it is made.' })
export class SaleQuote {
  @Field(() => Date, {
    nullable: true,
    description: 'Start of the new period; null if the plan cannot be sold like this.',
  })
  startsAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Exclusive end of it: midnight after the last day, in the time zone of the studio.',
  })
  endsAt!: Date | null;

  @Field(() => UnusedDaysCredit, {
    nullable: true,
    description: 'What an upgrade would credit for unused days; null for other sales.',
  })
  credit!: UnusedDaysCredit | null;

  @Field(() => Money, {
    nullable: true,
    description: 'What would be left to pay without a discount; null if the plan cannot be sold like this.',
  })
  total!: Money | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the plan cannot be sold like this, for staff; null if it can.',
  })
  problem!: string | null;
}
