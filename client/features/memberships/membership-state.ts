import { daysBetween, studioDay } from '#common/calendar';
import { MEMBERSHIP_REMINDER_DAYS } from '#common/memberships/limits';
import { formatDay } from '../../lib/format-day';
import { membershipContent } from './memberships.content';
import type { MembershipFactsFragment } from './memberships.generated';

interface MembershipState {
  label: string;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
}

/** Days before the end at which the warning starts: the same as for the first reminder mail. */
const WARNING_DAYS = Math.max(...MEMBERSHIP_REMINDER_DAYS);

const { active, inactive, ended, endsToday, endsIn } = membershipContent.status;

/** Status of a membership at a moment, as text and tone. */
export function membershipState(
  { status, expiry }: Pick<MembershipFactsFragment, 'status' | 'expiry'>,
  now: number,
): MembershipState {
  if (!expiry) return { label: inactive, tone: 'neutral' };
  if (status === 'inactive' || Date.parse(expiry) < now)
    return { label: ended(formatDay(expiry)), tone: 'danger' };
  const days = daysBetween(studioDay(now), studioDay(Date.parse(expiry)));
  if (days > WARNING_DAYS) return { label: active, tone: 'success' };
  return { label: days === 0 ? endsToday : endsIn(days), tone: 'warning' };
}
