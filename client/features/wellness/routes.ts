import { paths } from '#common/paths';
import { memberPage, type PageRoute } from '../../lib/page-route';

export const wellnessRoutes: PageRoute[] = [
  {
    path: paths.wellness,
    page: 'wellness/wellness-page',
    ...memberPage,
    navLabel: 'Wellness',
    navFor: 'members',
    hasExerciseButton: true,
  },
];
