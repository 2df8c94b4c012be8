import type { PlanType } from '#common/plans/plans';
import type { MembershipPeriod } from './membership-period.entity';
import type { Membership } from './membership.type';
import { isRunning, lastOf } from './terms';

interface MemberPlan {
  memberId: string;
  planType: PlanType;
}

/** A membership at a point in time, from its periods, sorted by start. */
export function membershipOf(
  { memberId, planType }: MemberPlan,
  periods: MembershipPeriod[],
  now: number,
): Membership {
  const current = periods.find((period) => isRunning(period, now)) ?? null;
  const ended = periods.filter(({ endsAt }) => endsAt.getTime() <= now);
  return {
    id: `${memberId}-${planType}`,
    memberId,
    planType,
    status: current ? 'active' : 'inactive',
    current,
    upcoming: periods.filter(({ startsAt }) => startsAt.getTime() > now),
    previous: current ? null : (lastOf(ended) ?? null),
    paidUntil: lastOf(periods)?.endsAt ?? null,
  };
}
