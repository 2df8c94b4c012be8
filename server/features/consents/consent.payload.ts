import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../accounts/viewer.type';

@ObjectType()
export class WithdrawConsentPayload extends MessagePayload {
  @Field(() => Viewer, { description: 'Current user, without the data that the consent covered.' })
  viewer!: UserActor;
}
