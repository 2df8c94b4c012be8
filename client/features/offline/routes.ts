import { paths } from '#common/paths';
import { publicPage, type PageRoute } from '../../lib/page-route';

export const offlineRoutes: PageRoute[] = [
  { path: paths.offline, page: 'offline/offline-page', ...publicPage, isListed: false },
];
