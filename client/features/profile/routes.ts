import { paths } from '#common/paths';
import { memberPage, type PageRoute } from '../../lib/page-route';

export const profileRoutes: PageRoute[] = [
  { path: paths.profile, page: 'profile/profile-page', ...memberPage, accountLabel: 'Your profile' },
];
