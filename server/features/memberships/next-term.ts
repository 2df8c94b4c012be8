import { dayInWords } from '#common/formats';
import { daysInWords, lastDayOf } from '#common/memberships/last-day';
import { membershipMessages } from '#common/memberships/messages';
import type { PlanLength } from '#common/plans/plan-length';
import { invalidField } from '../../lib/errors';
import type { MembershipPeriod } from './membership-period.entity';
import { endOf, nextTerm, overlap, termFrom, termOn, type Term } from './terms';

/** The parts of a sale that determine its days. */
export interface WantedTerm extends PlanLength {
  /** The chosen first day; null for the usual start. */
  startsOn: string | null;
  /** Whether it replaces the running period, from now on. */
  isUpgrade: boolean;
}

/** The term that a sale adds to these periods of a member and plan type, ended ones included. */
export function termOfSale(
  periods: MembershipPeriod[],
  { startsOn, isUpgrade, ...length }: WantedTerm,
  now: number,
): Term {
  if (isUpgrade) return termFrom(now, length);
  const open = periods.filter(({ endedAt }) => endedAt === null);
  if (startsOn === null) return nextTerm(open, length, now);
  const known = periods.map((period) => ({ ...period, endsAt: endOf(period) }));
  const term = termOn(startsOn, { ...length, endings: known.map(({ endsAt }) => endsAt) }, now);
  const other = known.find((period) => period.startsAt < period.endsAt && overlap(period, term));
  if (other) throw notAvailable(membershipMessages.startOverlaps(other.planName, ...daysInWords(other)));
  if (term.endsAt.getTime() <= now)
    throw notAvailable(membershipMessages.startTooLongAgo(dayInWords(lastDayOf(term.endsAt))));
  return term;
}

const notAvailable = (message: string) => invalidField(['start', 'startsOn'], 'NOT_AVAILABLE', message);
