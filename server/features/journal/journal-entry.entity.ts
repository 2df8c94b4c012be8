import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ROLES, type Role } from '#common/accounts/roles';
import { EnumColumn } from '../../database/enum-column';
import { ACTOR_KINDS, type Actor } from '../../lib/actor';
import { RoleType } from '../accounts/role.enums';
import { User } from '../accounts/user.entity';

/**
 * Something that happened. Rows are only added; triggers refuse all other changes. Deleting an account clears its id as
 * actor and member and, in entries about the member, `before` and `after`.
 */
@ObjectType({ description: 'Something that a member, staff or the system did.' })
@Entity('journal')
@Index('journal_newest', ['at', 'id'])
@Index('journal_by_subject', ['subjectType', 'subjectId'])
@Index('journal_by_member', ['memberId', 'at', 'id'])
@Index('journal_by_member_and_type', ['memberId', 'type', 'at', 'id'], {
  where: "after -> 'fields' is distinct from '[\"bodyMeasurements\"]'::jsonb",
})
@Index('journal_by_actor', ['actorId', 'at', 'id'])
@Index('journal_by_type', ['type', 'at', 'id'])
export class JournalEntry {
  @Field(() => ID)
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'journal_pkey' })
  id!: string;

  /** Such as `order.paid`. Not an enum column, since entries outlive the types that wrote them. */
  @Column({ type: 'varchar', length: 40 })
  type!: string;

  /** The version of the values in `before` and `after`, per type. */
  @Column({ type: 'smallint', default: 1 })
  version!: number;

  @Column({ type: 'varchar', length: 20, name: 'subject_type' })
  subjectType!: string;

  /** The row that changed or was read; null for a list of rows, and if it was a member whose account has been deleted. */
  @Column({ type: 'uuid', name: 'subject_id', nullable: true })
  subjectId!: string | null;

  /** The member whom the entry is about. */
  @Column({ type: 'uuid', name: 'member_id', nullable: true })
  memberId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'journal_member' })
  member!: Relation<User> | null;

  @EnumColumn('journal_actor_kind_is_known', ACTOR_KINDS, { name: 'actor_kind' })
  actorKind!: Actor['kind'];

  /** Null for the system, and once the account has been deleted. */
  @Column({ type: 'uuid', name: 'actor_id', nullable: true })
  actorId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'journal_actor' })
  actor!: Relation<User> | null;

  @Field(() => RoleType, {
    nullable: true,
    description: 'Role of the actor at that time; null for the system.',
  })
  @EnumColumn('journal_actor_role_is_known', ROLES, { name: 'actor_role', nullable: true })
  actorRole!: Role | null;

  @Field(() => String, {
    nullable: true,
    name: 'apiKey',
    description: 'Name of the API key with which the actor did it; null without one.',
  })
  @Column({ type: 'text', name: 'actor_key', nullable: true })
  actorKey!: string | null;

  @Column({ type: 'jsonb' })
  before!: object;

  @Column({ type: 'jsonb' })
  after!: object;

  @Field(() => Date, { name: 'happenedAt', description: 'Time at which it happened.' })
  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;
}
