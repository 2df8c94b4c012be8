import { Field, Int, ObjectType } from 'type-graphql';
import type { DueAge } from '#common/orders/due-ages';
import { Money } from '../../graphql/money.type';
import { DueAgeType } from '../orders/order.enums';

@ObjectType({ description: 'What members owe, of one age.' })
export class DueSum {
  @Field(() => DueAgeType)
  age!: DueAge;

  @Field(() => Money, { description: 'Sum of the parts of this age that are to be paid.' })
  amount!: Money;

  @Field(() => Int, { description: 'Number of these parts; an order may have several.' })
  count!: number;
}
