import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PLAN_TEXT_COST } from '#common/limits';
import { planText } from './planner/plan-text';
import type { SavedWorkoutPlanRow } from './saved-workout-plan.entity';
import { WorkoutPlan } from './workout-plan.type';

@ObjectType({ description: 'A workout plan saved by a member.' })
export class SavedWorkoutPlan {
  @Field(() => ID)
  readonly id: string;

  @Field(() => String, { description: 'Date of day 1 in the studio’s time zone, such as "2026-11-23".' })
  readonly startsOn: string;

  @Field(() => Date)
  readonly createdAt: Date;

  @Field(() => String)
  readonly title: string;

  @Field(() => Int, { description: 'Length in days.' })
  readonly length: number;

  @Field(() => [Int], { description: 'Numbers of the completed days, ascending.' })
  readonly doneDays: number[];

  @Field(() => Int, { description: 'Number of days that can be completed: all except the rest days.' })
  readonly trainingDays: number;

  constructor(
    row: SavedWorkoutPlanRow,
    private readonly readPlan: () => Promise<WorkoutPlan>,
  ) {
    this.id = row.id;
    this.startsOn = row.startsOn;
    this.createdAt = row.createdAt;
    this.title = row.title;
    this.length = row.input.days;
    this.trainingDays = row.trainingDays;
    this.doneDays = row.ticks.map(({ day }) => day).sort((a, b) => a - b);
  }

  @Field(() => String, { description: 'The plan as text.', complexity: PLAN_TEXT_COST })
  get text(): Promise<string> {
    return this.readPlan().then(planText);
  }

  @Field(() => WorkoutPlan)
  get plan(): Promise<WorkoutPlan> {
    return this.readPlan();
  }
}

@ObjectType({ description: 'A generated workout plan that has not been saved.' })
export class GeneratedWorkoutPlan {
  @Field(() => String, { description: 'The plan as text.' })
  text!: string;

  @Field(() => Boolean, {
    description: 'Whether the hosted model wrote the text. If so, the text can differ from the plan.',
  })
  isTextByModel!: boolean;

  @Field(() => WorkoutPlan, { description: 'The plan of the built-in planner, one entry per day.' })
  plan!: WorkoutPlan;
}
