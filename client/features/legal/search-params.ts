import { paths } from '#common/paths';
import type { PageSearchParams } from '../../lib/page-search-params';
import { PrivacyDocument, TermsDocument } from './legal.page.generated';

/**
 * The legal pages have no parameters. What the server reads for them is here, and not in the routes, which every page loads:
 * few visitors open these, and a browser that comes from another page requests their texts itself.
 */
export const legalSearchParams: PageSearchParams[] = [
  { path: paths.terms, pageData: [{ document: TermsDocument }] },
  { path: paths.privacy, pageData: [{ document: PrivacyDocument }] },
];
