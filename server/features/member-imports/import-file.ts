import { Field, Int, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { FILE_NAME_LENGTH_MAX, PLAN_NAMES_MAX } from '#common/member-imports/limits';
import {
  DATE_ORDERS,
  IMPORT_KINDS,
  type DateOrder,
  type ImportKind,
} from '#common/member-imports/member-imports';
import { EnumColumn } from '../../database/enum-column';
import {
  DateOrderType,
  ENCODINGS,
  MemberImportKindType,
  SEPARATORS,
  TextEncodingType,
  type Encoding,
  type Separator,
} from './member-import.enums';
import { MemberImportColumn } from './member-import-column.type';
import { MemberImportFirstRow, MemberImportLines } from './member-import-lines.type';
import { MemberImportPlanName, MemberImportUnknownPlan } from './member-import-plan-name.type';

/** The file of an import: columns of its table, and fields of its type. */
@ObjectType()
export abstract class ImportFile {
  @Field(() => MemberImportKindType, {
    description: 'What its rows are, guessed by the heads until it is said with `changeMemberImportHeads`.',
  })
  @EnumColumn('member_imports_kind_is_known', IMPORT_KINDS, { default: 'members' })
  kind!: ImportKind;

  @Field(() => String)
  @Column({ type: 'varchar', length: FILE_NAME_LENGTH_MAX, name: 'file_name' })
  fileName!: string;

  /** Null once the file has been uploaded. */
  @Column({ type: 'varchar', length: 64, name: 'upload_token_hash', nullable: true })
  uploadTokenHash!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'upload_expires_at' })
  uploadExpiresAt!: Date;

  /** The file, until the import starts. */
  @Column({ type: 'bytea', nullable: true, select: false })
  content?: Buffer | null;

  @Field(() => TextEncodingType, {
    nullable: true,
    description: 'How the text of the file is encoded; null until it is uploaded.',
  })
  @EnumColumn('member_imports_encoding_is_known', ENCODINGS, { nullable: true })
  encoding!: Encoding | null;

  @EnumColumn('member_imports_separator_is_known', SEPARATORS, { nullable: true })
  separator!: Separator | null;

  @Field(() => [MemberImportColumn], {
    description: 'The columns of the file in their order; none until it is uploaded.',
  })
  @Column({ type: 'jsonb', default: [] })
  columns!: MemberImportColumn[];

  @Field(() => Int, {
    description: 'Number of rows in the file, without the heads, what is above them, and empty rows.',
  })
  @Column({ type: 'integer', name: 'row_count', default: 0 })
  rowCount!: number;

  @Field(() => MemberImportLines, {
    nullable: true,
    description: 'What the lines of the file are; null until it is uploaded.',
  })
  @Column({ type: 'jsonb', nullable: true })
  lines!: MemberImportLines | null;

  @Field(() => Int, { description: 'Number of the row with the heads; 0 if there is none.' })
  @Column({ type: 'integer', name: 'head_row', default: 1 })
  headRow!: number;

  @Field(() => [MemberImportFirstRow], {
    description: 'The first rows that are not empty, one of which has the heads.',
  })
  @Column({ type: 'jsonb', name: 'first_rows', default: [] })
  firstRows!: MemberImportFirstRow[];

  @Field(() => [Int], {
    description:
      'Positions of the columns that look like last days of plans. Without one of them, `isEndLeftOut` has to confirm that.',
  })
  @Column({ type: 'integer', array: true, name: 'likely_ends', default: [] })
  likelyEnds!: number[];

  @Field(() => [MemberImportPlanName], {
    description: 'What staff have said about names of plans in the file.',
  })
  @Column({ type: 'jsonb', name: 'plan_names', default: [] })
  planNames!: MemberImportPlanName[];

  @Field(() => [MemberImportUnknownPlan], {
    description: `Names in the file that no plan has, found by the check; up to ${PLAN_NAMES_MAX}.`,
  })
  @Column({ type: 'jsonb', name: 'unknown_plans', default: [] })
  unknownPlans!: MemberImportUnknownPlan[];

  @Field(() => DateOrderType, {
    nullable: true,
    description:
      'How numeric dates were read at the check, where their column does not tell; null before it.',
  })
  @EnumColumn('member_imports_date_order_is_known', DATE_ORDERS, { name: 'date_order', nullable: true })
  dateOrder!: DateOrder | null;
}
