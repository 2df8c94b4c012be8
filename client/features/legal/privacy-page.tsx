import { paths } from '../../lib/paths';
import { LegalDocument } from './legal-document';
import { privacyContent } from './privacy.content';

export function Page() {
  return <LegalDocument content={privacyContent} path={paths.privacy} />;
}
