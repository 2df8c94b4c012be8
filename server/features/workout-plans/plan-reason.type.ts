import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A published source of training guidance.' })
export class WorkoutPlanSource {
  @Field(() => ID, { description: 'Id of the source.' })
  id!: string;

  @Field(() => String, { description: 'Author, title and year.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Link to the source.' })
  url!: string | null;
}

@ObjectType({ description: 'Explanation of a choice in a workout plan.' })
export class WorkoutPlanReason {
  @Field(() => String, { description: 'The explanation, in one or a few sentences.' })
  text!: string;

  @Field(() => WorkoutPlanSource, {
    nullable: true,
    description: 'Null if it is a convention of this planner.',
  })
  source!: WorkoutPlanSource | null;
}
