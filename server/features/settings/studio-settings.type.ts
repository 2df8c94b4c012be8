import { Field, ObjectType } from 'type-graphql';
import { DeskRulesType } from './desk.type';
import { StudioLookType } from './look.type';
import { MailWordsType } from './mail-words.type';
import { GatewaySettingsType, MailSettingsType } from './mail.type';
import { RegionSettingsType } from './region.type';
import { OpeningHours, StudioDetails } from './settings.type';
import { TaxSettingsType } from './taxes.type';
import { StudioWordsType } from './words.type';

@ObjectType({
  description: 'A field of the settings that an environment variable sets in place of the studio.',
})
export class SettingLock {
  @Field(() => String, { description: 'Name of the section in `StudioSettings`.' })
  section!: string;

  @Field(() => String, { description: 'Name of the field in the section.' })
  field!: string;

  @Field(() => String, { description: 'Name of the environment variable.' })
  variable!: string;
}

@ObjectType('StudioSettings', {
  description: 'What the studio has set for itself, by section. Each section is saved as a whole.',
})
export class StudioSettingsType {
  @Field(() => StudioDetails, { description: 'Name, address and contacts.' })
  studio!: StudioDetails;

  @Field(() => OpeningHours, { description: 'Opening hours.' })
  hours!: OpeningHours;

  @Field(() => RegionSettingsType, {
    description: 'Time zone, currency, and how dates and numbers are written.',
  })
  region!: RegionSettingsType;

  @Field(() => StudioLookType, { description: 'Colour, logo and pictures.' })
  look!: StudioLookType;

  @Field(() => StudioWordsType, { description: 'Texts of pages.' })
  words!: StudioWordsType;

  @Field(() => TaxSettingsType, { description: 'Tax and receipts.' })
  taxes!: TaxSettingsType;

  @Field(() => DeskRulesType, { description: 'Rules of the front desk.' })
  desk!: DeskRulesType;

  @Field(() => MailSettingsType, { description: 'Mails and the mail server.' })
  mail!: MailSettingsType;

  @Field(() => MailWordsType, { description: 'What the studio writes into its mails.' })
  mailWords!: MailWordsType;

  @Field(() => GatewaySettingsType, { description: 'The account at the payment gateway.' })
  gateway!: GatewaySettingsType;
}
