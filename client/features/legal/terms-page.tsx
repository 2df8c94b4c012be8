import { paths } from '../../lib/paths';
import { LegalDocument } from './legal-document';

export function Page() {
  return <LegalDocument document="TERMS" path={paths.terms} title="Terms Of Use" />;
}
