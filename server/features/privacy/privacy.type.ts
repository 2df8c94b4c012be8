import { Field, ObjectType } from 'type-graphql';
import { FILE_CONTENT_COST } from '../../graphql/query-cost';

@ObjectType({ description: 'The data stored about a user, as a file.' })
export class DataExportFile {
  @Field(() => String, { description: 'File name, such as `bhor-my-data-2026-11-23.json`.' })
  name!: string;

  @Field(() => String, { description: 'Media type, always `application/json`.' })
  mediaType!: string;

  @Field(() => String, { description: 'Content of the file, in Base64.', complexity: FILE_CONTENT_COST })
  base64!: string;
}
