import { paths } from '../../lib/paths';
import { LegalDocument } from './legal-document';

export function Page() {
  return <LegalDocument document="PRIVACY" path={paths.privacy} title="Privacy Policy" />;
}
