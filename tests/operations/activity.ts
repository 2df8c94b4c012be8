import { FRONT_DESK, STAFF } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { requestKey, visitOf } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    activities: {
      callers: STAFF,
      call: '{ activities(filter: { search: "a" }) { nodes { member { name } recordedBy { name } } totalCount { count } } }',
    },
    activityExport: {
      callers: FRONT_DESK,
      call: '{ activityExport(filter: { search: "a" }) { text endCursor } }',
    },
    activityExportUrl: { callers: FRONT_DESK, call: '{ activityExportUrl(filter: { search: "a" }) }' },
    visitStatistics: {
      callers: FRONT_DESK,
      call: '{ visitStatistics { perDay weeks { visits } busyHours { visits } } }',
    },
  },
  mutations: {
    recordVisit: {
      callers: STAFF,
      call: ({ admin, user }) => ({
        by: admin,
        input: { memberId: user.id, requestKey: requestKey(), admissionReason: 'Trial week' },
      }),
      roundTrips: [9, 'an earlier request with the key, the last visit, the attendance and the statistics'],
      leaves: ['activity.recorded by admin'],
    },
    recordWorkout: {
      callers: STAFF,
      call: ({ admin, user }) => ({
        by: admin,
        input: { memberId: user.id, workout: 'Squats', requestKey: requestKey() },
      }),
      roundTrips: 6,
      leaves: ['activity.recorded by admin'],
    },
    removeActivity: {
      callers: STAFF,
      call: async (given) => ({
        by: given.admin,
        input: { id: await visitOf(given), reason: 'Wrong member' },
      }),
      roundTrips: [8, 'the attendance of the member and the statistics'],
      again: 'removes',
      leaves: ['activity.removed by admin'],
    },
  },
  userFields: {
    activities: 'activities { nodes { member { name } recordedBy { name } } totalCount { count } }',
  },
  embedded: {
    BusyHour: 'of the statistics of visits',
    VisitStatistics: 'of the weeks that were asked for',
    VisitWeek: 'of the statistics of visits',
  },
  instants: {
    'ActivityFilter.happenedOn': 'a range of days',
    'ActivityFilter.updatedSince': 'the start of an open range of times',
    'UserActivityFilter.happenedOn': 'like `ActivityFilter.happenedOn`',
  },
  watched: {
    activity: { table: 'activities' },
  },
};
