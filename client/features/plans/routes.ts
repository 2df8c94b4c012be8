import { memberPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

export const planRoutes: PageRoute[] = [
  {
    path: paths.passPlans,
    page: 'plans/pass-plans-page',
    ...memberPage,
    footerLabel: 'Pass plans',
    accountLabel: 'Pass plans',
  },
  { path: paths.feastPlans, page: 'plans/feast-plans-page', ...memberPage, footerLabel: 'Nutrition plans' },
];
