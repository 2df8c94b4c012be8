import { paths } from '#common/paths';
import { memberPage, type PageRoute } from '../../lib/page-route';

export const secondFactorRoutes: PageRoute[] = [
  { path: paths.secondFactor, page: 'second-factors/second-factor-page', ...memberPage },
];
