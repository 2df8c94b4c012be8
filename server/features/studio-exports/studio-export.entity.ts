import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Check,
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
  EXPORT_STATUSES,
  EXPORT_STOP_REASONS,
  type ExportStatus,
  type ExportStopReason,
} from '#common/studio-exports/studio-exports';
import { EnumColumn } from '../../database/enum-column';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { User } from '../accounts/user.entity';
import { StudioExportStatusType } from './studio-export.enums';

/** A file with all data of the studio, from the request to its removal. The storage of uploads keeps it, encrypted. */
@ObjectType({ description: 'An export of all data of the studio.' })
@Entity('studio_exports')
@Unique('studio_exports_token_unique', ['downloadTokenHash'])
@Index('studio_exports_one_at_a_time', ['status'], { unique: true, where: "status = 'running'" })
@Index('studio_exports_newest', ['startedAt'])
@Index('studio_exports_by_starter', ['startedBy'])
@Check('studio_exports_has_a_file_if_done', "(status = 'done') = (file_key is not null)")
export class StudioExport {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'studio_exports_pkey' })
  id!: string;

  @Field(() => StudioExportStatusType, { description: 'Where the export is.' })
  @EnumColumn('studio_exports_status_is_known', EXPORT_STATUSES, { default: 'running' })
  status!: ExportStatus;

  @EnumColumn('studio_exports_stop_reason_is_known', EXPORT_STOP_REASONS, {
    name: 'stop_reason',
    nullable: true,
  })
  stopReason!: ExportStopReason | null;

  @Column({ type: 'uuid', name: 'started_by' })
  startedBy!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'started_by', foreignKeyConstraintName: 'studio_exports_starter' })
  starter!: Relation<User>;

  /** Session that the password was entered in; null for exports of earlier versions. */
  @Column({ type: 'uuid', name: 'session_id', nullable: true })
  sessionId!: string | null;

  @Field(() => Date, { description: 'Time of the request.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'started_at' })
  startedAt!: Date;

  @Field(() => Int, { description: 'How much of it is written, in per cent.' })
  @Column({ type: 'smallint', default: 0 })
  progress!: number;

  /** Where the parts of the file are. Each attempt to write it has a folder of its own. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  folder!: string | null;

  @Field(() => Date, { nullable: true, description: 'Time at which the file was complete; null until then.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the file is kept; null while there is none.',
  })
  @Column({ type: 'timestamptz', precision: 3, name: 'expires_at', nullable: true })
  expiresAt!: Date | null;

  /** The driver returns 64-bit numbers as text. */
  @Column({
    type: 'bigint',
    name: 'size_bytes',
    nullable: true,
    transformer: { to: (value: number) => value, from: (value: string | null) => value && Number(value) },
  })
  sizeBytes!: number | null;

  @Column({ type: 'integer', name: 'part_count', nullable: true })
  partCount!: number | null;

  /** Opens the file, which nobody can read any more once the key is gone. */
  @Column({ type: 'bytea', name: 'file_key', nullable: true })
  fileKey!: Buffer | null;

  /** Hash of the token in the address at which the file can be fetched once. */
  @Column({ type: 'varchar', length: 64, name: 'download_token_hash', nullable: true })
  downloadTokenHash!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'download_expires_at', nullable: true })
  downloadExpiresAt!: Date | null;
}
