import { termsContent } from '#common/legal/terms.content';
import { paths } from '../../lib/paths';
import { LegalDocument } from './legal-document';

export function Page() {
  return <LegalDocument document="TERMS" path={paths.terms} contentOf={() => termsContent} />;
}
