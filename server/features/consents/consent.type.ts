import { Field, ID, ObjectType } from 'type-graphql';
import type { ConsentPurpose } from '#common/consents/legal';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { ConsentPurposeType } from './consent.enums';

@ObjectType('Consent', { description: 'A consent that the current user has given.' })
export class ConsentView {
  @Field(() => ID, { description: OPAQUE_ID })
  id!: string;

  @Field(() => ConsentPurposeType)
  purpose!: ConsentPurpose;

  @Field(() => String, {
    description:
      'Version of the privacy notice that the user agreed to: the date of its last change, with a number from the second one of a day on.',
  })
  noticeVersion!: string;

  @Field(() => Date, { description: 'Time at which it was given.' })
  givenAt!: Date;

  @Field(() => Boolean, { description: 'Whether it was given to staff of the studio, who recorded it.' })
  isGivenInPerson!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Time at which it was withdrawn; null while it applies.',
  })
  withdrawnAt!: Date | null;
}
