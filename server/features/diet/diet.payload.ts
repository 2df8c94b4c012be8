import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../members/viewer.type';
import { DietDetails } from './diet-details.entity';

@ObjectType({ description: 'Payload of `saveDietDetails`.' })
export class SaveDietDetailsPayload extends MessagePayload {
  @Field(() => DietDetails, { description: 'The saved details.' })
  dietDetails!: DietDetails;

  @Field(() => ID, {
    nullable: true,
    description:
      'Unguessable id for reading anonymous details with `anonymousDietDetails`; null if they belong to the current user.',
  })
  anonymousId!: string | null;

  @Field(() => Viewer, {
    nullable: true,
    description: 'The current user, to whom the details belong; null if they are anonymous.',
  })
  viewer!: UserActor | null;
}
