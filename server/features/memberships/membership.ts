import { freezeDaysLeft, type FreezablePass } from '#common/memberships/freezing';
import type { PlanType } from '#common/plans/plans';
import type { MembershipFreeze } from './membership-freeze.entity';
import type { MembershipPeriod } from './membership-period.entity';
import type { Membership } from './membership.type';
import { isDuring, lastOf } from './terms';

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
  const current = periods.find((period) => isDuring(period, now)) ?? null;
  const ended = periods.filter(({ endsAt }) => endsAt.getTime() <= now);
  return {
    id: `${memberId}-${planType}`,
    memberId,
    planType,
    status: current ? 'active' : 'inactive',
    current,
    upcoming: periods.filter(({ startsAt }) => startsAt.getTime() > now),
    previous: current ? null : (lastOf(ended) ?? null),
    ...freezingOf(current, now),
    paidUntil: lastOf(periods)?.endsAt ?? null,
  };
}

/** Only passes are frozen. */
function freezingOf(
  current: MembershipPeriod | null,
  now: number,
): Pick<Membership, 'freeze' | 'isFrozen' | 'freezeDaysLeft'> {
  if (current?.planType !== 'pass') return { freeze: null, isFrozen: false, freezeDaysLeft: 0 };
  const { freeze, freezeDaysLeft: daysLeft } = freezableOf(current, now);
  const isFrozen = freeze !== null && freeze.startsAt.getTime() <= now;
  return { freeze, isFrozen, freezeDaysLeft: daysLeft };
}

/** How a running pass may be frozen. */
export const freezableOf = (
  { months, endsAt, freezes }: MembershipPeriod,
  now: number,
): FreezablePass & { freeze: MembershipFreeze | null } => ({
  endsAt,
  freeze: freezes.find((freeze) => freeze.endsAt > freeze.startsAt && freeze.endsAt.getTime() > now) ?? null,
  freezeDaysLeft: freezeDaysLeft(months, freezes),
});
