import {
  EXPERIENCE_LABELS,
  GOAL_LABELS,
  LOCATION_LABELS,
  PLAN_EQUIPMENT_LABELS,
} from '#common/workout-plans/workout-plans';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { UpstreamFailed } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import { PlanModel, PlanModelFailure, type PlanModelSettings } from './hosted-plan-model';
import type { PlanRequest } from './planner/plan-request';
import type { PlanWriter } from './plan-writer';
import { hostedPlanPerAddress, hostedPlanPerMember } from './workout-plan.rate-limits';

/** Writes plans with a hosted language model. Its error messages contain no key or URL, so clients may see them. */
export function hostedPlanWriter(settings: PlanModelSettings, logger: Logger): PlanWriter {
  const model = new PlanModel(settings);
  return {
    limits: { member: hostedPlanPerMember, network: hostedPlanPerAddress },
    isModel: true,
    async write(request) {
      const text = await model.generate(planPrompt(request)).catch((error: unknown) => {
        if (!(error instanceof PlanModelFailure)) throw error;
        logger.warn({ reason: error.message }, 'no plan from the hosted model');
        throw new UpstreamFailed(workoutPlanMessages.planFailed(error.message));
      });
      if (text) return text;
      logger.warn('an empty plan from the hosted model');
      throw new UpstreamFailed(workoutPlanMessages.planEmpty);
    },
  };
}

/** The prompt for the hosted model, without personal data: limitations are health data and are not sent. */
function planPrompt({ goal, experience, location, days, equipment }: PlanRequest): string {
  const kit = equipment.map((one) => PLAN_EQUIPMENT_LABELS[one]);
  return [
    `Write a workout plan for ${days} days.`,
    `Goal: ${GOAL_LABELS[goal]}`,
    `Experience: ${EXPERIENCE_LABELS[experience]}`,
    `Place: ${LOCATION_LABELS[location]}`,
    `Equipment: ${kit.length > 0 ? kit.join(', ') : PLAN_EQUIPMENT_LABELS.none}`,
    'Give each day a warm-up, exercises with sets, repetitions and rest, and a cool-down. Name the rest days.',
    'Use only the place and the equipment above.',
    'Answer with the plan alone, as plain text.',
  ].join('\n');
}
