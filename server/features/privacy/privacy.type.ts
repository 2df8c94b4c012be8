import { Field, ID, ObjectType } from 'type-graphql';
import type { ConsentPurpose } from '#common/legal';
import { ConsentPurposeType } from '../../graphql/enums';

@ObjectType('Consent', { description: 'What the one who asks has agreed to.' })
export class ConsentView {
  @Field(() => ID)
  id!: string;

  @Field(() => ConsentPurposeType)
  purpose!: ConsentPurpose;

  @Field(() => String, { description: 'Version of the privacy notice: the day it was last changed.' })
  noticeVersion!: string;

  @Field(() => Date)
  givenAt!: Date;

  @Field(() => Date, { nullable: true })
  withdrawnAt!: Date | null;
}
