import { publicPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

export const offlineRoutes: PageRoute[] = [
  { path: paths.offline, page: 'offline/offline-page', ...publicPage, isListed: false },
];
