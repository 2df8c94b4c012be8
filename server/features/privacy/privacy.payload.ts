import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';

@ObjectType()
export class DeleteAccountPayload extends MessagePayload {
  @Field(() => ID)
  deletedUserId!: string;
}

@ObjectType()
export class DeleteMemberPayload extends MessagePayload {
  @Field(() => ID)
  deletedUserId!: string;
}

@ObjectType()
export class CancelSignUpPayload extends MessagePayload {
  @Field(() => Boolean, {
    description:
      'Whether there is an account with the address. If a sign-up of the last day created it and its password has not been reset since, it has been deleted; if it has orders, visits or a membership or is an admin’s, it has lost its password, sessions, names, phone number and role instead, and `requestPasswordReset` lets the owner of the address in.',
  })
  hasAccount!: boolean;
}
