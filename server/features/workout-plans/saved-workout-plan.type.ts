import { Field, ID, Int, ObjectType } from 'type-graphql';
import { WorkoutPlan } from './workout-plan.type';

@ObjectType({ description: 'A workout plan saved by a member.' })
export class SavedWorkoutPlan {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Date of day 1 in the studio’s time zone, such as "2026-11-23".' })
  startsOn!: string;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => String)
  title!: string;

  @Field(() => Int, { description: 'Length in days.' })
  length!: number;

  @Field(() => [Int], { description: 'Numbers of the completed days, ascending.' })
  doneDays!: number[];

  @Field(() => Int, { description: 'Number of days that can be completed: all except the rest days.' })
  trainingDays!: number;
}

@ObjectType({ description: 'A generated workout plan that has not been saved.' })
export class GeneratedWorkoutPlan {
  @Field(() => String, { description: 'The plan as text.' })
  text!: string;

  @Field(() => Boolean, {
    description: 'Whether the hosted model wrote the text. If so, the text can differ from the plan.',
  })
  isTextByModel!: boolean;

  @Field(() => WorkoutPlan, { description: 'The plan of the built-in planner, one entry per day.' })
  plan!: WorkoutPlan;
}
