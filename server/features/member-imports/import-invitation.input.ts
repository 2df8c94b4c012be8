import { Field, ID, InputType, Int } from 'type-graphql';
import { EXPECTED_VERSION, IMPORT_ID } from './member-import.input';

@InputType({ description: 'Input of `inviteImportedMembers`.' })
export class InviteImportedMembersInput {
  @Field(() => ID, { description: IMPORT_ID })
  id!: string;

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}
