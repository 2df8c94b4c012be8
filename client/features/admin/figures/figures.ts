import { BookedRevenueDocument } from './booked-revenue.generated';
import { DueSumsDocument } from './due-sums.generated';
import { ActivityCountDocument, MemberCountDocument } from './figure-tiles.generated';

/** The queries of the figures beside lists. Those on screen are sent again after any change of members or money. */
export const FIGURES = [MemberCountDocument, ActivityCountDocument, BookedRevenueDocument, DueSumsDocument];
