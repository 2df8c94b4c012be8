import { ADMIN, EVERYONE, FRONT_DESK } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { MAIL } from './support/reasons';
import { enquiryOf, newQuestion, signedOut } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    enquiries: {
      callers: FRONT_DESK,
      call: '{ enquiries { nodes { contact message note member { name } answeredBy { name } } totalCount { count } } }',
    },
  },
  mutations: {
    answerEnquiry: {
      callers: FRONT_DESK,
      call: async (given) => ({
        by: given.admin,
        input: { id: await enquiryOf(given), note: 'Called back' },
      }),
      roundTrips: 5,
      again: 'moves on',
      leaves: ['enquiry.answered by admin'],
    },
    removeEnquiry: {
      callers: ADMIN,
      call: async (given) => ({ by: given.admin, input: { id: await enquiryOf(given) } }),
      roundTrips: 5,
      again: 'removes',
      leaves: ['enquiry.removed by admin'],
    },
    sendEnquiry: {
      callers: EVERYONE,
      call: (given) => ({ by: signedOut(given), input: newQuestion() }),
      roundTrips: [9, `two limits, a lock for the contact, the same question of the same day, ${MAIL}`],
      again: 'finds',
      leaves: null,
    },
  },
  instants: {
    'EnquiryFilter.askedOn': 'a range of days',
  },
  watched: {
    enquiry: { table: 'enquiries' },
  },
};
