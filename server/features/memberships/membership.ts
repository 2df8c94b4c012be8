import { freezeDaysLeft, type FreezablePass, type FreezeRules } from '#common/memberships/freezing';
import type { PlanType } from '#common/plans/plans';
import type { MembershipFreeze, MembershipPeriod } from './membership-period.entity';
import type { Membership } from './membership.type';
import { isDuring, lastOf } from './terms';

interface MemberPlan {
  memberId: string;
  planType: PlanType;
  rules: FreezeRules;
}

/** A membership at a point in time, from its periods, sorted by start. */
export function membershipOf(
  { memberId, planType, rules }: MemberPlan,
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
    ...freezingOf(current, rules, now),
    paidUntil: lastOf(periods)?.endsAt ?? null,
  };
}

/** Only passes can be frozen. */
function freezingOf(
  current: MembershipPeriod | null,
  rules: FreezeRules,
  now: number,
): Omit<FreezablePass, 'endsAt'> & Pick<Membership, 'freeze' | 'isFrozen'> {
  const { freezeDaysMin, freezeDaysAheadMax } = rules;
  if (current?.planType !== 'pass')
    return { freeze: null, isFrozen: false, freezeDaysLeft: 0, freezeDaysMin, freezeDaysAheadMax };
  const { endsAt: _endsAt, freeze, ...freezing } = freezableOf(current, rules, now);
  const isFrozen = freeze !== null && freeze.startsAt.getTime() <= now;
  return { ...freezing, freeze, isFrozen };
}

/** How a running pass may be frozen. */
export const freezableOf = (
  { months, endsAt, freezes }: MembershipPeriod,
  { freezeDaysMin, freezeDaysAheadMax, freezeDaysPerMonth }: FreezeRules,
  now: number,
): FreezablePass & { freeze: MembershipFreeze | null } => ({
  endsAt,
  freeze: freezes.find((freeze) => freeze.endsAt > freeze.startsAt && freeze.endsAt.getTime() > now) ?? null,
  freezeDaysLeft: freezeDaysLeft(months, freezes, { freezeDaysPerMonth }),
  freezeDaysMin,
  freezeDaysAheadMax,
});
