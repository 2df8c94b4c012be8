import type { ApolloCache } from '@apollo/client';
import { MINUTE_MS } from '#common/time';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { isoDay } from '../../../lib/format-day';
import { placeInList } from '../../../lib/place-in-list';
import { useMinute } from '../../../lib/use-minute';
import { ActivityList } from '../activities/activity-list';
import type { ListedActivityFragment } from '../activities/activities.generated';
import { adminContent } from '../admin.content';
import { checkInContent as content } from './check-in.content';
import {
  TodaysVisitsDocument,
  useTodaysVisitsQuery,
  type TodaysVisitsQueryVariables,
} from './todays-visits.generated';

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
      {({ activities: { edges } }) =>
        edges.length === 0 ? (
          <p>{content.noVisits}</p>
        ) : (
          <ActivityList type="ATTENDANCE" activities={edges.map(({ node }) => node)} />
        )
      }
    </QueryBoundary>
  );
}

/** Puts a visit that has just been recorded into the list. */
export const addVisit = (cache: ApolloCache, visit: ListedActivityFragment): void =>
  void cache.updateQuery({ query: TodaysVisitsDocument, variables: visitsOn(Date.now()) }, (list) =>
    list
      ? {
          ...list,
          activities: {
            ...list.activities,
            edges: placeInList(list.activities, visit, 'happenedAt').slice(0, SHOWN),
          },
        }
      : undefined,
  );

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
