import { paths } from '#common/paths';
import { publicPage, type PageRoute } from '../../lib/page-route';

export const serviceRoutes: PageRoute[] = [
  {
    path: paths.service,
    page: 'service/service-page',
    ...publicPage,
    navLabel: 'Services',
    hasExerciseButton: true,
  },
];
