import type { RuleName } from '../../rate-limits/rate-limits';
import { planText } from './planner/plan-text';
import type { PlanRequest } from './planner/planner';
import type { WorkoutPlan } from './workout-plan.type';

/** How often something is done for one member, and from one network address. */
export interface PlanLimits {
  member: RuleName;
  network: RuleName;
}

/** How often a plan is asked for, whoever writes its text. */
export const PLAN_LIMITS: PlanLimits = { member: 'workoutPlanPerMember', network: 'workoutPlanPerAddress' };

/** Writes the text of a plan. */
export interface PlanWriter {
  /** How often it writes one, where it has limits of its own; what it fails to write does not count. */
  readonly limits: PlanLimits | null;
  /** Whether the text is another plan than the one that was made. */
  readonly isModel: boolean;
  write(request: PlanRequest, plan: WorkoutPlan): Promise<string>;
}

/** Needs no setting and no network. */
export const builtInPlanWriter: PlanWriter = {
  limits: null,
  isModel: false,
  write: (_request, plan) => Promise.resolve(planText(plan)),
};
