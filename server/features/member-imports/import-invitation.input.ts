import { Field, ID, InputType, Int } from 'type-graphql';
import { EXPECTED_VERSION } from './member-import.input';

@InputType()
export class InviteImportedMembersInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}
