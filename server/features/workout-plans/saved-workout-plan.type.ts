import { Field, ID, Int, ObjectType } from 'type-graphql';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { DateScalar } from '../../graphql/date.scalar';

@ObjectType({ description: 'A workout plan that a user has saved.' })
export class SavedWorkoutPlan {
  @Field(() => ID, { description: OPAQUE_ID })
  id!: string;

  @Field(() => DateScalar, { description: 'Date of day 1.' })
  startsOn!: string;

  @Field(() => Date, { description: 'Time at which the plan was saved.' })
  createdAt!: Date;

  @Field(() => String, { description: 'Title, such as "14 days of muscle gain at home".' })
  title!: string;

  @Field(() => Int, { description: 'Length in days.' })
  durationDays!: number;

  @Field(() => [Int], { description: 'Numbers of the completed training days, ascending.' })
  doneDays!: number[];

  @Field(() => Int, { description: 'Number of training days: all except the rest days.' })
  trainingDays!: number;
}
