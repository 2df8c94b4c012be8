import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A published source of training guidance.' })
export class PlanSource {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Author, title and year.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Link to the source.' })
  url!: string | null;
}

@ObjectType({ description: 'Explanation of a choice in a workout plan.' })
export class PlanReason {
  @Field(() => String)
  text!: string;

  @Field(() => PlanSource, { nullable: true, description: 'Null if it is a convention of this planner.' })
  source!: PlanSource | null;
}
