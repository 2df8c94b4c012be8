import { callMutation } from './support/call-mutation';
import { SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { DIET } from './support/subjects';

export const operations: FeatureOperations = {
  mutations: {
    withdrawConsent: {
      callers: SIGNED_IN,
      call: async ({ member }) => {
        await callMutation('saveDietDetails', { by: member, input: DIET });
        return { by: member, input: { purpose: 'HEALTH_DATA' } };
      },
      roundTrips: [10, 'the limit, deletes what the consent covers from three tables, and the log'],
      again: 'removes',
      leaves: null,
    },
  },
  userFields: {
    hasHealthDataConsent: 'hasHealthDataConsent',
  },
};
