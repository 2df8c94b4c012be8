import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../accounts/viewer.type';
import { CompleteSignInPayload } from './second-factor.payload';

@ObjectType()
export class StartPasskeyPayload {
  @Field(() => String, {
    description:
      '`PublicKeyCredentialCreationOptionsJSON` of Web Authentication, as JSON; valid for five minutes.',
  })
  options!: string;
}

@ObjectType()
export class AddPasskeyPayload extends MessagePayload {
  @Field(() => [String], {
    description:
      'Recovery codes, each of which replaces the second factor once. Only with the first factor, and readable only here.',
  })
  recoveryCodes!: string[];

  @Field(() => Viewer, { description: 'The current user after the change.' })
  viewer!: UserActor;
}

@ObjectType()
export class RemovePasskeyPayload extends MessagePayload {
  @Field(() => Viewer, { description: 'The current user after the change.' })
  viewer!: UserActor;
}

@ObjectType()
export class CompleteSignInWithPasskeyPayload extends CompleteSignInPayload {}
