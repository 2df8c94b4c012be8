import { memberPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

export const progressRoutes: PageRoute[] = [
  { path: paths.progress, page: 'progress/progress-page', ...memberPage, accountLabel: 'My progress' },
];
