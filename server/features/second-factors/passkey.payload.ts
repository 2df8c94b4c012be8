import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../accounts/viewer.type';
import { CompleteSignInPayload } from './second-factor.payload';

@ObjectType()
export class StartPasskeyPayload {
  @Field(() => String, {
    description: '`PublicKeyCredentialCreationOptionsJSON` of Web Authentication, as JSON, for five minutes.',
  })
  options!: string;
}

@ObjectType()
export class AddPasskeyPayload extends MessagePayload {
  @Field(() => [String], {
    description:
      'Codes that log in once each in place of a factor; only with the first factor, and readable only here.',
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
