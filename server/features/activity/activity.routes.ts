import * as z from 'zod/mini';
import { ACTIVITY_TYPES } from '#common/activity/activities';
import { accountMessages } from '#common/accounts/messages';
import { workoutForm } from '#common/activity/activity.form';
import { enumValue } from '#common/enum-names';
import { described, instant } from '../../rest/answers';
import { ADMIN_ACCESS } from '../../rest/admin-access';
import { PAGE_QUERY, pageVariables } from '../../rest/paging';
import { route } from '../../rest/route';
import {
  RestActivitiesDocument,
  RestMemberActivitiesDocument,
  RestRecordActivityDocument,
  type RestActivityFragment,
} from './activity.routes.generated';

const restActivityForm = z.object({
  type: described(z.enum(ACTIVITY_TYPES), 'What is recorded: a visit, or a workout with its name.'),
  workout: z.nullish(workoutForm.shape.workout),
});

const answer = z.object({
  _id: z.string(),
  userId: described(z.string(), 'Id of the member.'),
  type: z.enum(ACTIVITY_TYPES),
  workout: z.nullable(z.string()),
  date: instant,
});

const activityList = z.object({
  activities: described(z.array(answer), 'The visits and workouts, newest first.'),
});

const IS_VISIT = new Map<unknown, boolean>([
  ['attendance', true],
  ['workout', false],
]);

/** Visits and workouts, for staff. */
export const activityRoutes = [
  route({
    method: 'GET',
    path: '/api/user/admin/activities',
    summary: 'Lists the visits and workouts of all members, newest first.',
    subject: 'Activity',
    query: PAGE_QUERY,
    access: ADMIN_ACCESS,
    answer: activityList,
    document: RestActivitiesDocument,
    variables: pageVariables,
    responseBody: ({ activities }) => ({ activities: activities.nodes.map(documentedActivity) }),
    pageInfo: ({ activities }) => activities.pageInfo,
  }),
  route({
    method: 'GET',
    path: '/api/user/admin/users/:id/progress',
    summary: 'Lists the visits and workouts of a member, newest first.',
    subject: 'Activity',
    pathParameters: { id: 'Id of the member.' },
    query: PAGE_QUERY,
    access: ADMIN_ACCESS,
    answer: activityList,
    document: RestMemberActivitiesDocument,
    variables: ({ params, query }) => ({ id: params.id, ...pageVariables({ query }) }),
    responseBody: ({ activities, user }) => user && { activities: activities.nodes.map(documentedActivity) },
    pageInfo: ({ activities }) => activities.pageInfo,
    notFound: accountMessages.notFound,
  }),
  route({
    method: 'POST',
    path: '/api/user/admin/users/:id/activity',
    summary: 'Records a visit of a member, or a workout with its name, as happening now.',
    subject: 'Activity',
    status: 201,
    hasRequestKey: true,
    requestBody: restActivityForm,
    // A wrong value is refused at the argument of the directive.
    fieldNames: { isVisit: 'type', if: 'type' },
    access: ADMIN_ACCESS,
    answer: z.object({ activity: described(answer, 'What was recorded.') }),
    document: RestRecordActivityDocument,
    variables: ({ params, body, requestKey }) => ({
      id: params.id,
      isVisit: IS_VISIT.get(body.type) ?? null,
      workout: body.workout ?? '',
      requestKey,
    }),
    responseBody: ({ recordVisit, recordWorkout }) => {
      const { activity } = (recordVisit ?? recordWorkout)!;
      // The document decides all that staff could be asked.
      return { activity: documentedActivity(activity!) };
    },
  }),
];

/** A visit or workout with its documented properties. */
const documentedActivity = ({ _id, member, type, workout, date }: RestActivityFragment) => ({
  _id,
  userId: member.id,
  type: enumValue(type),
  workout,
  date,
});
