import { memberPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

export const trainerRoutes: PageRoute[] = [
  {
    path: paths.trainers,
    page: 'trainers/trainers-page',
    ...memberPage,
    navLabel: 'Trainers',
    hasExerciseButton: true,
  },
];
