import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A mistake in a row of a file of members.' })
export class MemberImportProblem {
  @Field(() => String, { description: 'Head of the column.' })
  column!: string;

  @Field(() => String, { description: 'What the cell contains.' })
  value!: string;

  @Field(() => String, { description: 'What is wrong, and what to do about it.' })
  message!: string;
}
