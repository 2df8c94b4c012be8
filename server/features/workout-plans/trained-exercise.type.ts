import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { LOADS_SHOWN_MAX } from '#common/workout-plans/limits';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { cost } from '../../graphql/query-cost';
import { Exercise } from '../exercises/exercise.type';

@ObjectType({
  description: 'An exercise of a day of a saved plan of which sets have been done or a load noted.',
})
export class TrainedExercise {
  @Field(() => ID, { description: OPAQUE_ID })
  id!: string;

  @Field(() => Int, { description: 'Number of the day of the plan, starting at 1.' })
  day!: number;

  @Field(() => Int, {
    description: 'Position among the exercises of all blocks of the day, starting at 1.',
  })
  position!: number;

  @Field(() => [Int], { description: 'Numbers of the sets that are done, ascending, starting at 1.' })
  doneSets!: number[];

  @Field(() => Float, { nullable: true, description: 'Load in kilograms; null if none was noted.' })
  loadKg!: number | null;

  @Field(() => Date, { description: 'Time of the last change.' })
  trainedAt!: Date;
}

@ObjectType({ description: 'The last times that an exercise was trained with a load.' })
export class ExerciseLoads {
  @Field(() => Exercise)
  exercise!: Exercise;

  @Field(() => [TrainedExercise], {
    description: `Times with a load, the latest first; at most ${LOADS_SHOWN_MAX}.`,
    complexity: cost({ statements: 0, rows: LOADS_SHOWN_MAX }),
  })
  loads!: TrainedExercise[];
}
