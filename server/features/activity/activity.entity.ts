import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ACTIVITY_TYPES, type ActivityType } from '#common/activity/activities';
import { WORKOUT_NAME_LENGTH_MAX } from '#common/activity/limits';
import { EnumColumn } from '../../database/enum-column';
import { User } from '../members/user.entity';

/** A visit to the studio, or a workout there. */
@Entity('activities')
@Index('activities_newest_of_user', ['userId', 'happenedAt', 'id'])
@Index('activities_by_recorder', ['recordedBy'])
@Check('activities_workout_is_named', "workout is null or type = 'workout' and workout <> ''")
export class Activity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'activities_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'activities_user' })
  user!: Relation<User>;

  @EnumColumn('activities_type_is_known', ACTIVITY_TYPES)
  type!: ActivityType;

  /** Name of the workout; null for a visit. */
  @Column({ type: 'varchar', length: WORKOUT_NAME_LENGTH_MAX, nullable: true })
  workout!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'happened_at' })
  happenedAt!: Date;

  /** The admin who recorded it; null if no admin did, or once that account has been deleted. */
  @Column({ type: 'uuid', name: 'recorded_by', nullable: true })
  recordedBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'recorded_by', foreignKeyConstraintName: 'activities_recorder' })
  recorder!: Relation<User> | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
