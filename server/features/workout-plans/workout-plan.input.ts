import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import type { Limitation } from '#common/exercises';
import { workoutPlanForm, type WorkoutPlanValues } from '#common/forms/workout-plan';
import {
  PLAN_DAYS_DEFAULT,
  type Experience,
  type Goal,
  type Location,
  type PlanDays,
  type PlanEquipment,
} from '#common/workout-plans';
import { Validated } from '../../lib/validated';
import { LimitationType } from '../exercises/exercise-enums';
import { ExperienceType, GoalType, LocationType, PlanEquipmentType } from './workout-plan-enums';

@Validated(workoutPlanForm)
@InputType({ description: 'What a workout plan is made from.' })
export class WorkoutPlanInput implements WorkoutPlanValues {
  @Field(() => GoalType)
  goal!: Goal;

  @Field(() => ExperienceType)
  experience!: Experience;

  @Field(() => LocationType)
  location!: Location;

  @Field(() => Int, {
    defaultValue: PLAN_DAYS_DEFAULT,
    description: 'For how many days: 7, 10, 14, 21, 30 or 60.',
  })
  days!: PlanDays;

  @Field(() => [PlanEquipmentType], { defaultValue: [], description: 'What is at hand; empty for nothing.' })
  equipment!: PlanEquipment[];

  @Field(() => [LimitationType], {
    nullable: true,
    description: 'What to go easy on; null takes it from the diet details of the member who asks.',
  })
  limitations!: Limitation[] | null;
}

@ArgsType()
export class SaveWorkoutPlanArgs {
  @Field(() => WorkoutPlanInput)
  input!: WorkoutPlanInput;

  @Field(() => String, { description: 'The day at the studio that is day 1, such as "2026-11-23".' })
  startsOn!: string;
}

@ArgsType()
export class SetWorkoutPlanDayArgs {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'From 1.' })
  day!: number;

  @Field(() => Boolean)
  isDone!: boolean;
}
