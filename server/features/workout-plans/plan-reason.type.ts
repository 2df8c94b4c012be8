import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A published source of training guidance.' })
export class WorkoutPlanSource {
  @Field(() => ID, { description: 'Unique identifier among the sources.' })
  id!: string;

  @Field(() => String, { description: 'Author, title and year.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Absolute URL of the source; null if it is not online.',
  })
  url!: string | null;
}

@ObjectType({ description: 'An explanation of a choice in a workout plan.' })
export class WorkoutPlanReason {
  @Field(() => String, { description: 'Explanation in one or a few sentences.' })
  text!: string;

  @Field(() => WorkoutPlanSource, {
    nullable: true,
    description: 'Source of the choice; null if it is a convention of the planner.',
  })
  source!: WorkoutPlanSource | null;
}
