import { workoutPlanForm } from '#common/workout-plans/workout-plan.form';
import { RestGenerateWorkoutPlanDocument } from './workout-plan.routes.generated';
import { route } from '../../rest/route';

export const workoutPlanRoutes = [
  route({
    method: 'POST',
    path: '/api/workout-plan',
    summary:
      'Generates a workout plan, as text and day by day. Limitations default to those of the current user.',
    requestBody: workoutPlanForm,
    document: RestGenerateWorkoutPlanDocument,
    variables: ({ body }) => ({ input: body }),
    responseBody: ({ generateWorkoutPlan }) => generateWorkoutPlan,
  }),
];
