import { Field, ObjectType } from 'type-graphql';
import { FILE_CONTENT_COST } from '../../graphql/query-cost';

@ObjectType({ description: 'Part of a file in UTF-8.' })
export class ExportPart {
  @Field(() => String, {
    description:
      'The next text of the file. That of a CSV file has whole lines, and begins with a byte order mark and the heads of the columns.',
    complexity: FILE_CONTENT_COST,
  })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where the part ends, for `after`; null if it is the last one.',
  })
  endCursor!: string | null;
}
