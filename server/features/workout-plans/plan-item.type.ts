import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Measure } from '#common/exercises/exercises';
import { MeasureType } from '../exercises/exercise.enums';
import { Exercise } from '../exercises/exercise.type';
import { WorkoutPlanReason } from './plan-reason.type';

@ObjectType({ description: 'An exercise of a training day, with its sets and repetitions.' })
export class WorkoutPlanItem {
  /** Saved plans store only this id; the exercise is resolved from the library when the plan is read. */
  @Field(() => ID)
  exerciseId!: string;

  @Field(() => Exercise, { nullable: true, description: 'Exercise; null if it is no longer in the library.' })
  exercise?: Exercise | null;

  @Field(() => String, { description: 'Name of the exercise when the plan was generated.' })
  name!: string;

  @Field(() => Int, { description: 'Number of sets.' })
  sets!: number;

  @Field(() => MeasureType, { description: 'Unit of `min` and `max`.' })
  measure!: Measure;

  @Field(() => Int, { description: 'Minimum number of repetitions or seconds in a set.' })
  min!: number;

  @Field(() => Int, { description: 'Maximum number of repetitions or seconds in a set.' })
  max!: number;

  @Field(() => Boolean, { description: 'Whether `min` and `max` apply to each side.' })
  isPerSide!: boolean;

  @Field(() => Int, { description: 'Rest after each set, in seconds; 0 for none.' })
  restSeconds!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Perceived effort of a set, in words; null if none is prescribed.',
  })
  effort!: string | null;

  @Field(() => WorkoutPlanReason, { description: 'Reason for choosing the exercise.' })
  why!: WorkoutPlanReason;
}
