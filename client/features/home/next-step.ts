import { paths } from '#common/paths';
import { formatMoney } from '../../lib/format-money';
import { planAddress } from '../../lib/plan-address';
import { waiverContent } from '../waivers/waivers.content';
import { membershipState } from '../memberships/membership-state';
import { memberOverviewContent } from './member-overview.content';
import type { MemberOverviewQuery } from './member-overview.generated';

const { steps } = memberOverviewContent;

type Member = Pick<MemberOverviewQuery['me']['user'], 'isProfileComplete' | 'memberships' | 'waiver'>;

interface NextStep {
  to: string;
  label: string;
}

/** The next step for a member: pay, join, accept the waiver, complete the profile, renew, or train. */
export function nextStepOf(
  { isProfileComplete, memberships, waiver }: Member,
  plan: { id: string; isRest: boolean } | undefined,
  now: number,
): NextStep {
  const unpaid = memberships.find(({ pendingOrder }) => pendingOrder)?.pendingOrder;
  if (unpaid) return { to: paths.membership, label: steps.pay(formatMoney(unpaid.price.total)) };
  if (!memberships.some(({ status }) => status === 'ACTIVE'))
    return { to: paths.passPlans, label: steps.join };
  if (waiver && !waiver.isAccepted) return { to: waiverContent.path, label: waiverContent.read };
  if (!isProfileComplete) return { to: paths.profile, label: steps.profile };
  const ending = memberships.find((membership) => membershipState(membership, now).tone === 'warning');
  if (ending?.current) {
    const { planName } = ending.current;
    return { to: planAddress(ending.planType, planName), label: steps.renew(planName) };
  }
  if (!plan) return { to: paths.workoutPlan, label: steps.makePlan };
  return { to: paths.savedWorkoutPlan(plan.id), label: plan.isRest ? steps.rest : steps.train };
}
