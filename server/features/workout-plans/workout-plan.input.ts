import { Field, ID, InputType, Int } from 'type-graphql';
import type { Limitation } from '#common/exercises/exercises';
import { workoutPlanForm, type WorkoutPlanValues } from '#common/workout-plans/workout-plan.form';
import { WORKOUT_PLAN_STARTS_DAYS } from '#common/workout-plans/limits';
import {
  PLAN_DAYS,
  PLAN_DAYS_DEFAULT,
  type Experience,
  type Goal,
  type Location,
  type PlanDays,
  type PlanEquipment,
} from '#common/workout-plans/workout-plans';
import { DateScalar } from '../../graphql/date.scalar';
import { REPEATABLE_KEY, SECONDS_AGO } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';
import { LimitationType } from '../exercises/exercise.enums';
import { ExperienceType, GoalType, LocationType, PlanEquipmentType } from './workout-plan.enums';

const LENGTHS = new Intl.ListFormat('en-GB', { type: 'disjunction' });

@InputType()
abstract class WorkoutPlanChoices implements WorkoutPlanValues {
  @Field(() => GoalType, { description: 'Training goal.' })
  goal!: Goal;

  @Field(() => ExperienceType, { description: 'Training experience.' })
  experience!: Experience;

  @Field(() => LocationType, { description: 'Training location.' })
  location!: Location;

  @Field(() => Int, {
    defaultValue: PLAN_DAYS_DEFAULT,
    description: `Length in days: ${LENGTHS.format(PLAN_DAYS.map(String))}.`,
  })
  days!: PlanDays;

  @Field(() => [PlanEquipmentType], { defaultValue: [], description: 'Available equipment; empty for none.' })
  equipment!: PlanEquipment[];

  @Field(() => [LimitationType], {
    nullable: true,
    description:
      'Physical limitations to respect; null for those in the diet details of the current user, or none without a log-in.',
  })
  limitations!: Limitation[] | null;
}

@InputType()
@Validated(workoutPlanForm)
export class GenerateWorkoutPlanInput extends WorkoutPlanChoices {}

@InputType()
@Validated(workoutPlanForm)
export class SaveWorkoutPlanInput extends WorkoutPlanChoices {
  @Field(() => DateScalar, {
    description: `Date of day 1: from ${WORKOUT_PLAN_STARTS_DAYS.before} days ago to ${WORKOUT_PLAN_STARTS_DAYS.after} days ahead.`,
  })
  startsOn!: string;

  @Field(() => String, { nullable: true, description: REPEATABLE_KEY })
  requestKey?: string | null;
}

@InputType()
export class SetWorkoutPlanDayInput {
  @Field(() => ID, { description: 'Id of the saved plan.' })
  id!: string;

  @Field(() => Int, { description: 'Number of a training day, starting at 1.' })
  day!: number;

  @Field(() => Boolean, { description: 'Whether the day has been completed.' })
  isDone!: boolean;

  @Field(() => Int, { nullable: true, description: SECONDS_AGO })
  secondsAgo?: number | null;
}

@InputType()
export class RemoveWorkoutPlanInput {
  @Field(() => ID, { description: 'Id of the saved plan.' })
  id!: string;
}
