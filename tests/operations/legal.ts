import { ADMIN, EVERYONE } from './support/callers';
import type { FeatureOperations } from './support/entries';

export const operations: FeatureOperations = {
  queries: {
    legalText: {
      callers: EVERYONE,
      call: '{ legalText(document: TERMS) { name earlier sections { text } policies { text } } }',
    },
  },
  mutations: {
    publishLegalText: {
      callers: ADMIN,
      call: ({ admin }) => ({
        by: admin,
        input: {
          document: 'TERMS',
          sections: [{ title: 'Lockers', text: 'Empty them in the evening.' }],
          policies: [],
          contactName: '',
          contactEmail: '',
          contactPhone: '',
          expectedVersion: 0,
        },
      }),
      roundTrips: [10, 'the newest version in and after the transaction, and the earlier ones'],
      again: 'finds',
      leaves: ['legal.published by admin'],
      isLast: true,
    },
  },
  embedded: {
    LegalPolicy: 'of its text',
    LegalSection: 'of its text',
    LegalText: 'there is only one of each document',
  },
  watched: {
    legal: { table: 'legal_versions', state: 'to_json(version)', isOfStudio: true },
  },
};
