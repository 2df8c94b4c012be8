import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { Activity } from '../activity/activity.entity';
import { User } from '../members/user.entity';
import type { PlanRequest } from './planner/planner';
import type { WorkoutPlan } from './workout-plan.type';

/** A plan as it was when a member saved it, whatever becomes of the planner and the exercises. */
@Entity('workout_plans')
@Index('workout_plans_newest_of_user', ['userId', 'createdAt', 'id'])
@Check('workout_plans_train_on_some_days', 'training_days > 0')
export class SavedWorkoutPlanRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'workout_plans_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'workout_plans_user' })
  user!: Relation<User>;

  /** What it was made from. */
  @Column({ type: 'jsonb' })
  input!: PlanRequest;

  /** Large, so that it is read only where it is needed. */
  @Column({ type: 'jsonb', select: false })
  plan!: WorkoutPlan;

  /** These two are in the plan as well; lists show them without reading it. */
  @Column({ type: 'varchar', length: 120 })
  title!: string;

  @Column({ type: 'smallint', name: 'training_days' })
  trainingDays!: number;

  /** The day at the studio that is day 1. */
  @Column({ type: 'date', name: 'starts_on' })
  startsOn!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @OneToMany(() => WorkoutPlanTick, ({ plan }) => plan)
  ticks!: Relation<WorkoutPlanTick>[];
}

/** A day of a saved plan that was ticked off, and the workout that it counts as. */
@Entity('workout_plan_days')
@Unique('workout_plan_days_activity_unique', ['activityId'])
@Check('workout_plan_days_count_from_1', 'day > 0')
export class WorkoutPlanTick {
  @PrimaryColumn({ type: 'uuid', name: 'plan_id', primaryKeyConstraintName: 'workout_plan_days_pkey' })
  planId!: string;

  @ManyToOne(() => SavedWorkoutPlanRow, ({ ticks }) => ticks, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'plan_id', foreignKeyConstraintName: 'workout_plan_days_plan' })
  plan!: Relation<SavedWorkoutPlanRow>;

  /** Counted from 1. */
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'workout_plan_days_pkey' })
  day!: number;

  @Column({ type: 'uuid', name: 'activity_id' })
  activityId!: string;

  @ManyToOne(() => Activity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'activity_id', foreignKeyConstraintName: 'workout_plan_days_activity' })
  activity!: Relation<Activity>;
}
