import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { EnumColumn } from '../../database/enum-column';
import { User } from '../accounts/user.entity';

/** The action on each of the members. */
export type BulkAction =
  | { type: 'assign_trainer'; trainerId: string | null }
  /** Undoes a change that assigned this trainer. */
  | { type: 'undo_assignment'; changeId: string; trainerId: string | null }
  | { type: 'grant_membership'; offerId: string; reason: string };

const OUTCOMES = ['changed', 'unchanged', 'failed'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** A change of many members. */
@Entity('bulk_changes')
@Unique('bulk_changes_request_key_unique', ['requestedBy', 'requestKey'])
@Index('bulk_changes_by_time', ['createdAt'])
export class BulkChange {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'bulk_changes_pkey' })
  id!: string;

  /** Null once that account has been deleted. */
  @Column({ type: 'uuid', name: 'requested_by', nullable: true })
  requestedBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'requested_by', foreignKeyConstraintName: 'bulk_changes_requester' })
  requester!: Relation<User> | null;

  /** Session or API key with which it was started, or tried again last. */
  @Column({ type: 'uuid', name: 'session_id', nullable: true })
  sessionId!: string | null;

  @Column({ type: 'uuid', name: 'key_id', nullable: true })
  keyId!: string | null;

  @Column({ type: 'varchar', length: 64, name: 'request_key' })
  requestKey!: string;

  /** Compared to tell whether a request with the same key is the same. The selection itself may contain a name. */
  @Column({ type: 'varchar', length: 64, name: 'request_hash' })
  requestHash!: string;

  @Column({ type: 'jsonb' })
  action!: BulkAction;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  /** Null while members are waiting for their change. */
  @Column({ type: 'timestamptz', precision: 3, name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  /** When whoever started it has seen the outcome; null until then, and if there was nothing to come back to. */
  @Column({ type: 'timestamptz', precision: 3, name: 'dismissed_at', nullable: true })
  dismissedAt!: Date | null;
}

/** A member to be changed. The row outlives the account, since its deletion is reported. */
@Entity('bulk_change_members')
export class BulkChangeMember {
  @PrimaryColumn({
    type: 'uuid',
    name: 'bulk_change_id',
    primaryKeyConstraintName: 'bulk_change_members_pkey',
  })
  bulkChangeId!: string;

  @ManyToOne(() => BulkChange, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bulk_change_id', foreignKeyConstraintName: 'bulk_change_members_change' })
  bulkChange!: Relation<BulkChange>;

  @PrimaryColumn({
    type: 'uuid',
    name: 'member_id',
    primaryKeyConstraintName: 'bulk_change_members_pkey',
  })
  memberId!: string;

  /** Null until it is the member's turn. */
  @EnumColumn('bulk_change_members_outcome_is_known', OUTCOMES, { nullable: true })
  outcome!: Outcome | null;

  /** The previous trainer of a member whose trainer was changed. */
  @Column({ type: 'uuid', name: 'previous_trainer_id', nullable: true })
  previousTrainerId!: string | null;

  /** Why it failed. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  message!: string | null;
}
