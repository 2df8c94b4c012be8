import { Field, ID, ObjectType } from 'type-graphql';
import type { ConsentPurpose } from '#common/privacy/legal';
import { UUID } from '../../graphql/descriptions';
import { FILE_CONTENT_COST } from '../../graphql/query-cost';
import { ConsentPurposeType } from './privacy.enums';

@ObjectType('Consent', { description: 'A consent that the current user has given.' })
export class ConsentView {
  @Field(() => ID, { description: UUID })
  id!: string;

  @Field(() => ConsentPurposeType, { description: 'Purpose of the consent.' })
  purpose!: ConsentPurpose;

  @Field(() => String, {
    description: 'Version of the privacy notice that the user agreed to: the date of its last change.',
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

@ObjectType({ description: 'The data stored about a user, as a file.' })
export class DataExportFile {
  @Field(() => String, { description: 'File name, such as `bhor-my-data-2026-11-23.json`.' })
  name!: string;

  @Field(() => String, { description: 'Media type, always `application/json`.' })
  mediaType!: string;

  @Field(() => String, { description: 'Content of the file, in Base64.', complexity: FILE_CONTENT_COST })
  base64!: string;
}
