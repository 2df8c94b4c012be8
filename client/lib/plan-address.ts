import { paths } from '#common/paths';
import type { PlanType } from '../graphql/types.generated';

/** Where each kind of plan is sold. */
export const planPaths: Record<PlanType, string> = { PASS: paths.passPlans, NUTRITION: paths.feastPlans };

/** Search parameter of these pages: slug of the chosen plan. */
export const PLAN_PARAMETER = 'plan';

/** Slug of a plan in URLs, such as "premium-3-months". Names are unique and stay the same when an offer is replaced. */
export const planSlug = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-');

/** The page that sells a plan, with that plan chosen. */
export const planAddress = (planType: PlanType, name: string): string =>
  `${planPaths[planType]}?${PLAN_PARAMETER}=${encodeURIComponent(planSlug(name))}`;

/** Whether an address is one of these pages, with or without a chosen plan. */
export const isPlansPath = (address: string): boolean =>
  Object.values(planPaths).includes(address.split('?')[0]!);
