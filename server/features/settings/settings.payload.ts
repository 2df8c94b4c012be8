import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { SettingSecret } from './setting-secret.type';
import { StudioSettingsType } from './studio-settings.type';

@ObjectType()
abstract class SettingsPayload extends MessagePayload {
  @Field(() => StudioSettingsType, { description: 'All settings after the change.' })
  studioSettings!: StudioSettingsType;
}

@ObjectType()
export class UpdateStudioDetailsPayload extends SettingsPayload {}

@ObjectType()
export class UpdateOpeningHoursPayload extends SettingsPayload {}

@ObjectType()
export class UpdateRegionSettingsPayload extends SettingsPayload {}

@ObjectType()
export class UpdateStudioLookPayload extends SettingsPayload {}

@ObjectType()
export class UpdateStudioWordsPayload extends SettingsPayload {}

@ObjectType()
export class UpdateTaxSettingsPayload extends SettingsPayload {}

@ObjectType()
export class UpdateDeskRulesPayload extends SettingsPayload {}

@ObjectType()
export class UpdateMailSettingsPayload extends SettingsPayload {}

@ObjectType()
export class UpdateGatewaySettingsPayload extends SettingsPayload {}

@ObjectType()
export class UpdateMailWordsPayload extends SettingsPayload {}

@ObjectType()
export class SendMailTrialPayload extends MessagePayload {}

@ObjectType()
export class SetSettingSecretPayload extends MessagePayload {
  @Field(() => [SettingSecret], { description: 'All secrets after the change.' })
  settingSecrets!: SettingSecret[];
}

@ObjectType()
export class SendTestMailPayload extends MessagePayload {
  @Field(() => Boolean, { description: 'Whether the mail server has taken the mail.' })
  isSent!: boolean;
}
