import { paths } from '#common/paths';
import { memberPage, type PageRoute } from '../../lib/page-route';

export const workoutPlanRoutes: PageRoute[] = [
  {
    path: paths.diet,
    page: 'workout-plans/diet-page',
    ...memberPage,
    navLabel: 'Diet Plan',
    hasExerciseButton: true,
  },
];
