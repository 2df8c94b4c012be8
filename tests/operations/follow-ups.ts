import { STAFF } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { SUMMARY } from './support/reasons';
import { requestKey } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    membersAtRisk: {
      callers: STAFF,
      call: '{ membersAtRisk(filter: { level: HIGH }) { totalCount { count } nodes { risk { level } lastContact { recordedBy { id } } } } }',
    },
  },
  mutations: {
    recordContact: {
      callers: STAFF,
      call: ({ admin, user }) => ({
        by: admin,
        input: { memberId: user.id, note: 'Back on Monday', requestKey: requestKey() },
      }),
      roundTrips: [8, `an earlier request with the key, and ${SUMMARY}`],
      leaves: ['member.contacted by admin'],
    },
    snoozeMember: {
      callers: STAFF,
      call: ({ admin, user }) => ({ by: admin, input: { id: user.id, days: 14 } }),
      roundTrips: [8, `the last follow-up, and ${SUMMARY}`],
      again: 'sets',
      leaves: ['member.snoozed by admin'],
    },
  },
  userFields: {
    lastContact: 'lastContact { recordedBy { id } }',
    risk: 'risk { level }',
  },
  embedded: {
    MemberRisk: 'computed for a user; changes with the time',
  },
};
