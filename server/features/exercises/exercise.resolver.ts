import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { Public } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { EXERCISE_RECORDS } from './exercise-library';
import { ExerciseFilterArgs } from './exercise.input';
import { Exercise } from './exercise.type';

@Resolver()
export class ExerciseResolver {
  @Public()
  @Query(() => [Exercise], {
    description:
      'Exercises of the library, sorted by name, optionally filtered. Matches of the search in the name come first.',
    complexity: cost({ statements: 0, rows: EXERCISE_RECORDS.length }),
  })
  exercises(@Args(() => ExerciseFilterArgs) filter: ExerciseFilterArgs, @Ctx() { services }: Context) {
    return services.exercises.list(filter);
  }

  @Public()
  @Query(() => Exercise, {
    nullable: true,
    description: 'The exercise with this id, or null if there is none.',
    complexity: cost({ statements: 0 }),
  })
  exercise(@Arg('id', () => ID) id: string, @Ctx() { services }: Context) {
    return services.exercises.find(id);
  }
}
