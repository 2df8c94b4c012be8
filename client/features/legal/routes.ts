import { paths } from '#common/paths';
import { publicPage, type PageRoute } from '../../lib/page-route';

export const legalRoutes: PageRoute[] = [
  { path: paths.terms, page: 'legal/terms-page', ...publicPage, footerLabel: 'Terms Of Use' },
  {
    path: paths.privacy,
    page: 'legal/privacy-page',
    ...publicPage,
    changesWith: 'notice',
    footerLabel: 'Privacy Policy',
  },
];
