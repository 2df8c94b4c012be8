import { Field, InputType } from 'type-graphql';
import { deleteAccountForm } from '#common/auth/sign-in.form';
import type { ConsentPurpose } from '#common/privacy/legal';
import { Validated } from '../../lib/validated';
import { ConsentPurposeType } from './privacy.enums';

@InputType({ description: 'Input of `withdrawConsent`.' })
export class WithdrawConsentInput {
  @Field(() => ConsentPurposeType, { description: 'Purpose of the consent, other than `ACCOUNT`.' })
  purpose!: ConsentPurpose;
}

@Validated(deleteAccountForm)
@InputType({ description: 'Input of `deleteAccount`.' })
export class DeleteAccountInput {
  @Field(() => String, { description: 'Password of the account.' })
  password!: string;
}
