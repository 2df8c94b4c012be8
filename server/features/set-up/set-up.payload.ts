import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../accounts/viewer.type';
import { ACCESS_TOKEN } from '../auth/auth-descriptions';
import { SetUp } from './set-up.type';

@ObjectType({
  description: 'The refresh token of the new session is set as a cookie.',
})
export class CreateOwnerPayload extends MessagePayload {
  @Field(() => String, { description: ACCESS_TOKEN })
  token!: string;

  @Field(() => Viewer, { description: 'The owner, logged in.' })
  viewer!: UserActor;
}

@ObjectType()
abstract class SetUpPayload extends MessagePayload {
  @Field(() => SetUp, { description: 'The set-up after the change.' })
  setUp!: SetUp;
}

@ObjectType()
export class ReachSetUpStepPayload extends SetUpPayload {}

@ObjectType()
export class ConfirmPlanPricePayload extends SetUpPayload {}

@ObjectType()
export class HideDemonstrationPayload extends SetUpPayload {}

@ObjectType()
export class OpenStudioPayload extends SetUpPayload {}
