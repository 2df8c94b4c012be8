import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Input of `inviteMember`.' })
export class InviteMemberInput {
  @Field(() => ID, { description: 'Id of the member.' })
  id!: string;
}
