import { Field, ID, ObjectType } from 'type-graphql';
import type { ConsentPurpose } from '#common/legal';
import { ConsentPurposeType } from '../../graphql/enums';

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
