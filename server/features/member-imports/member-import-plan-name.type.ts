import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a name of a plan in a file means.' })
export class MemberImportPlanName {
  @Field(() => String, { description: 'The name in the file; empty for rows with an end and no plan.' })
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the plan; null if members with this name are imported without a plan, and passes with the name as it is.',
  })
  offerId!: string | null;
}

@ObjectType({ description: 'A name in a file that no plan has.' })
export class MemberImportUnknownPlan {
  @Field(() => String, { description: 'The name in the file; empty for rows with an end and no plan.' })
  name!: string;

  @Field(() => Int, { description: 'Number of rows with it.' })
  rowCount!: number;
}
