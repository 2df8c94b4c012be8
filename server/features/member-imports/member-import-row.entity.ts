import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import {
  ROW_PLANS,
  ROW_REASONS,
  ROW_RESULTS,
  UNDO_RESULTS,
  type RowPlan,
  type RowReason,
  type RowResult,
  type UndoResult,
} from '#common/member-imports/member-imports';
import { keysOf } from '#common/keys-of';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { EnumColumn } from '../../database/enum-column';
import { User } from '../accounts/user.entity';
import {
  MemberImportPlanType,
  MemberImportResultType,
  MemberImportUndoResultType,
} from './member-import.enums';
import { MemberImport } from './member-import.entity';
import type { MemberImportChange } from './member-import-change.type';
import type { MemberImportProblem } from './member-import-problem.type';
import { RowEffects } from './row-effects';
import type { RowValues } from './row-values';

/** A row of a file. A trigger empties what it says about a member when the account is deleted. */
@ObjectType({ description: 'A row of a file of an import, after the check.' })
@Entity('member_import_rows')
@Unique('member_import_rows_position_unique', ['importId', 'position'])
@Index('member_import_rows_by_user', ['userId'])
export class MemberImportRow extends RowEffects {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'member_import_rows_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'import_id' })
  importId!: string;

  @ManyToOne(() => MemberImport, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'member_import_rows_import' })
  import!: Relation<MemberImport>;

  @Field(() => Int, { description: 'Number of the row in a spreadsheet; the heads are row 1.' })
  @Column({ type: 'integer' })
  position!: number;

  @Field(() => MemberImportPlanType, { description: 'What is to be done with the row.' })
  @EnumColumn('member_import_rows_plan_is_known', ROW_PLANS)
  plan!: RowPlan;

  /** Null for rows with mistakes. */
  @Column({ type: 'jsonb', nullable: true })
  values!: RowValues | null;

  /** The cells of a row with mistakes, as they are in the file. */
  @Column({ type: 'jsonb', nullable: true })
  cells!: string[] | null;

  @Column({ type: 'jsonb', nullable: true })
  problems!: MemberImportProblem[] | null;

  /** Changes by the row; null for rows with mistakes, and for imports that earlier versions checked. */
  @Column({ type: 'jsonb', nullable: true })
  changes!: MemberImportChange[] | null;

  /** The account that the row is about: it changes it, has created it, or adds to it. */
  @Column({ type: 'uuid', name: 'user_id', nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'member_import_rows_user' })
  user!: Relation<User> | null;

  /** The version of that account at the check, and then after the import. */
  @Column({ type: 'integer', name: 'user_version', nullable: true })
  userVersion!: number | null;

  @Field(() => MemberImportResultType, {
    nullable: true,
    description: 'What became of the row; null until it is imported.',
  })
  @EnumColumn('member_import_rows_result_is_known', ROW_RESULTS, { nullable: true })
  result!: RowResult | null;

  @Field(() => MemberImportUndoResultType, {
    nullable: true,
    description: 'What became of it when the import was undone; null if it was not.',
  })
  @EnumColumn('member_import_rows_undo_result_is_known', UNDO_RESULTS, {
    name: 'undo_result',
    nullable: true,
  })
  undoResult!: UndoResult | null;

  @EnumColumn('member_import_rows_reason_is_known', keysOf(ROW_REASONS), { nullable: true })
  reason!: RowReason | null;
}
