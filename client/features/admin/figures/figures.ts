import type { ApolloCache } from '@apollo/client';
import { BookedRevenueDocument } from './booked-revenue.generated';
import { ActivityCountDocument, MemberCountDocument } from './figure-tiles.generated';
import { VisitStatisticsDocument, type VisitChartsFragment } from './visit-statistics.generated';

/** The figures beside lists; whatever changes members or money requests those that are on screen. */
export const FIGURES = [MemberCountDocument, ActivityCountDocument, BookedRevenueDocument];

export const refetchFigures = { refetchQueries: FIGURES };

/** Shows the statistics after a change in the charts. */
export function showStatistics(cache: ApolloCache, visitStatistics: VisitChartsFragment | undefined): void {
  if (visitStatistics) cache.writeQuery({ query: VisitStatisticsDocument, data: { visitStatistics } });
}
