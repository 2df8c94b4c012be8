import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { PublicContent } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { EXERCISE_RECORDS } from './exercise-library';
import { ExerciseFilter } from './exercise.input';
import { Exercise } from './exercise.type';

const Filter = () =>
  Arg('filter', () => ExerciseFilter, {
    nullable: true,
    description: 'Filter options; null for the whole library.',
  });

@Resolver()
export class ExerciseResolver {
  @PublicContent()
  @Query(() => [Exercise], {
    description:
      'Exercises of the library by name; in a search, those with all words in their name first. Not paginated.',
    complexity: cost({ statements: 0, rows: EXERCISE_RECORDS.length }),
  })
  exercises(@Filter() filter: ExerciseFilter | null, @Ctx() { services, answer }: Context) {
    answer.isForSearch ||= Boolean(filter?.search);
    return services.exercises.list(filter ?? {});
  }

  @PublicContent()
  @Query(() => Exercise, {
    nullable: true,
    description: 'Exercise with this id; null if there is none.',
    complexity: cost({ statements: 0 }),
  })
  exercise(
    @Arg('id', () => ID, { description: 'Id of the exercise, such as `push-up`.' }) id: string,
    @Ctx() { services }: Context,
  ) {
    return services.exercises.find(id);
  }
}
