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
import { Field, ID, ObjectType } from 'type-graphql';
import { CONTACT_NOTE_LENGTH_MAX } from '#common/follow-ups/limits';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { EnumColumn } from '../../database/enum-column';
import { User } from '../accounts/user.entity';

const FOLLOW_UP_TYPES = ['contact', 'snooze'] as const;

/** A contact with a member at risk, or a decision about one. Until `mutedUntil` the member is not listed. */
@ObjectType('MemberContact', { description: 'A conversation of staff with a member who stopped coming.' })
@Entity('follow_ups')
@Unique('follow_ups_request_key_unique', ['createdBy', 'requestKey'])
@Index('follow_ups_by_user', ['userId', 'createdAt'])
@Check('follow_ups_notes_are_of_contacts', "note is null or type = 'contact'")
export class FollowUp {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'follow_ups_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'follow_ups_user' })
  user!: Relation<User>;

  @EnumColumn('follow_ups_type_is_known', FOLLOW_UP_TYPES)
  type!: (typeof FOLLOW_UP_TYPES)[number];

  @Field(() => String, {
    nullable: true,
    description: 'What was said; may contain newlines. Null if nothing was noted.',
  })
  @Column({ type: 'varchar', length: CONTACT_NOTE_LENGTH_MAX, nullable: true })
  note!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'muted_until' })
  mutedUntil!: Date;

  @Field(() => Date, { description: 'Time at which it was recorded.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  /** Null once that account has been deleted. */
  @Column({ type: 'uuid', name: 'created_by', nullable: true })
  createdBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'follow_ups_creator' })
  creator!: Relation<User> | null;

  @Column({ type: 'varchar', length: 64, name: 'request_key', nullable: true })
  requestKey!: string | null;
}
