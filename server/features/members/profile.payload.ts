import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { Viewer } from '../accounts/viewer.type';

@ObjectType()
export class UpdateProfilePayload extends MessagePayload {
  @Field(() => User, { description: 'Current user after the change.' })
  user!: User;

  @Field(() => Viewer, {
    description: 'The account of the user, with the consent that saving measurements gives.',
  })
  viewer!: UserActor;
}
