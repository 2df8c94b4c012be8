import { WAIVER_TEXT, publishedBy } from '#server/test/waiver-calls';
import { ADMIN, FRONT_DESK, SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';

const SIGNATURE = 'the member, the current text, and whether it was accepted before';

export const operations: FeatureOperations = {
  queries: {
    waiver: { callers: SIGNED_IN, call: '{ waiver { version text } }' },
  },
  mutations: {
    acceptWaiver: {
      callers: SIGNED_IN,
      call: async ({ admin, member }) => ({
        by: member,
        input: { version: await publishedBy(admin), name: 'Asha Rao' },
      }),
      roundTrips: [7, SIGNATURE],
      again: 'finds',
      leaves: null,
    },
    publishWaiver: {
      callers: ADMIN,
      call: async ({ admin }) => ({
        by: admin,
        input: { text: WAIVER_TEXT, expectedVersion: await publishedBy(admin) },
      }),
      roundTrips: 6,
      again: 'finds',
      leaves: null,
    },
    recordWaiver: {
      callers: FRONT_DESK,
      call: async ({ admin, user }) => ({
        by: admin,
        input: { memberId: user.id, version: await publishedBy(admin), name: 'Asha Rao', isOnPaper: true },
      }),
      roundTrips: [7, SIGNATURE],
      again: 'finds',
      leaves: null,
    },
  },
  userFields: {
    waiver: 'waiver { isAccepted acceptance { name } }',
  },
  embedded: {
    MemberWaiver: 'computed for a user; changes with the waiver',
    Waiver: 'identified by its version, which is 0 without one',
  },
};
