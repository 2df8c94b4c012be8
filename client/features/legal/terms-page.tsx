import { paths } from '../../lib/paths';
import { LegalDocument } from './legal-document';
import { termsContent } from './terms.content';

export function Page() {
  return <LegalDocument content={termsContent} path={paths.terms} />;
}
