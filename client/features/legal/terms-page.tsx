import { paths } from '#common/paths';
import { legalContent } from './legal.content';
import { LegalDocument } from './legal-document';
import { TermsDocument } from './legal.page.generated';

export function Page() {
  return <LegalDocument document={TermsDocument} path={paths.terms} title={legalContent.terms} />;
}
