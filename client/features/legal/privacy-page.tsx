import { paths } from '#common/paths';
import { legalContent } from './legal.content';
import { LegalDocument } from './legal-document';
import { PrivacyDocument } from './legal.page.generated';

export function Page() {
  return <LegalDocument document={PrivacyDocument} path={paths.privacy} title={legalContent.privacy} />;
}
