import { paths } from '#common/paths';
import { memberPage, type PageRoute } from '../../lib/page-route';

export const membershipRoutes: PageRoute[] = [
  {
    path: paths.membership,
    page: 'memberships/membership-page',
    ...memberPage,
    accountLabel: 'Your membership',
  },
];
