import { workoutPlanMessages } from '#common/workout-plans/messages';
import { UpstreamFailed } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import { PlanModel, PlanModelFailure, type PlanModelSettings } from './plan-model';
import { planPrompt } from './plan-prompt';
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
