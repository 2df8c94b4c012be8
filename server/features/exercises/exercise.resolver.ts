import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { Public } from '../../graphql/public-operation';
import { cost } from '../../graphql/query-cost';
import { EXERCISE_RECORDS } from './exercise-library';
import { ExerciseFilterArgs } from './exercise.input';
import { Exercise } from './exercise.type';

@Resolver()
export class ExerciseResolver {
  @Public()
  @Query(() => [Exercise], {
    description: 'Exercises of the library by name; those that match the filters, where any are given.',
    complexity: cost({ statements: 0, rows: EXERCISE_RECORDS.length }),
  })
  exercises(@Args(() => ExerciseFilterArgs) filter: ExerciseFilterArgs, @Ctx() { services }: Context) {
    return services.exercises.list(filter);
  }

  @Public()
  @Query(() => Exercise, {
    nullable: true,
    description: 'One exercise, or null when there is none.',
    complexity: cost({ statements: 0 }),
  })
  exercise(@Arg('id', () => ID) id: string, @Ctx() { services }: Context) {
    return services.exercises.find(id);
  }
}
