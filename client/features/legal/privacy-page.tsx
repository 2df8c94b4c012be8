import { contactOf } from '#common/legal/own-text';
import { privacyContent } from '#common/legal/privacy.content';
import { paths } from '../../lib/paths';
import { LegalDocument } from './legal-document';

export function Page() {
  return (
    <LegalDocument
      document="PRIVACY"
      path={paths.privacy}
      contentOf={(own) => privacyContent(contactOf(own))}
    />
  );
}
