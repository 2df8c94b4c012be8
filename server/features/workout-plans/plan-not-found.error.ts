import { workoutPlanMessages } from '#common/workout-plans/messages';
import { NotFound } from '../../lib/errors';

/** The member has saved no workout plan with this id, or has removed it. */
export class WorkoutPlanNotFound extends NotFound {
  constructor() {
    super('WORKOUT_PLAN_NOT_FOUND', workoutPlanMessages.planNotFound);
  }
}
