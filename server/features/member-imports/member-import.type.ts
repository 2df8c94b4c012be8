import { Field, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection';
import type { ImportCounts } from './import-outcomes';
import { MemberImport } from './member-import.entity';
import { MemberImportRow } from './member-import-row.entity';

export const MemberImportConnection = connectionType(MemberImport, 'MemberImport');
export const MemberImportRowConnection = connectionType(MemberImportRow, 'MemberImportRow');

@ObjectType({ description: 'Numbers of rows of an import.' })
export class MemberImportCounts implements ImportCounts {
  @Field(() => Int, { description: 'Accounts, visits or passes to add, by the check.' })
  create!: number;

  @Field(() => Int, { description: 'Accounts to change, by the check.' })
  update!: number;

  @Field(() => Int, { description: 'Rows of which all is there already.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Rows with mistakes.' })
  skip!: number;

  @Field(() => Int, { description: 'Accounts, visits or passes that were added.' })
  created!: number;

  @Field(() => Int, { description: 'Accounts that were changed.' })
  updated!: number;

  @Field(() => Int, {
    description: 'Rows that were not imported because something had changed since the check.',
  })
  failed!: number;

  @Field(() => Int, { description: 'New accounts, visits or passes that the undo removed.' })
  removed!: number;

  @Field(() => Int, { description: 'Accounts that got their old values back.' })
  restored!: number;

  @Field(() => Int, { description: 'Accounts or passes that the undo left as they are.' })
  kept!: number;

  @Field(() => Int, { description: 'Rows that could not be undone.' })
  notUndone!: number;
}
