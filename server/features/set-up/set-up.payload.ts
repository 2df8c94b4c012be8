import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../accounts/viewer.type';
import { ACCESS_TOKEN } from '../auth/auth-descriptions';
import { SetUp } from './set-up.type';

@ObjectType({
  description: 'Payload of `createOwner`. The refresh token of the new session is set as a cookie.',
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

@ObjectType({ description: 'Payload of `reachSetUpStep`.' })
export class ReachSetUpStepPayload extends SetUpPayload {}

@ObjectType({ description: 'Payload of `confirmPlanPrice`.' })
export class ConfirmPlanPricePayload extends SetUpPayload {}

@ObjectType({ description: 'Payload of `hideDemonstration`.' })
export class HideDemonstrationPayload extends SetUpPayload {}

@ObjectType({ description: 'Payload of `openStudio`.' })
export class OpenStudioPayload extends SetUpPayload {}
