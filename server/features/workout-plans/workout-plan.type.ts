import { Field, Int, ObjectType } from 'type-graphql';
import type { Limitation } from '#common/exercises/exercises';
import { PLAN_DAYS_COST } from '#common/workout-plans/limits';
import type {
  Experience,
  Goal,
  Location,
  PlanBlockKind,
  PlanDayKind,
  PlanDays,
  PlanEquipment,
} from '#common/workout-plans/workout-plans';
import { cost } from '../../graphql/query-cost';
import { LimitationType } from '../exercises/exercise.enums';
import { WorkoutPlanItem } from './plan-item.type';
import { WorkoutPlanReason } from './plan-reason.type';
import {
  ExperienceType,
  GoalType,
  LocationType,
  PlanBlockKindType,
  PlanDayKindType,
  PlanEquipmentType,
} from './workout-plan.enums';

@ObjectType({ description: 'A part of a training day.' })
export class WorkoutPlanBlock {
  @Field(() => PlanBlockKindType, { description: 'Kind of part.' })
  kind!: PlanBlockKind;

  @Field(() => String, { description: 'Title, such as "Warm-up".' })
  title!: string;

  @Field(() => Int, { description: 'Estimated duration, in minutes.' })
  minutes!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Instructions for the sequence of the exercises; null if there are none.',
  })
  note!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the exercises are done as a circuit, one set of each per round.',
  })
  isCircuit!: boolean;

  @Field(() => [WorkoutPlanItem], { description: 'Exercises, in the order in which they are done.' })
  items!: WorkoutPlanItem[];
}

@ObjectType()
export class WorkoutPlanDay {
  @Field(() => Int, { description: 'Number of the day, starting at 1.' })
  day!: number;

  @Field(() => PlanDayKindType)
  kind!: PlanDayKind;

  @Field(() => String, { description: 'Title, such as "Full body A" or "Rest".' })
  title!: string;

  @Field(() => Int, { description: 'Estimated duration, in minutes; 0 for a rest day.' })
  minutes!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Change on this day, such as an increase in load; null if there is none.',
  })
  note!: string | null;

  @Field(() => [WorkoutPlanBlock], { description: 'Parts of the day, in order; empty for a rest day.' })
  blocks!: WorkoutPlanBlock[];
}

@ObjectType()
export class WorkoutPlan {
  @Field(() => String, { description: 'Title, such as "14 days of muscle gain at home".' })
  title!: string;

  @Field(() => GoalType, { description: 'Training goal.' })
  goal!: Goal;

  @Field(() => ExperienceType, { description: 'Required experience.' })
  experience!: Experience;

  @Field(() => LocationType, { description: 'Training location.' })
  location!: Location;

  @Field(() => [PlanEquipmentType], { description: 'Equipment that the plan may use; empty for none.' })
  equipment!: PlanEquipment[];

  @Field(() => [LimitationType], { description: 'Physical limitations that the plan respects.' })
  limitations!: Limitation[];

  @Field(() => Int, { name: 'durationDays', description: 'Length in days.' })
  length!: PlanDays;

  @Field(() => [String], {
    description: 'Safety advice to read before the first day, beginning with when to see a doctor.',
  })
  cautions!: string[];

  @Field(() => [WorkoutPlanReason], { description: 'Reasons for the plan as a whole.' })
  reasons!: WorkoutPlanReason[];

  @Field(() => [WorkoutPlanDay], {
    description: 'All days in order, including rest days.',
    complexity: cost({ statements: 0, rows: PLAN_DAYS_COST }),
  })
  days!: WorkoutPlanDay[];
}
