import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Measure } from '#common/exercises';
import { MeasureType } from '../exercises/exercise-enums';
import { Exercise } from '../exercises/exercise.type';
import { PlanReason } from './plan-reason.type';

@ObjectType({ description: 'One exercise of a day, with how much of it.' })
export class PlanItem {
  /** By this the exercise is found when a saved plan is read. */
  @Field(() => ID, { description: 'The id of the exercise.' })
  exerciseId!: string;

  @Field(() => Exercise, {
    nullable: true,
    description: 'The exercise; null when the library no longer has it.',
  })
  exercise?: Exercise | null;

  @Field(() => String, { description: 'The name of the exercise when the plan was made.' })
  name!: string;

  @Field(() => Int)
  sets!: number;

  @Field(() => MeasureType, { description: 'What min and max count.' })
  measure!: Measure;

  @Field(() => Int, { description: 'Fewest repetitions, or seconds, of a set.' })
  min!: number;

  @Field(() => Int, { description: 'Most repetitions, or seconds, of a set.' })
  max!: number;

  @Field(() => Boolean, { description: 'Whether min and max are for each side.' })
  isPerSide!: boolean;

  @Field(() => Int, { description: 'Rest after each set, in seconds; 0 for none.' })
  restSeconds!: number;

  @Field(() => String, { nullable: true, description: 'How hard a set feels, in words.' })
  effort!: string | null;

  @Field(() => PlanReason, { description: 'Why this exercise was chosen.' })
  why!: PlanReason;
}
