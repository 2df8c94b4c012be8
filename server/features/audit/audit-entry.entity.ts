import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { EnumColumn } from '../../database/enum-column';
import { ACTOR_KINDS, type Actor } from '../../lib/actor';
import { User } from '../members/user.entity';

/** A change by staff or by the system, or access by staff to health data: who, what, before, after, when. */
@Entity('audit_log')
@Index('audit_log_newest', ['at', 'id'])
@Index('audit_log_by_actor', ['actorId'])
@Index('audit_log_by_subject', ['subjectType', 'subjectId'])
export class AuditEntry {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'audit_log_pkey' })
  id!: string;

  @EnumColumn('audit_log_actor_kind_is_known', ACTOR_KINDS, { name: 'actor_kind', default: 'user' })
  actorKind!: Actor['kind'];

  /** Null for the system, and once the account has been deleted. */
  @Column({ type: 'uuid', name: 'actor_id', nullable: true })
  actorId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'audit_log_actor' })
  actor!: Relation<User> | null;

  @Column({ type: 'varchar', length: 40 })
  action!: string;

  @Column({ type: 'varchar', length: 20, name: 'subject_type' })
  subjectType!: string;

  @Column({ type: 'uuid', name: 'subject_id' })
  subjectId!: string;

  @Column({ type: 'jsonb' })
  before!: object;

  @Column({ type: 'jsonb' })
  after!: object;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;
}
