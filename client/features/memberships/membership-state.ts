import { daysBetween, studioDay } from '#common/calendar';
import { lastDayOf } from '#common/memberships/last-day';
import { MEMBERSHIP_REMINDER_DAYS } from '#common/memberships/limits';
import type { Membership } from '../../graphql/types.generated';
import { formatLastDay } from '../../lib/format-day';
import { membershipContent } from './memberships.content';

interface MembershipState {
  label: string;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
}

interface MembershipDates extends Pick<Membership, 'status' | 'isFrozen'> {
  freeze: { endsAt: string } | null;
  paidUntil: string | null;
  previous: { endsAt: string } | null;
}

/** Days before the end at which the warning starts: the same as for the first reminder mail. */
const WARNING_DAYS = Math.max(...MEMBERSHIP_REMINDER_DAYS);

const { active, inactive, ended, frozenUntil, endsToday, endsIn } = membershipContent.status;

/** Status of a membership at a moment, as text and tone. */
export function membershipState(
  { status, isFrozen, freeze, paidUntil, previous }: MembershipDates,
  now: number,
): MembershipState {
  const end = status === 'ACTIVE' ? paidUntil : previous?.endsAt;
  if (!end) return { label: inactive, tone: 'neutral' };
  // An active one may have ended while the page was open.
  if (status === 'INACTIVE' || Date.parse(end) <= now)
    return { label: ended(formatLastDay(end)), tone: 'danger' };
  if (isFrozen && freeze) return { label: frozenUntil(formatLastDay(freeze.endsAt)), tone: 'warning' };
  const days = daysBetween(studioDay(now), studioDay(lastDayOf(new Date(end)).getTime()));
  if (days > WARNING_DAYS) return { label: active, tone: 'success' };
  return { label: days === 0 ? endsToday : endsIn(days), tone: 'warning' };
}
