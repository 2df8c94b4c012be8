import { daysBetween, studioDay } from '#common/calendar';
import { MEMBERSHIP_REMINDER_DAYS } from '#common/limits';
import { formatDay } from '../../lib/format-day';
import { membershipContent } from './memberships.content';
import type { MembershipFactsFragment } from './memberships.generated';

interface MembershipState {
  word: string;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
}

/** From when on the end is near: as early as the first mail says so. */
const NEAR_DAYS = Math.max(...MEMBERSHIP_REMINDER_DAYS);

const { active, inactive, ended, endsToday, endsIn } = membershipContent.status;

/** How a membership stands at a moment, in a few words. */
export function membershipState(
  { status, expiry }: Pick<MembershipFactsFragment, 'status' | 'expiry'>,
  now: number,
): MembershipState {
  if (!expiry) return { word: inactive, tone: 'neutral' };
  if (status === 'inactive' || Date.parse(expiry) < now)
    return { word: ended(formatDay(expiry)), tone: 'danger' };
  const days = daysBetween(studioDay(now), studioDay(Date.parse(expiry)));
  if (days > NEAR_DAYS) return { word: active, tone: 'success' };
  return { word: days === 0 ? endsToday : endsIn(days), tone: 'warning' };
}
