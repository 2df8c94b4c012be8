import { publicPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';
import { LegalPageDocument } from './legal.page.generated';

export const legalRoutes: PageRoute[] = [
  {
    path: paths.terms,
    page: 'legal/terms-page',
    ...publicPage,
    pageData: [{ document: LegalPageDocument, variables: () => ({ document: 'TERMS' }) }],
    footerLabel: 'Terms Of Use',
  },
  {
    path: paths.privacy,
    page: 'legal/privacy-page',
    ...publicPage,
    pageData: [{ document: LegalPageDocument, variables: () => ({ document: 'PRIVACY' }) }],
    changesWith: 'notice',
    footerLabel: 'Privacy Policy',
  },
];
