import { memberPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

export const secondFactorRoutes: PageRoute[] = [
  { path: paths.secondFactor, page: 'second-factors/second-factor-page', ...memberPage },
];
