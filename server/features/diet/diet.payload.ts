import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../accounts/viewer.type';
import { DietDetails } from './diet-details.entity';

@ObjectType()
export class SaveDietDetailsPayload extends MessagePayload {
  @Field(() => DietDetails)
  dietDetails!: DietDetails;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id for reading anonymous details with `anonymousDietDetails`; null if the details belong to the current user.',
  })
  anonymousId!: string | null;

  @Field(() => Viewer, {
    nullable: true,
    description: 'Current user, to whom the details belong; null if they are anonymous.',
  })
  viewer!: UserActor | null;
}
