import { paths } from '../paths';
import type { LegalDocument } from './documents';

/** Address of the whole text of a version, as it was shown. */
export const versionPath = (document: LegalDocument, name: string): string =>
  `${document === 'terms' ? paths.terms : paths.privacy}/versions/${name}`;
