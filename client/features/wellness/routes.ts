import { memberPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

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
