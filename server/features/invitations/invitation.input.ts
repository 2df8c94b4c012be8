import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class InviteMemberInput {
  @Field(() => ID)
  id!: string;
}
