import { Field, ObjectType } from 'type-graphql';
import { FILE_CONTENT_COST } from '../../graphql/query-cost';

@ObjectType({ description: 'Lines of a CSV file in UTF-8.' })
export class ExportPart {
  @Field(() => String, {
    description:
      'Lines, each with its line break; those of the first part start with a byte order mark and the heads of the columns.',
    complexity: FILE_CONTENT_COST,
  })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last row, for `cursor`; null if this is the last part.',
  })
  endCursor!: string | null;
}
