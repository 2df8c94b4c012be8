import { planSlug } from '#common/plans/plans';
import type { PlanType } from '../graphql/types.generated';
import { PLAN_PARAMETER, planPaths } from './paths';

/** The page that sells a plan, with that plan chosen. */
export const planAddress = (planType: PlanType, name: string): string =>
  `${planPaths[planType]}?${PLAN_PARAMETER}=${encodeURIComponent(planSlug(name))}`;
