import type { RuleName } from '../../rate-limits/rate-limits';
import { planText } from './planner/plan-text';
import type { PlanRequest } from './planner/planner';
import type { WorkoutPlan } from './workout-plan.type';

/** Writes the text of a plan. */
export interface PlanWriter {
  /** How often it may be asked: by one member, and from one network address. */
  readonly limits: { member: RuleName; network: RuleName };
  /** Whether the text is another plan than the one that was made. */
  readonly isModel: boolean;
  write(request: PlanRequest, plan: WorkoutPlan): Promise<string>;
}

/** Needs no setting and no network. */
export const builtInPlanWriter: PlanWriter = {
  limits: { member: 'workoutPlanPerMember', network: 'workoutPlanPerAddress' },
  isModel: false,
  write: (_request, plan) => Promise.resolve(planText(plan)),
};
