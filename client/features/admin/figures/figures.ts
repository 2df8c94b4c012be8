import { BookedRevenueDocument } from './booked-revenue.generated';
import { ActivityCountDocument, MemberCountDocument } from './overview.generated';

/** The figures beside lists; whatever changes members or money requests those that are on screen. */
export const FIGURES = [MemberCountDocument, ActivityCountDocument, BookedRevenueDocument];

export const refetchFigures = { refetchQueries: FIGURES };
