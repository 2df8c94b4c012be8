import { Field, InputType, ObjectType } from 'type-graphql';
import type { SecretName } from '#common/settings/secrets';
import { enumType } from '../../graphql/enums';
import { OWN_PASSWORD } from './input-texts';
import type { SecretState } from './setting-secrets.service';

export const SettingSecretNameType = enumType<SecretName>(
  'SettingSecretName',
  {
    smtp_password: 'Password at the mail server.',
    razorpay_key_secret: 'Secret of the key at Razorpay.',
    razorpay_webhook_secret: 'Secret of the webhook at Razorpay.',
  },
  'A setting that is never shown again.',
);

@ObjectType({ description: 'A setting that is never shown again.' })
export class SettingSecret implements SecretState {
  @Field(() => SettingSecretNameType, { description: 'Which one.' })
  name!: SecretName;

  @Field(() => Date, { nullable: true, description: 'Time at which it was set last; null if it is not set.' })
  setAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Environment variable that sets it in place of the studio; null if none does.',
  })
  variable!: string | null;
}

@InputType()
export class SetSettingSecretInput {
  @Field(() => SettingSecretNameType, { description: 'Which one.' })
  name!: SecretName;

  @Field(() => String, { nullable: true, description: 'The new value; null removes it.' })
  value?: string | null;

  @Field(() => String, { nullable: true, description: OWN_PASSWORD })
  password?: string | null;
}
