import { BookedRevenueDocument } from './booked-revenue.generated';
import { DueSumsDocument } from './due-sums.generated';
import { ActivityCountDocument, MemberCountDocument } from './figure-tiles.generated';

/** The figures beside lists; whatever changes members or money has those read again that are on screen. */
export const FIGURES = [MemberCountDocument, ActivityCountDocument, BookedRevenueDocument, DueSumsDocument];
