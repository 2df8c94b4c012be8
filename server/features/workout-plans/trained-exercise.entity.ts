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
import { User } from '../accounts/user.entity';
import { SavedWorkoutPlanRow } from './saved-workout-plan.entity';

/**
 * An exercise of a day of a saved plan, with the sets that the member has done and the load. It is kept when the plan is
 * removed, because the next plan shows the last load.
 */
@Entity('trained_exercises')
@Index('trained_exercises_newest_of_user', ['userId', 'trainedAt', 'id'])
@Unique('trained_exercises_once_a_day_of_plan', ['planId', 'day', 'position'])
@Check('trained_exercises_have_a_set_or_load', 'cardinality(done_sets) > 0 or load_kg is not null')
export class TrainedExerciseRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'trained_exercises_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'trained_exercises_user' })
  user!: Relation<User>;

  /** Null once the plan has been removed. */
  @Column({ type: 'uuid', name: 'plan_id', nullable: true })
  planId!: string | null;

  @ManyToOne(() => SavedWorkoutPlanRow, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'plan_id', foreignKeyConstraintName: 'trained_exercises_plan' })
  plan!: Relation<SavedWorkoutPlanRow> | null;

  /** Number of the day, starting at 1. */
  @Column({ type: 'smallint' })
  day!: number;

  /** Position among all exercises of the day, starting at 1. */
  @Column({ type: 'smallint' })
  position!: number;

  @Column({ type: 'varchar', length: 80, name: 'exercise_id' })
  exerciseId!: string;

  /** Numbers of the sets, starting at 1. */
  @Column({ type: 'smallint', array: true, name: 'done_sets' })
  doneSets!: number[];

  @Column({ type: 'double precision', name: 'load_kg', nullable: true })
  loadKg!: number | null;

  /** Time of the member's last change, which a device without a connection may have sent later. */
  @Column({ type: 'timestamptz', precision: 3, name: 'trained_at' })
  trainedAt!: Date;
}
