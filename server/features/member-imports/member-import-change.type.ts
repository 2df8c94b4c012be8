import { Field, ObjectType } from 'type-graphql';
import type { ImportField } from '#common/member-imports/member-imports';
import { MemberImportFieldType } from './member-import.enums';

@ObjectType({ description: 'A value that a row changes or adds.' })
export class MemberImportChange {
  @Field(() => MemberImportFieldType, { description: 'What it is.' })
  field!: ImportField;

  @Field(() => String, {
    nullable: true,
    description: 'The value at the check; null if there was none. Days are ISO 8601 dates, times date-times.',
  })
  before!: string | null;

  @Field(() => String, { description: 'The value in the file.' })
  after!: string;
}

/** The change from one value to another; none if they are the same, or there is no new one. */
export const changed = (
  field: ImportField,
  before: string | null | undefined,
  after: string | null,
): MemberImportChange[] =>
  after === null || after === before ? [] : [{ field, before: before ?? null, after }];
