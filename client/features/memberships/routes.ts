import { memberPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

export const membershipRoutes: PageRoute[] = [
  {
    path: paths.membership,
    page: 'memberships/membership-page',
    ...memberPage,
    accountLabel: 'Your membership',
  },
];
