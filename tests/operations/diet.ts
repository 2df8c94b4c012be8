import { EVERYONE } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { DIET } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    anonymousDietDetails: {
      callers: EVERYONE,
      call: (ids) => `{ anonymousDietDetails(id: "${ids.member}") { age } }`,
    },
  },
  mutations: {
    saveDietDetails: {
      callers: EVERYONE,
      call: ({ member }) => ({ by: member, input: DIET }),
      roundTrips: [7, 'the earlier details, and the consent to keep health data'],
      again: 'sets details',
      leaves: null,
    },
  },
  userFields: {
    dietDetails: 'dietDetails { age }',
  },
};
