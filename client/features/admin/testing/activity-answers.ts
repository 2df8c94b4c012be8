/** A member as the picker and the lists read them. */
export const pickable = (id: string, name: string | null = 'Asha Rao') => ({
  __typename: 'User',
  id,
  name,
  email: `${id}@example.com` as string | null,
  phone: null as string | null,
});

export const found = (...nodes: object[]) => ({ members: { __typename: 'UserConnection', nodes } });

/** A visit, or a workout if it has a name. */
export const activity = (
  id: string,
  happenedAt: string,
  { member = pickable('asha'), workout = null as string | null, viewerCanRemove = true } = {},
) => ({
  __typename: 'Activity',
  id,
  type: workout === null ? 'ATTENDANCE' : 'WORKOUT',
  workout,
  happenedAt,
  viewerCanRemove,
  member,
});

/** A page of visits or workouts. */
export const activityPage = (
  nodes: object[],
  { count = nodes.length, next = null as string | null } = {},
) => ({
  activities: {
    __typename: 'ActivityConnection',
    nodes,
    pageInfo: {
      __typename: 'PageInfo',
      hasPreviousPage: false,
      hasNextPage: next !== null,
      startCursor: null,
      endCursor: next,
    },
    totalCount: { __typename: 'Count', count, precision: 'EXACT' },
  },
});

export const visitRecorded = (recorded: object | null, due: object | null = null, values: object = {}) => ({
  recordVisit: {
    __typename: 'RecordVisitPayload',
    message: 'Attendance marked.',
    visitedAt: null,
    ...visitStatistics({ perDay: 19 }),
    activity: recorded,
    member: { __typename: 'User', id: 'asha', due, lastVisitAt: '2026-11-23T06:00:00Z', risk: null },
    ...values,
  },
});

/** A visit about which staff have to decide. */
export const undecided = (visitedAt: string | null = null) => visitRecorded(null, null, { visitedAt });

export const workoutRecorded = (recorded: object) => ({
  recordWorkout: { __typename: 'RecordWorkoutPayload', message: 'Workout added.', activity: recorded },
});

const hour = (weekday: number, at: number, visits: number) => ({
  __typename: 'BusyHour',
  weekday,
  hour: at,
  visits,
});

/** Visits of four weeks, most of them on Mondays at six in the evening. */
export const visitStatistics = (values: object = {}) => ({
  visitStatistics: {
    __typename: 'VisitStatistics',
    weeks: ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'].map((startsOn, index) => ({
      __typename: 'VisitWeek',
      startsOn,
      visits: 126 + index,
    })),
    busyHours: [hour(1, 7, 30), hour(1, 18, 60), hour(4, 7, 12)],
    perDay: 18.1,
    perDayBefore: 14.2,
    ...values,
  },
});
