import { Field, ID, InputType, Int } from 'type-graphql';
import { FILE_NAME_LENGTH_MAX } from '#common/member-imports/limits';
import { memberImportForm } from '#common/member-imports/member-import.form';
import type { DateOrder, ImportField } from '#common/member-imports/member-imports';
import { Validated } from '../../lib/validated';
import { DateOrderType, MemberImportFieldType } from './member-import.enums';

export const IMPORT_ID = 'Id of the import.';
export const EXPECTED_VERSION =
  'The `version` that the decision is based on; if somebody has continued the import meanwhile, nothing is done.';

@Validated(memberImportForm)
@InputType({ description: 'Input of `createMemberImport`.' })
export class CreateMemberImportInput {
  @Field(() => String, { description: `Name of the file, up to ${FILE_NAME_LENGTH_MAX} characters.` })
  fileName!: string;
}

@InputType({ description: 'What a column of a file of members contains.' })
export class MemberImportColumnInput {
  @Field(() => Int, { description: 'Position in the file, from 0.' })
  position!: number;

  @Field(() => MemberImportFieldType, { description: 'What it contains.' })
  field!: ImportField;
}

@InputType({ description: 'Input of `checkMemberImport`.' })
export class CheckMemberImportInput {
  @Field(() => ID, { description: IMPORT_ID })
  id!: string;

  @Field(() => [MemberImportColumnInput], {
    description:
      'The columns that are imported; the others are left out. One has e-mail addresses or phone numbers.',
  })
  columns!: MemberImportColumnInput[];

  @Field(() => DateOrderType, {
    nullable: true,
    description: 'How numeric dates are read; needed if the file does not tell.',
  })
  dateOrder?: DateOrder | null;
}

@InputType({ description: 'Input of `runMemberImport`.' })
export class RunMemberImportInput {
  @Field(() => ID, { description: IMPORT_ID })
  id!: string;

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether new members get a mail with which they confirm their address and choose a password.',
  })
  hasInvitations!: boolean;
}

@InputType({ description: 'Input of `cancelMemberImport`.' })
export class CancelMemberImportInput {
  @Field(() => ID, { description: IMPORT_ID })
  id!: string;
}

@InputType({ description: 'Input of `undoMemberImport`.' })
export class UndoMemberImportInput {
  @Field(() => ID, { description: IMPORT_ID })
  id!: string;

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}
