import { memberPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

export const accountRoutes: PageRoute[] = [
  { path: paths.account, page: 'account/account-page', ...memberPage, accountLabel: 'Your account' },
  { path: paths.changePassword, page: 'account/change-password-page', ...memberPage },
];
