import { formatShortLastDay } from '../../../lib/format-day';
import type { PlannedMembership } from './listed-membership';
import { membersContent } from '../members/members.content';

const { until, ended } = membersContent;

/** "until 25 Dec 2026", or "ended 14 Sept 2026". */
export const endLabel = ({ status, paidUntil }: PlannedMembership): string =>
  (status === 'ACTIVE' ? until : ended)(formatShortLastDay(paidUntil));

/** "Premium, until 25 Dec 2026", for use in a sentence. */
export const membershipEnd = (membership: PlannedMembership): string =>
  `${membership.planName}, ${endLabel(membership)}`;
