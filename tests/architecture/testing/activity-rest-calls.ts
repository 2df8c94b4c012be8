import type { ActivityType } from '#common/activity/activities';
import { enumValue } from '#common/enum-names';
import { HOUR_MS } from '#common/time';
import { createActivities, createUser } from '#server/test/factories';
import type { Caller, RestCall } from './rest-call';

const ACTIVITY = '_id: id member { id } type workout date: happenedAt';

interface ActivityNode {
  member: { id: string };
  type: Uppercase<ActivityType>;
}

const activityBody = ({ member, type, ...rest }: ActivityNode) => ({
  ...rest,
  userId: member.id,
  type: enumValue(type),
});

const activitiesBody = (data: Record<string, unknown>) => ({
  activities: (data['activities'] as { nodes: ActivityNode[] }).nodes.map(activityBody),
});

/** Creates a member with a visit that is newer than the activities of other calls. */
async function visitor({ harness: { dataSource, clock } }: Caller): Promise<string> {
  const user = await createUser(dataSource);
  await createActivities(dataSource, 1, { user, happenedAt: new Date(clock.ms + HOUR_MS) });
  return user.id;
}

let numbers = 10;

/** The routes of visits and workouts. */
export const ACTIVITY_CALLS: Record<string, RestCall> = {
  'GET /api/user/admin/activities': {
    request: async (caller) => {
      await visitor(caller);
      return { path: '/api/user/admin/activities?first=1', variables: { first: 1 } };
    },
    query: `query ($first: Int!) { activities(first: $first) { nodes { ${ACTIVITY} } } }`,
    expectedBody: activitiesBody,
    role: 'admin',
  },
  'GET /api/user/admin/users/:id/progress': {
    request: async (caller) => {
      const id = await visitor(caller);
      return { path: `/api/user/admin/users/${id}/progress`, variables: { id } };
    },
    query: `query ($id: ID!) { activities(filter: { memberId: $id }) { nodes { ${ACTIVITY} } } }`,
    expectedBody: activitiesBody,
    role: 'admin',
  },
  'POST /api/user/admin/users/:id/activity': {
    request: async ({ harness }) => {
      const { id } = await createUser(harness.dataSource);
      return {
        path: `/api/user/admin/users/${id}/activity`,
        body: { type: 'workout', workout: 'Squats' },
        variables: {
          input: { memberId: id, workout: 'Squats', requestKey: `workout-${(numbers += 1)}-parity` },
        },
      };
    },
    query: `mutation ($input: RecordWorkoutInput!) { recordWorkout(input: $input) { activity { ${ACTIVITY} } } }`,
    expectedBody: (data) => {
      const { activity } = data['recordWorkout'] as { activity: ActivityNode };
      return { activity: activityBody(activity) };
    },
    role: 'admin',
  },
};
