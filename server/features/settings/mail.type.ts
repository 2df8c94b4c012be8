import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { gatewayForm, type GatewaySettings } from '#common/settings/gateway.form';
import { mailForm, type MailSectionSettings } from '#common/settings/mail.form';
import { Validated } from '../../lib/validated';
import { EXPECTED_VERSION, OWN_PASSWORD, VERSION } from './input-texts';

@ObjectType()
@InputType()
abstract class MailFields implements MailSectionSettings {
  @Field(() => String, { description: 'Name of the sender; empty for the name of the studio.' })
  senderName!: string;

  @Field(() => String, { description: 'Address of the sender; empty for that of the studio.' })
  senderEmail!: string;

  @Field(() => String, { description: 'Address for answers; empty for that of the sender.' })
  replyTo!: string;

  @Field(() => String, { description: 'Name of the mail server; empty for none.' })
  smtpHost!: string;

  @Field(() => Int, { description: 'Its port; with 465, the connection is encrypted from the start.' })
  smtpPort!: number;

  @Field(() => String, { description: 'User name at the mail server; empty for none.' })
  smtpUser!: string;
}

@ObjectType('MailSettings', { description: 'Who mails come from, and the mail server.' })
export class MailSettingsType extends MailFields {
  @Field(() => Boolean, {
    description: 'Whether no mail can be delivered, since there is no mail server.',
  })
  isServerMissing!: boolean;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@Validated(mailForm)
@InputType({ description: 'All of them.' })
export class UpdateMailSettingsInput extends MailFields {
  @Field(() => String, { nullable: true, description: OWN_PASSWORD })
  password?: string | null;

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}

@ObjectType()
@InputType()
abstract class GatewayFields implements GatewaySettings {
  @Field(() => String, { description: 'Id of the key at Razorpay; empty for none.' })
  razorpayKey!: string;
}

@ObjectType('GatewaySettings', { description: 'The account at the payment gateway.' })
export class GatewaySettingsType extends GatewayFields {
  @Field(() => Int, { description: VERSION })
  version!: number;
}

@Validated(gatewayForm)
@InputType()
export class UpdateGatewaySettingsInput extends GatewayFields {
  @Field(() => String, { nullable: true, description: OWN_PASSWORD })
  password?: string | null;

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}
