import { programOf, wantedKey } from '#server/test/api-key-calls';
import { ADMIN, SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { MAIL } from './support/reasons';
import { newAddress } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    apiKeys: { callers: ADMIN, call: '{ apiKeys { name owner { name } } }' },
    currentApiKey: {
      callers: SIGNED_IN,
      call: '{ currentApiKey { name permissions expiresAt budget { limit remaining resetsAt } } }',
    },
  },
  mutations: {
    createApiKey: {
      callers: ADMIN,
      call: ({ admin }) => ({ by: admin, input: wantedKey({ name: newAddress() }) }),
      roundTrips: [13, `two limits, the password, the session, the number of keys, the journal, and ${MAIL}`],
      leaves: null,
    },
    revokeApiKey: {
      callers: ADMIN,
      call: async ({ harness, admin }) => ({
        by: admin,
        input: { id: (await programOf(harness, admin, { name: newAddress() })).id },
      }),
      roundTrips: 5,
      again: 'removes',
      leaves: null,
    },
  },
  embedded: {
    ApiKeyBudget: 'of its key; changes with each request',
    CurrentApiKey: 'there is only one for a client',
  },
};
