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
  IMPORT_STATUSES,
  STOP_REASONS,
  type ImportStatus,
  type StopReason,
} from '#common/member-imports/member-imports';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { EnumColumn } from '../../database/enum-column';
import { User } from '../accounts/user.entity';
import { ImportFile } from './import-file';
import { MemberImportStatusType } from './member-import.enums';

/** A file of members, visits or passes, from its upload to the end of the days in which its import can be undone. */
@ObjectType({
  description: 'An import of members, of their visits, or of their past passes from a CSV file.',
})
@Entity('member_imports')
@Unique('member_imports_token_unique', ['uploadTokenHash'])
@Index('member_imports_newest', ['createdAt', 'id'])
@Index('member_imports_by_change', ['changedAt'])
@Index('member_imports_by_creator', ['createdBy'])
@Index('member_imports_by_starter', ['startedBy'])
@Index('member_imports_by_undoer', ['undoneBy'])
export class MemberImport extends ImportFile {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'member_imports_pkey' })
  id!: string;

  @Field(() => MemberImportStatusType, { description: 'Where the import is.' })
  @EnumColumn('member_imports_status_is_known', IMPORT_STATUSES, { default: 'waiting' })
  status!: ImportStatus;

  /** Why it has stopped; null unless it has failed, and for imports that earlier versions stopped. */
  @EnumColumn('member_imports_stop_reason_is_known', STOP_REASONS, { name: 'stop_reason', nullable: true })
  stopReason!: StopReason | null;

  @Field(() => Int, {
    description: 'Version, for `expectedVersion`: increases with every change of the status.',
  })
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Field(() => Date, { description: 'Time at which the file was chosen.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'uuid', name: 'created_by', nullable: true })
  createdBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'member_imports_creator' })
  creator!: Relation<User> | null;

  /** When the status changed last. */
  @Column({ type: 'timestamptz', precision: 3, name: 'changed_at' })
  changedAt!: Date;

  @Field(() => Int, { description: 'Number of rows that the current check, import or undo has done.' })
  @Column({ type: 'integer', name: 'done_count', default: 0 })
  doneCount!: number;

  @Field(() => Boolean, { description: 'Whether new members get an invitation by mail.' })
  @Column({ type: 'boolean', name: 'has_invitations', default: false })
  hasInvitations!: boolean;

  @Column({ type: 'uuid', name: 'started_by', nullable: true })
  startedBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'started_by', foreignKeyConstraintName: 'member_imports_starter' })
  starter!: Relation<User> | null;

  /** Session in which the import was started. */
  @Column({ type: 'uuid', name: 'started_session_id', nullable: true })
  startedSessionId!: string | null;

  @Column({ type: 'uuid', name: 'undone_by', nullable: true })
  undoneBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'undone_by', foreignKeyConstraintName: 'member_imports_undoer' })
  undoer!: Relation<User> | null;

  @Column({ type: 'uuid', name: 'undone_session_id', nullable: true })
  undoneSessionId!: string | null;

  /** When the import ended, complete or not. */
  @Column({ type: 'timestamptz', precision: 3, name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
}
