import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { Public } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { EXERCISE_RECORDS } from './exercise-library';
import { ExerciseFilter } from './exercise.input';
import { Exercise } from './exercise.type';

const Filter = () =>
  Arg('filter', () => ExerciseFilter, { nullable: true, description: 'Null for the whole library.' });

@Resolver()
export class ExerciseResolver {
  @Public()
  @Query(() => [Exercise], {
    description:
      'All exercises of the library that match, sorted by name. Matches of the search in the name come first.',
    complexity: cost({ statements: 0, rows: EXERCISE_RECORDS.length }),
  })
  exercises(@Filter() filter: ExerciseFilter | null, @Ctx() { services }: Context) {
    return services.exercises.list(filter ?? {});
  }

  @Public()
  @Query(() => Exercise, {
    nullable: true,
    description: 'The exercise with this id, or null if there is none.',
    complexity: cost({ statements: 0 }),
  })
  exercise(
    @Arg('id', () => ID, { description: 'Id of an exercise, such as `push-up`.' }) id: string,
    @Ctx() { services }: Context,
  ) {
    return services.exercises.find(id);
  }
}
