import { ADMIN, FRONT_DESK, SIGNED_IN, STAFF } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { MAIL, SUMMARY } from './support/reasons';
import { newAddress, requestKey } from './support/subjects';

const PROFILE = {
  name: 'Asha Rao',
  userName: 'asha.rao',
  bodyMeasurements: { weightKg: 70, heightCm: 170 },
};

export const operations: FeatureOperations = {
  queries: {
    memberExport: {
      callers: FRONT_DESK,
      call: '{ memberExport(filter: { search: "a" }) { text endCursor } }',
    },
    memberExportUrl: { callers: FRONT_DESK, call: '{ memberExportUrl(filter: { search: "a" }) }' },
    members: {
      callers: STAFF,
      call: '{ members { totalCount { count } nodes { trainer { id } lastVisitAt latestMeasurement { bmi } memberships { status } } } }',
    },
  },
  mutations: {
    createMember: {
      callers: FRONT_DESK,
      call: ({ admin }) => ({
        by: admin,
        input: {
          name: 'Asha Rao',
          email: newAddress(),
          hasMemberAgreed: true,
          isInvited: true,
          requestKey: requestKey(),
        },
      }),
      roundTrips: [12, `an earlier request with the key, a limit, the consent, ${SUMMARY}, ${MAIL}`],
      leaves: null,
    },
    updateMember: {
      callers: ADMIN,
      call: ({ admin, user }) => ({
        by: admin,
        input: {
          id: user.id,
          email: newAddress(),
          name: 'Asha Rao',
          bodyMeasurements: { weightKg: 70 },
          hasMemberAgreed: true,
        },
      }),
      roundTrips: [
        22,
        `the role, measurements with a consent and its mail, ${SUMMARY}, sessions, the log, and two mails`,
      ],
      again: 'sets',
      leaves: ['member.consent-recorded by admin', 'member.profile-changed by admin'],
    },
    updateProfile: {
      callers: SIGNED_IN,
      call: ({ member }) => ({ by: member, input: PROFILE }),
      roundTrips: [10, `a limit, measurements, the consent to keep them, and ${SUMMARY}`],
      again: 'sets',
      leaves: ['member.profile-changed by user'],
    },
  },
  userFields: {
    lastVisitAt: 'lastVisitAt',
    updatedAt: 'updatedAt',
  },
  instants: {
    'MemberFilter.membershipEndsOn': 'a range of days',
    'MemberFilter.updatedSince': 'the start of an open range of times',
  },
};
