import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../graphql/date.scalar';

@ObjectType({ description: 'A workout plan saved by a member.' })
export class SavedWorkoutPlan {
  @Field(() => ID, { description: 'Id of the saved plan.' })
  id!: string;

  @Field(() => DateScalar, { description: 'Day 1 of the plan.' })
  startsOn!: string;

  @Field(() => Date, { description: 'When it was saved.' })
  createdAt!: Date;

  @Field(() => String, { description: 'Title, such as "14 days of muscle gain at home".' })
  title!: string;

  @Field(() => Int, { description: 'Length in days.' })
  durationDays!: number;

  @Field(() => [Int], { description: 'Numbers of the completed days, ascending.' })
  doneDays!: number[];

  @Field(() => Int, { description: 'Number of days that can be completed: all except the rest days.' })
  trainingDays!: number;
}
