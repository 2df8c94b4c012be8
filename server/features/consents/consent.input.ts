import { Field, InputType } from 'type-graphql';
import type { ConsentPurpose } from '#common/consents/legal';
import { ConsentPurposeType } from './consent.enums';

@InputType()
export class WithdrawConsentInput {
  @Field(() => ConsentPurposeType, { description: 'Purpose of the consent, other than `ACCOUNT`.' })
  purpose!: ConsentPurpose;
}
