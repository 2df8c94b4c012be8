import { Field, ID, InputType, Int } from 'type-graphql';
import type { Limitation } from '#common/exercises/exercises';
import { workoutPlanForm, type WorkoutPlanValues } from '#common/workout-plans/workout-plan.form';
import { WORKOUT_PLAN_STARTS_DAYS } from '#common/workout-plans/limits';
import {
  PLAN_DAYS_DEFAULT,
  type Experience,
  type Goal,
  type Location,
  type PlanDays,
  type PlanEquipment,
} from '#common/workout-plans/workout-plans';
import { DateScalar } from '../../graphql/date.scalar';
import { Validated } from '../../lib/validated';
import { LimitationType } from '../exercises/exercise.enums';
import { ExperienceType, GoalType, LocationType, PlanEquipmentType } from './workout-plan.enums';

@InputType()
abstract class WorkoutPlanChoices implements WorkoutPlanValues {
  @Field(() => GoalType, { description: 'What the plan is for.' })
  goal!: Goal;

  @Field(() => ExperienceType, { description: 'Training experience.' })
  experience!: Experience;

  @Field(() => LocationType, { description: 'Where the training takes place.' })
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
    description:
      'Physical limitations to respect; null uses those in the diet details of the current user, and none when signed out.',
  })
  limitations!: Limitation[] | null;
}

@InputType({ description: 'Input of `generateWorkoutPlan`.' })
@Validated(workoutPlanForm)
export class GenerateWorkoutPlanInput extends WorkoutPlanChoices {}

@InputType({ description: 'Input of `saveWorkoutPlan`.' })
@Validated(workoutPlanForm)
export class SaveWorkoutPlanInput extends WorkoutPlanChoices {
  @Field(() => DateScalar, {
    description: `Day 1 of the plan: from ${WORKOUT_PLAN_STARTS_DAYS.before} days ago to ${WORKOUT_PLAN_STARTS_DAYS.after} days ahead.`,
  })
  startsOn!: string;
}

@InputType({ description: 'Input of `setWorkoutPlanDay`.' })
export class SetWorkoutPlanDayInput {
  @Field(() => ID, { description: 'Id of the saved plan.' })
  id!: string;

  @Field(() => Int, { description: 'Number of the day, starting at 1.' })
  day!: number;

  @Field(() => Boolean, { description: 'Whether the day is completed.' })
  isDone!: boolean;
}

@InputType({ description: 'Input of `removeWorkoutPlan`.' })
export class RemoveWorkoutPlanInput {
  @Field(() => ID, { description: 'Id of the saved plan.' })
  id!: string;
}
