import { FRONT_DESK, SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { codeOf, kioskOf, requestKey } from './support/subjects';

export const operations: FeatureOperations = {
  mutations: {
    checkIn: {
      callers: FRONT_DESK,
      call: async (given) => ({
        by: given.admin,
        input: { member: { code: await codeOf(given) }, requestKey: requestKey() },
      }),
      roundTrips: [
        16,
        'what recordVisit does, a limit against guessing, the code, the gym pass, dues, other visits',
      ],
      leaves: ['activity.recorded by admin'],
    },
    kioskCheckIn: {
      callers: [],
      call: async (given) => ({
        by: await kioskOf(given),
        input: { code: await codeOf(given), requestKey: requestKey() },
      }),
      roundTrips: [16, 'what checkIn does, with the session of a kiosk'],
      leaves: ['activity.recorded by front_desk'],
    },
    issueCheckInCodes: {
      callers: SIGNED_IN,
      call: ({ member }) => ({ by: member }),
      roundTrips: [8, 'a limit, frees the digits that have expired, and reads those issued before'],
      again: 'replaces',
      leaves: null,
    },
  },
  embedded: {
    CheckInCode: 'used once, and shown only to its member',
  },
};
