import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { LOAD_KG } from '#common/workout-plans/limits';
import { trainedExerciseForm } from '#common/workout-plans/trained-exercise.form';
import { SECONDS_AGO } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';

@InputType()
@Validated(trainedExerciseForm)
export class SetTrainedExerciseInput {
  @Field(() => ID, { description: 'Id of the saved plan.' })
  planId!: string;

  @Field(() => Int, { description: 'Number of a training day, starting at 1.' })
  day!: number;

  @Field(() => Int, {
    description: 'Position among the exercises of all blocks of the day, starting at 1.',
  })
  position!: number;

  @Field(() => [Int], { description: 'Numbers of all sets that are done, starting at 1.' })
  doneSets!: number[];

  @Field(() => Float, {
    nullable: true,
    description: `Load in kilograms, ${LOAD_KG.min} to ${LOAD_KG.max}; null for none.`,
  })
  loadKg!: number | null | undefined;

  @Field(() => Int, { nullable: true, description: SECONDS_AGO })
  secondsAgo?: number | null;
}
