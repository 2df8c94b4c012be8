import { Field, ID, ObjectType } from 'type-graphql';
import type { ConsentPurpose } from '#common/privacy/legal';
import { ConsentPurposeType } from './privacy.enums';

@ObjectType('Consent', { description: 'A consent that the current user has given.' })
export class ConsentView {
  @Field(() => ID, { description: 'Id of the consent.' })
  id!: string;

  @Field(() => ConsentPurposeType, { description: 'What the consent covers.' })
  purpose!: ConsentPurpose;

  @Field(() => String, { description: 'Version of the privacy notice: the date of its last change.' })
  noticeVersion!: string;

  @Field(() => Date, { description: 'When the consent was given.' })
  givenAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was withdrawn; null while it applies.' })
  withdrawnAt!: Date | null;
}

@ObjectType({ description: 'The data stored about a user, as a file.' })
export class DataExportFile {
  @Field(() => String, { description: 'File name, such as bhor-my-data-2026-11-23.json.' })
  name!: string;

  @Field(() => String, { description: 'Media type of the content.' })
  mediaType!: string;

  @Field(() => String, { description: 'Content of the file, in Base64.' })
  base64!: string;
}
