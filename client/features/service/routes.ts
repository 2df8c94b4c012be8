import { publicPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

export const serviceRoutes: PageRoute[] = [
  {
    path: paths.service,
    page: 'service/service-page',
    ...publicPage,
    navLabel: 'Services',
    hasExerciseButton: true,
  },
];
