import { randomUUID } from 'node:crypto';
import { FRONT_DESK } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { VIEW, viewOf } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    listViews: { callers: FRONT_DESK, call: '{ listViews { name } }' },
  },
  mutations: {
    createListView: {
      callers: FRONT_DESK,
      call: ({ admin }) => ({ by: admin, input: VIEW }),
      roundTrips: 6,
      again: 'finds',
      leaves: null,
    },
    deleteListView: {
      callers: FRONT_DESK,
      call: async (given) => ({ by: given.admin, input: { id: await viewOf(given) } }),
      roundTrips: 5,
      again: 'removes',
      leaves: null,
    },
    updateListView: {
      callers: FRONT_DESK,
      call: async (given) => ({
        by: given.admin,
        input: { id: await viewOf(given), expectedVersion: 1, name: randomUUID() },
      }),
      roundTrips: 6,
      again: 'sets',
      leaves: null,
    },
  },
};
