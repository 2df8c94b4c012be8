import type { MembershipStatus, PlanType } from '#common/plans';
import type { MembershipPeriod } from './membership-period.entity';
import { isRunning, lastOf } from './terms';

/** What a member sees of one line. */
export interface Membership {
  line: PlanType;
  status: MembershipStatus;
  /** What runs now, or ran last. */
  plan: string | null;
  startedAt: Date | null;
  /** The last moment of the last day, after everything that was bought. */
  expiry: Date | null;
  /** What follows what runs now. */
  upcoming: { plan: string; startsAt: Date; expiry: Date }[];
}

/** The state of a line at a moment, from its periods that were not ended, in their order. */
export function membershipOf(line: PlanType, periods: MembershipPeriod[], now: number): Membership {
  const running = periods.find((period) => isRunning(period, now));
  const shown = running ?? lastOf(periods.filter(({ startsAt }) => startsAt.getTime() <= now));
  const last = running ? lastOf(periods) : shown;
  return {
    line,
    status: running ? 'active' : 'inactive',
    plan: shown?.plan ?? null,
    startedAt: shown?.startsAt ?? null,
    expiry: last ? expiryOf(last) : null,
    upcoming: periods
      .filter(({ startsAt }) => startsAt.getTime() > now)
      .map((period) => ({ plan: period.plan, startsAt: period.startsAt, expiry: expiryOf(period) })),
  };
}

/** Still of the last day: the end itself is the next one's midnight. */
export const expiryOf = ({ endsAt }: Pick<MembershipPeriod, 'endsAt'>): Date =>
  new Date(endsAt.getTime() - 1);
