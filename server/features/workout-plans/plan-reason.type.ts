import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A published source of training guidance.' })
export class PlanSource {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Author, title and year.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Where to read it.' })
  url!: string | null;
}

@ObjectType({ description: 'Why something in a plan is as it is.' })
export class PlanReason {
  @Field(() => String)
  text!: string;

  @Field(() => PlanSource, { nullable: true, description: 'Null for a convention of ours.' })
  source!: PlanSource | null;
}
