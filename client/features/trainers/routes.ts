import { paths } from '#common/paths';
import { memberPage, type PageRoute } from '../../lib/page-route';

export const trainerRoutes: PageRoute[] = [
  {
    path: paths.trainers,
    page: 'trainers/trainers-page',
    ...memberPage,
    navLabel: 'Trainers',
    hasExerciseButton: true,
  },
];
