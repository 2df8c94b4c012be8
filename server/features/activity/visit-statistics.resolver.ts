import { Arg, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import { PROGRESS_PERIODS, PROGRESS_WEEKS } from '#common/activity/weeks';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { requirePermission } from '../../lib/require-permission';
import { cost } from '../../graphql/query-cost';
import { RecordVisitPayload, RemoveActivityPayload } from './activity.payload';
import { VisitStatistics } from './visit-statistics.type';

/** Number of weeks, including the current one. */
const WeeksArg = () =>
  Arg('weeks', () => Int, {
    defaultValue: PROGRESS_PERIODS[0],
    description: `Number of weeks, including the current one: ${PROGRESS_WEEKS.min} to ${PROGRESS_WEEKS.max}.`,
  });

@Resolver()
export class VisitStatisticsResolver {
  @Requires('activities:read-any')
  @Query(() => VisitStatistics, {
    description: 'Visits of all members by week and by hour.',
    complexity: cost({ statements: 2 }),
  })
  visitStatistics(@WeeksArg() weeks: number, @Ctx() { services }: Context): Promise<VisitStatistics> {
    return services.visitStatistics.of(weeks);
  }
}

const AFTERWARDS = {
  description: 'Visits of all members after the change; refused without `activities:read-any`.',
  complexity: cost({ statements: 2 }),
};

@Resolver(() => RecordVisitPayload)
export class RecordVisitStatistics {
  @FieldResolver(() => VisitStatistics, AFTERWARDS)
  visitStatistics(@WeeksArg() weeks: number, @SignedIn() reader: UserActor, @Ctx() { services }: Context) {
    requirePermission(reader, 'activities:read-any');
    return services.visitStatistics.of(weeks);
  }
}

@Resolver(() => RemoveActivityPayload)
export class RemoveActivityStatistics {
  @FieldResolver(() => VisitStatistics, AFTERWARDS)
  visitStatistics(@WeeksArg() weeks: number, @SignedIn() reader: UserActor, @Ctx() { services }: Context) {
    requirePermission(reader, 'activities:read-any');
    return services.visitStatistics.of(weeks);
  }
}
