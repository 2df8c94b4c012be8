import { MINUTE_MS } from '#common/time';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { isoDay } from '../../../lib/format-day';
import { useMinute } from '../../../lib/use-minute';
import { ActivityList } from '../activities/activity-list';
import { adminContent } from '../admin.content';
import { checkInContent as content } from './check-in.content';
import { useTodaysVisitsQuery, type TodaysVisitsQueryVariables } from './todays-visits.generated';

const SHOWN = 20;

/** The last visits of today, also those that were recorded elsewhere. */
export function TodaysVisits() {
  const query = useTodaysVisitsQuery({
    variables: visitsOn(useMinute()),
    pollInterval: MINUTE_MS / 2,
    skipPollAttempt: () => document.hidden,
    notifyOnNetworkStatusChange: false,
  });
  return (
    <QueryBoundary query={query} loading={<VisitsSkeleton />} failed={adminContent.loadFailed}>
      {({ activities: { nodes } }) =>
        nodes.length === 0 ? <p>{content.noVisits}</p> : <ActivityList type="ATTENDANCE" activities={nodes} />
      }
    </QueryBoundary>
  );
}

function visitsOn(now: number): TodaysVisitsQueryVariables {
  const today = isoDay(now);
  return { filter: { type: 'ATTENDANCE', happenedOn: { from: today, to: today } }, first: SHOWN };
}

const VisitsSkeleton = () => (
  <Skeleton>
    <span data-bone="line" />
    <span data-bone="line" />
  </Skeleton>
);
