import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { StudioSettingsType } from './settings.type';

@ObjectType()
abstract class SettingsPayload extends MessagePayload {
  @Field(() => StudioSettingsType, { description: 'All settings after the change.' })
  studioSettings!: StudioSettingsType;
}

@ObjectType({ description: 'Payload of `updateStudioDetails`.' })
export class UpdateStudioDetailsPayload extends SettingsPayload {}

@ObjectType({ description: 'Payload of `updateOpeningHours`.' })
export class UpdateOpeningHoursPayload extends SettingsPayload {}
