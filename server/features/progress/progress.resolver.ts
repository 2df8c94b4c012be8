import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { PROGRESS_PERIODS, PROGRESS_WEEKS } from '#common/progress/progress';
import type { Context } from '../../graphql/context';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { Progress, WeeklyMeasurement } from './progress.type';

/** Number of weeks, including the current one. */
const WeeksArg = () =>
  Arg('weeks', () => Int, {
    defaultValue: PROGRESS_PERIODS[0],
    description: `From ${PROGRESS_WEEKS.min} to ${PROGRESS_WEEKS.max} weeks, including the current one.`,
  });

@Resolver()
export class ProgressResolver {
  @Query(() => Progress, { description: 'Visits and workouts of the current user by week.' })
  myProgress(
    @WeeksArg() weeks: number,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<Progress> {
    return services.progress.of(actor, weeks);
  }

  @Query(() => [WeeklyMeasurement], {
    description: 'Body measurements of the current user in these weeks: the last of each week, oldest first.',
    complexity: cost({ rows: PROGRESS_WEEKS.max }),
  })
  myWeeklyMeasurements(
    @WeeksArg() weeks: number,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<WeeklyMeasurement[]> {
    return services.progress.measurementsOf(actor, weeks);
  }
}
