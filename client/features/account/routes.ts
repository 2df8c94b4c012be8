import { paths } from '#common/paths';
import { memberPage, type PageRoute } from '../../lib/page-route';

export const accountRoutes: PageRoute[] = [
  { path: paths.account, page: 'account/account-page', ...memberPage, accountLabel: 'Your account' },
  { path: paths.changePassword, page: 'account/change-password-page', ...memberPage },
];
