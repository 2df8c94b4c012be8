import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { SettingSecret } from './setting-secret.type';
import { StudioSettingsType } from './studio-settings.type';

@ObjectType()
abstract class SettingsPayload extends MessagePayload {
  @Field(() => StudioSettingsType, { description: 'All settings after the change.' })
  studioSettings!: StudioSettingsType;
}

@ObjectType({ description: 'Payload of `updateStudioDetails`.' })
export class UpdateStudioDetailsPayload extends SettingsPayload {}

@ObjectType({ description: 'Payload of `updateOpeningHours`.' })
export class UpdateOpeningHoursPayload extends SettingsPayload {}

@ObjectType({ description: 'Payload of `updateRegionSettings`.' })
export class UpdateRegionSettingsPayload extends SettingsPayload {}

@ObjectType({ description: 'Payload of `updateStudioLook`.' })
export class UpdateStudioLookPayload extends SettingsPayload {}

@ObjectType({ description: 'Payload of `updateStudioWords`.' })
export class UpdateStudioWordsPayload extends SettingsPayload {}

@ObjectType({ description: 'Payload of `updateTaxSettings`.' })
export class UpdateTaxSettingsPayload extends SettingsPayload {}

@ObjectType({ description: 'Payload of `updateDeskRules`.' })
export class UpdateDeskRulesPayload extends SettingsPayload {}

@ObjectType({ description: 'Payload of `updateMailSettings`.' })
export class UpdateMailSettingsPayload extends SettingsPayload {}

@ObjectType({ description: 'Payload of `updateGatewaySettings`.' })
export class UpdateGatewaySettingsPayload extends SettingsPayload {}

@ObjectType({ description: 'Payload of `updateMailWords`.' })
export class UpdateMailWordsPayload extends SettingsPayload {}

@ObjectType({ description: 'Payload of `sendMailTrial`.' })
export class SendMailTrialPayload extends MessagePayload {}

@ObjectType({ description: 'Payload of `setSettingSecret`.' })
export class SetSettingSecretPayload extends MessagePayload {
  @Field(() => [SettingSecret], { description: 'All secrets after the change.' })
  settingSecrets!: SettingSecret[];
}

@ObjectType({ description: 'Payload of `sendTestMail`.' })
export class SendTestMailPayload extends MessagePayload {
  @Field(() => Boolean, { description: 'Whether the mail server has taken the mail.' })
  isSent!: boolean;
}
