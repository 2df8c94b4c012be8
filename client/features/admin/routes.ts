import { paths } from '#common/paths';
import { memberPage, type PageRoute } from '../../lib/page-route';

export const adminRoutes: PageRoute[] = [
  { path: paths.adminDashboard, page: 'admin/admin-page', ...memberPage, layout: 'bare', guard: 'staff' },
  { path: paths.kiosk, page: 'admin/kiosk-page', ...memberPage, layout: 'bare', guard: 'kiosk' },
];
