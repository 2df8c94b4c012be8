import { memberPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

export const dietRoutes: PageRoute[] = [
  {
    path: paths.diet,
    page: 'workout-plans/diet-page',
    ...memberPage,
    navLabel: 'Diet Plan',
    hasExerciseButton: true,
  },
];
