import { memberPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

export const profileRoutes: PageRoute[] = [
  { path: paths.profile, page: 'profile/profile-page', ...memberPage, accountLabel: 'Your profile' },
];
