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
import { User } from '../accounts/user.entity';
import type { PlanRequest } from './planner/plan-request';
import type { WorkoutPlan } from './workout-plan.type';

/** A plan as it was when the member saved it; later changes of the planner or the exercises do not affect it. */
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

  /** The input that the plan was generated from. */
  @Column({ type: 'jsonb' })
  input!: PlanRequest;

  /** Large, so it is only loaded on request. */
  @Column({ type: 'jsonb', select: false })
  plan!: WorkoutPlan;

  /** Title and training days are copies out of the plan, so that lists need not load it. */
  @Column({ type: 'varchar', length: 120 })
  title!: string;

  @Column({ type: 'smallint', name: 'training_days' })
  trainingDays!: number;

  /** Date of day 1 in the studio's time zone. */
  @Column({ type: 'date', name: 'starts_on' })
  startsOn!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @OneToMany(() => WorkoutPlanTick, ({ plan }) => plan)
  ticks!: Relation<WorkoutPlanTick>[];
}

/** A completed day of a saved plan, and the workout that it was recorded as. */
@Entity('workout_plan_days')
@Unique('workout_plan_days_activity_unique', ['activityId'])
@Check('workout_plan_days_count_from_1', 'day > 0')
export class WorkoutPlanTick {
  @PrimaryColumn({ type: 'uuid', name: 'plan_id', primaryKeyConstraintName: 'workout_plan_days_pkey' })
  planId!: string;

  @ManyToOne(() => SavedWorkoutPlanRow, ({ ticks }) => ticks, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'plan_id', foreignKeyConstraintName: 'workout_plan_days_plan' })
  plan!: Relation<SavedWorkoutPlanRow>;

  /** Starts at 1. */
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'workout_plan_days_pkey' })
  day!: number;

  @Column({ type: 'uuid', name: 'activity_id' })
  activityId!: string;

  @ManyToOne(() => Activity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'activity_id', foreignKeyConstraintName: 'workout_plan_days_activity' })
  activity!: Relation<Activity>;
}
