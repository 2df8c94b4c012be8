import { Field, Int, ObjectType } from 'type-graphql';
import type { Limitation } from '#common/exercises';
import { PLAN_DAYS_COST } from '#common/limits';
import type {
  Experience,
  Goal,
  Location,
  PlanBlockKind,
  PlanDayKind,
  PlanDays,
  PlanEquipment,
} from '#common/workout-plans';
import { cost } from '../../graphql/query-cost';
import { LimitationType } from '../exercises/exercise-enums';
import { PlanItem } from './plan-item.type';
import { PlanReason } from './plan-reason.type';
import {
  ExperienceType,
  GoalType,
  LocationType,
  PlanBlockKindType,
  PlanDayKindType,
  PlanEquipmentType,
} from './workout-plan-enums';

@ObjectType({ description: 'A part of a training day.' })
export class PlanBlock {
  @Field(() => PlanBlockKindType)
  kind!: PlanBlockKind;

  @Field(() => String)
  title!: string;

  @Field(() => Int, { description: 'How long it takes, in minutes, as an estimate.' })
  minutes!: number;

  @Field(() => String, { nullable: true, description: 'How the exercises follow on each other.' })
  note!: string | null;

  @Field(() => Boolean, { description: 'Whether one set of each exercise is done in turn, round by round.' })
  isCircuit!: boolean;

  @Field(() => [PlanItem])
  items!: PlanItem[];
}

@ObjectType({ description: 'A day of a workout plan.' })
export class PlanDay {
  @Field(() => Int, { description: 'From 1.' })
  day!: number;

  @Field(() => PlanDayKindType)
  kind!: PlanDayKind;

  @Field(() => String, { description: 'Such as "Full body A" or "Rest".' })
  title!: string;

  @Field(() => Int, { description: 'How long it takes, in minutes, as an estimate; 0 for a rest day.' })
  minutes!: number;

  @Field(() => String, { nullable: true, description: 'What is new on this day, such as a step up in load.' })
  note!: string | null;

  @Field(() => [PlanBlock], { description: 'Empty for a rest day.' })
  blocks!: PlanBlock[];
}

@ObjectType({ description: 'A workout plan for some days.' })
export class WorkoutPlan {
  @Field(() => String, { description: 'Such as "14 days of muscle gain at home".' })
  title!: string;

  @Field(() => GoalType)
  goal!: Goal;

  @Field(() => ExperienceType)
  experience!: Experience;

  @Field(() => LocationType)
  location!: Location;

  @Field(() => [PlanEquipmentType], { description: 'Empty for none.' })
  equipment!: PlanEquipment[];

  @Field(() => [LimitationType], { description: 'What the plan goes easy on.' })
  limitations!: Limitation[];

  @Field(() => Int, { description: 'How many days it has.' })
  length!: PlanDays;

  @Field(() => [String], { description: 'What to know before the first day, the doctor first.' })
  cautions!: string[];

  @Field(() => [PlanReason], { description: 'Why the plan as a whole is as it is.' })
  reasons!: PlanReason[];

  @Field(() => [PlanDay], { complexity: cost({ statements: 0, rows: PLAN_DAYS_COST }) })
  days!: PlanDay[];
}
