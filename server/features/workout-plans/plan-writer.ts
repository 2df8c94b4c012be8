import type { RateLimit } from '../../rate-limits/rate-limit';
import { planText } from './planner/plan-text';
import type { PlanRequest } from './planner/context';
import type { WorkoutPlan } from './workout-plan.type';
import { workoutPlanPerAddress, workoutPlanPerMember } from './workout-plan.rate-limits';

/** The rate limits per member and per network address. */
export interface PlanLimits {
  member: RateLimit;
  network: RateLimit;
}

/** Rate limits of generating a plan, which apply whether the planner or the hosted model writes the text. */
export const PLAN_LIMITS: PlanLimits = { member: workoutPlanPerMember, network: workoutPlanPerAddress };

/** Writes a plan as text. */
export interface PlanWriter {
  /** Additional rate limits of this writer; a failed attempt does not count towards them. */
  readonly limits: PlanLimits | null;
  /** Whether a language model writes the text, which can then differ from the given plan. */
  readonly isModel: boolean;
  write(request: PlanRequest, plan: WorkoutPlan): Promise<string>;
}

/** The default writer; needs neither configuration nor network access. */
export const builtInPlanWriter: PlanWriter = {
  limits: null,
  isModel: false,
  write: (_request, plan) => Promise.resolve(planText(plan)),
};
