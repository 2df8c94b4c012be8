import type { LegalDocument } from '../../../graphql/types.generated';

/** A legal text into which the studio has written nothing, or something. */
export const legalText = (document: LegalDocument, own: object = {}) => ({
  __typename: 'LegalText',
  document,
  name: '2026-11-30',
  sections: [],
  policies:
    document === 'TERMS'
      ? [
          {
            __typename: 'LegalPolicy',
            section: 'law',
            title: 'Law and courts',
            productText: 'Indian law applies.',
            text: '',
          },
        ]
      : [],
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  version: 1,
  ...own,
});
