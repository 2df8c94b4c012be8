import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import type { Limitation } from '#common/exercises/exercises';
import { workoutPlanForm, type WorkoutPlanValues } from '#common/workout-plans/workout-plan.form';
import {
  PLAN_DAYS_DEFAULT,
  type Experience,
  type Goal,
  type Location,
  type PlanDays,
  type PlanEquipment,
} from '#common/workout-plans/workout-plans';
import { Validated } from '../../lib/validated';
import { LimitationType } from '../exercises/exercise.enums';
import { ExperienceType, GoalType, LocationType, PlanEquipmentType } from './workout-plan.enums';

@Validated(workoutPlanForm)
@InputType({ description: 'Input for generating a workout plan.' })
export class WorkoutPlanInput implements WorkoutPlanValues {
  @Field(() => GoalType)
  goal!: Goal;

  @Field(() => ExperienceType)
  experience!: Experience;

  @Field(() => LocationType)
  location!: Location;

  @Field(() => Int, {
    defaultValue: PLAN_DAYS_DEFAULT,
    description: 'Length in days: 7, 10, 14, 21, 30 or 60.',
  })
  days!: PlanDays;

  @Field(() => [PlanEquipmentType], { defaultValue: [], description: 'Available equipment; empty for none.' })
  equipment!: PlanEquipment[];

  @Field(() => [LimitationType], {
    nullable: true,
    description: 'Physical limitations to respect; null uses those in the current user’s diet details.',
  })
  limitations!: Limitation[] | null;
}

@ArgsType()
export class SaveWorkoutPlanArgs {
  @Field(() => WorkoutPlanInput)
  input!: WorkoutPlanInput;

  @Field(() => String, { description: 'Date of day 1 in the studio’s time zone, such as "2026-11-23".' })
  startsOn!: string;
}

@ArgsType()
export class SetWorkoutPlanDayArgs {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Number of the day, starting at 1.' })
  day!: number;

  @Field(() => Boolean)
  isDone!: boolean;
}
