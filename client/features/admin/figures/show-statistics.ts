import type { ApolloCache } from '@apollo/client';
import { VisitStatisticsDocument, type VisitChartsFragment } from './visit-statistics.generated';

/** Shows the statistics after a change in the charts. */
export function showStatistics(cache: ApolloCache, visitStatistics: VisitChartsFragment | undefined): void {
  if (visitStatistics) cache.writeQuery({ query: VisitStatisticsDocument, data: { visitStatistics } });
}
