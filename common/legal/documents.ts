import { NOTICE_VERSION, TERMS_VERSION } from '../consents/legal';
import type { LegalDocumentContent } from './legal-content';
import { contactOf, withOwnText, type OwnText } from './own-text';
import { privacyContent } from './privacy.content';
import { termsContent } from './terms.content';

export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;

export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** The versions of the product's own texts. */
export const PRODUCT_VERSIONS: Record<LegalDocument, string> = {
  terms: TERMS_VERSION,
  privacy: NOTICE_VERSION,
};

/** A whole text, as it is shown. */
export const legalDocument = (document: LegalDocument, own: OwnText): LegalDocumentContent =>
  withOwnText(document === 'terms' ? termsContent : privacyContent(contactOf(own)), own);

/** The policies of the studio in a text, as the product words them. */
export const policiesOf = (document: LegalDocument) =>
  document === 'terms' ? termsContent.sections.filter(({ isPolicy }) => isPolicy) : [];
