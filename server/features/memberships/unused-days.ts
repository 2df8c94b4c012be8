import { startOfDay, studioDay } from '#common/calendar';
import { dayCount } from '#common/memberships/freezing';
import type { MembershipPeriod } from './membership-period.entity';

/** The days of a period on which it is not frozen: all of them, and those from today on. */
export function trainingDaysOf(
  { startsAt, endsAt, freezes }: Pick<MembershipPeriod, 'startsAt' | 'endsAt' | 'freezes'>,
  now: number,
): { all: number; left: number } {
  const daysFrom = (moment: Date) =>
    freezes
      .map((freeze) => ({ startsAt: laterOf(freeze.startsAt, moment), endsAt: freeze.endsAt }))
      .filter((frozen) => frozen.startsAt < frozen.endsAt)
      .reduce((days, frozen) => days - dayCount(frozen), dayCount({ startsAt: moment, endsAt }));
  return { all: daysFrom(startsAt), left: daysFrom(new Date(startOfDay(studioDay(now)))) };
}

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);
