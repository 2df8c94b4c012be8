import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { PROGRESS_PERIODS, PROGRESS_WEEKS } from '#common/activity/weeks';
import { ReadableWith } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { batchedCost } from '../../graphql/query-cost';
import { Measurement } from '../measurements/measurement.entity';
import { User } from '../accounts/user.entity';
import { progressOfUsers, weeklyMeasurementsOfUsers } from './progress.loaders';
import { Progress } from './progress.type';

/** Number of weeks, including the current one. */
const WeeksArg = () =>
  Arg('weeks', () => Int, {
    defaultValue: PROGRESS_PERIODS[0],
    description: `Number of weeks, including the current one: ${PROGRESS_WEEKS.min} to ${PROGRESS_WEEKS.max}.`,
  });

@Resolver(() => User)
export class ProgressResolver {
  @ReadableWith('activities:read-any')
  @FieldResolver(() => Progress, {
    description: 'Visits and workouts by week.',
    complexity: batchedCost({ statements: 1 }),
  })
  progress(@WeeksArg() weeks: number, @Root() { id }: User, @Ctx() { load }: Context) {
    return load(progressOfUsers, id, weeks);
  }

  @FieldResolver(() => [Measurement], {
    description: 'Last body measurements of each of these weeks that has any, oldest first.',
    complexity: batchedCost({ statements: 1, rows: PROGRESS_WEEKS.max }),
  })
  weeklyMeasurements(@WeeksArg() weeks: number, @Root() { id }: User, @Ctx() { load }: Context) {
    return load(weeklyMeasurementsOfUsers, id, weeks);
  }
}
