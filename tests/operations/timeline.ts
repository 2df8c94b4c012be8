import { ADMIN, STAFF } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { noteOf, requestKey } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    journalEntries: {
      callers: ADMIN,
      call: '{ journalEntries { nodes { text actor { name } member { name } } totalCount { count } } }',
    },
    memberTimeline: {
      callers: STAFF,
      call: (ids) =>
        `{ memberTimeline(memberId: "${ids.member}") { nodes { text actor { name } note { author { name } } } totalCount { count } } }`,
    },
  },
  mutations: {
    createMemberNote: {
      callers: STAFF,
      call: ({ admin, user }) => ({
        by: admin,
        input: { memberId: user.id, text: 'Prefers mornings', requestKey: requestKey() },
      }),
      roundTrips: 6,
      leaves: ['note.added by admin'],
    },
    removeMemberNote: {
      callers: STAFF,
      call: async (given) => ({ by: given.admin, input: { id: await noteOf(given) } }),
      roundTrips: 6,
      again: 'removes',
      leaves: ['note.removed by admin'],
    },
    updateMemberNote: {
      callers: STAFF,
      call: async (given) => ({
        by: given.admin,
        input: { id: await noteOf(given), text: 'Prefers evenings', expectedVersion: 1 },
      }),
      roundTrips: 6,
      again: 'sets',
      leaves: ['note.edited by admin'],
    },
  },
  instants: {
    'JournalFilter.happenedOn': 'a range of days',
  },
  watched: {
    note: { table: 'member_notes' },
  },
};
