import type { MembershipStatus, PlanType } from '#common/plans/plans';
import type { MembershipPeriod } from './membership-period.entity';
import { isRunning, lastOf } from './terms';

/** A member's membership of one line. */
export interface Membership {
  line: PlanType;
  status: MembershipStatus;
  /** The plan that runs now or, if none does, the last one that ran. */
  plan: string | null;
  startedAt: Date | null;
  /** The last moment of the last day, including periods that have not started. */
  expiry: Date | null;
  /** Paid periods that have not started. */
  upcoming: { plan: string; startsAt: Date; expiry: Date }[];
}

/** The membership of a line at a point in time. `periods` are those that were not ended early, sorted by start. */
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

/** The last moment of the last day; `endsAt` itself is midnight of the day after. */
export const expiryOf = ({ endsAt }: Pick<MembershipPeriod, 'endsAt'>): Date =>
  new Date(endsAt.getTime() - 1);
