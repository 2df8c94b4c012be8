import { Field, ObjectType } from 'type-graphql';
import type { ImportField } from '#common/member-imports/member-imports';
import { MemberImportFieldType } from './member-import.enums';

@ObjectType({ description: 'A value of an account that a row changes.' })
export class MemberImportChange {
  @Field(() => MemberImportFieldType, { description: 'What it is.' })
  field!: ImportField;

  @Field(() => String, {
    nullable: true,
    description: 'The value at the check; null if there was none. Days are ISO 8601 dates.',
  })
  before!: string | null;

  @Field(() => String, { description: 'The value in the file.' })
  after!: string;
}
