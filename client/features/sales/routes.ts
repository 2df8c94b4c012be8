import { paths } from '#common/paths';
import { memberPage, publicPage, type PageRoute } from '../../lib/page-route';

export const salesRoutes: PageRoute[] = [
  {
    path: paths.passPlans,
    page: 'sales/pass-plans-page',
    ...memberPage,
    footerLabel: 'Pass plans',
    accountLabel: 'Pass plans',
  },
  { path: paths.feastPlans, page: 'sales/feast-plans-page', ...memberPage, footerLabel: 'Nutrition plans' },
  {
    path: paths.pay,
    page: 'sales/pay-page',
    ...publicPage,
    usesApollo: true,
    layout: 'auth',
    isListed: false,
  },
];
