import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '../../graphql/date.scalar';

@ObjectType({ description: 'First day of a membership that the front desk chose at the sale.' })
export class OrderStart {
  @Field(() => DateScalar, { description: 'First day.' })
  on!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was before the day of the sale, as shown to the member; null if it was not.',
  })
  reason!: string | null;
}
