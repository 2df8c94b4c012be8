import { paths } from '#common/paths';
import { memberPage, type PageRoute } from '../../lib/page-route';

export const progressRoutes: PageRoute[] = [
  { path: paths.progress, page: 'progress/progress-page', ...memberPage, accountLabel: 'My progress' },
];
