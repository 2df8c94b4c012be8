import { Field, ID, ObjectType } from 'type-graphql';
import { CONSENT_PURPOSES, type ConsentPurpose } from '#common/privacy/legal';
import { enumOf } from '../../graphql/enums';

export const ConsentPurposeType = enumOf<ConsentPurpose>(
  'ConsentPurpose',
  CONSENT_PURPOSES,
  'The purpose that a consent covers.',
);

@ObjectType('Consent', { description: 'A consent that the current user has given.' })
export class ConsentView {
  @Field(() => ID)
  id!: string;

  @Field(() => ConsentPurposeType)
  purpose!: ConsentPurpose;

  @Field(() => String, { description: 'Version of the privacy notice: the date of its last change.' })
  noticeVersion!: string;

  @Field(() => Date)
  givenAt!: Date;

  @Field(() => Date, { nullable: true })
  withdrawnAt!: Date | null;
}
