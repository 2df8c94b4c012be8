import { publicPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';
import { TAB_IDS } from './tab-ids';

export const serviceRoutes: PageRoute[] = [
  {
    path: paths.service,
    page: 'service/service-page',
    ...publicPage,
    reads: { tab: TAB_IDS },
    navLabel: 'Services',
    hasExerciseButton: true,
  },
];
