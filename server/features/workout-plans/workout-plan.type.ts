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
import { PlanItem } from './plan-item.type';
import { PlanReason } from './plan-reason.type';
import {
  ExperienceType,
  GoalType,
  LocationType,
  PlanBlockKindType,
  PlanDayKindType,
  PlanEquipmentType,
} from './workout-plan.enums';

@ObjectType({ description: 'Part of a training day.' })
export class PlanBlock {
  @Field(() => PlanBlockKindType)
  kind!: PlanBlockKind;

  @Field(() => String)
  title!: string;

  @Field(() => Int, { description: 'Estimated duration, in minutes.' })
  minutes!: number;

  @Field(() => String, { nullable: true, description: 'How to sequence the exercises.' })
  note!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the exercises are done as a circuit, one set of each per round.',
  })
  isCircuit!: boolean;

  @Field(() => [PlanItem])
  items!: PlanItem[];
}

@ObjectType({ description: 'Day of a workout plan.' })
export class PlanDay {
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
    description: 'What changes on this day, such as an increase in load.',
  })
  note!: string | null;

  @Field(() => [PlanBlock], { description: 'Empty for a rest day.' })
  blocks!: PlanBlock[];
}

@ObjectType({ description: 'A workout plan.' })
export class WorkoutPlan {
  @Field(() => String, { description: 'Title, such as "14 days of muscle gain at home".' })
  title!: string;

  @Field(() => GoalType)
  goal!: Goal;

  @Field(() => ExperienceType)
  experience!: Experience;

  @Field(() => LocationType)
  location!: Location;

  @Field(() => [PlanEquipmentType], { description: 'Empty for none.' })
  equipment!: PlanEquipment[];

  @Field(() => [LimitationType], { description: 'Physical limitations that the plan respects.' })
  limitations!: Limitation[];

  @Field(() => Int, { description: 'Length in days.' })
  length!: PlanDays;

  @Field(() => [String], {
    description: 'Safety advice before the first day, starting with when to see a doctor.',
  })
  cautions!: string[];

  @Field(() => [PlanReason], { description: 'Explanations of the plan as a whole.' })
  reasons!: PlanReason[];

  @Field(() => [PlanDay], { complexity: cost({ statements: 0, rows: PLAN_DAYS_COST }) })
  days!: PlanDay[];
}
