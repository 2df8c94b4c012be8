import { accountRoutes } from './account-routes';
import { articleRoutes } from './article-routes';
import { dietRoutes } from './diet-routes';
import { exerciseRoutes } from './exercise-routes';
import { receiptRoutes } from './receipt-routes';
import { reviewRoutes } from './review-routes';
import type { RestRoute } from './route';
import { trainerRoutes } from './trainer-routes';
import { workoutPlanRoutes } from './workout-plan-routes';

/** All routes of the REST facade. They contain no business rules. */
export const REST_ROUTES: RestRoute[] = [
  ...articleRoutes,
  ...accountRoutes,
  ...dietRoutes,
  ...exerciseRoutes,
  ...receiptRoutes,
  ...reviewRoutes,
  ...trainerRoutes,
  ...workoutPlanRoutes,
];
