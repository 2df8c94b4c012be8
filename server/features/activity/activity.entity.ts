import { Field, ID, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
  type Relation,
} from 'typeorm';
import { ACTIVITY_TYPES, type ActivityType } from '#common/activity/activities';
import { WORKOUT_NAME_LENGTH_MAX } from '#common/activity/limits';
import { EnumColumn } from '../../database/enum-column';
import { User } from '../accounts/user.entity';
import { ActivityTypeType } from './activity.enums';

@ObjectType({ description: 'A visit to the studio, or a workout there.', simpleResolvers: true })
@Entity('activities')
@Index('activities_newest_of_user', ['userId', 'happenedAt', 'id'])
@Index('activities_newest_of_user_by_type', ['userId', 'type', 'happenedAt', 'id'])
@Index('activities_newest', ['happenedAt', 'id'])
@Index('activities_by_update', ['updatedAt', 'id'])
@Index('activities_newest_by_type', ['type', 'happenedAt', 'id'])
@Unique('activities_request_key_unique', ['recordedBy', 'requestKey'])
@Check('activities_workout_is_named', "workout is null or type = 'workout' and workout <> ''")
export class Activity {
  @Field(() => ID, { description: 'Opaque identifier.' })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'activities_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'activities_user' })
  user!: Relation<User>;

  @Field(() => ActivityTypeType, { description: 'Whether it is a visit or a workout.' })
  @EnumColumn('activities_type_is_known', ACTIVITY_TYPES)
  type!: ActivityType;

  @Field(() => String, { nullable: true, description: 'Name of the workout; null for a visit.' })
  @Column({ type: 'varchar', length: WORKOUT_NAME_LENGTH_MAX, nullable: true })
  workout!: string | null;

  @Field(() => Date, { description: 'When it happened, or began.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'happened_at' })
  happenedAt!: Date;

  /** The staff member who recorded it; null if the member did, or once that account has been deleted. */
  @Column({ type: 'uuid', name: 'recorded_by', nullable: true })
  recordedBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'recorded_by', foreignKeyConstraintName: 'activities_recorder' })
  recorder!: Relation<User> | null;

  /** Idempotency key of the recording; null if the request had none. */
  @Column({ type: 'varchar', length: 64, name: 'request_key', nullable: true })
  requestKey!: string | null;

  @Field(() => Date, { description: 'When it was recorded.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** Set by a trigger. */
  @Field(() => Date, {
    description:
      'When it was last changed: recorded, or its recorder’s account deleted. Removed activities are not listed.',
  })
  @UpdateDateColumn({ type: 'timestamptz', precision: 3, name: 'updated_at' })
  updatedAt!: Date;
}
