/** Visits and workouts over REST. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { activityMessages } from '#common/activity/messages';
import { accountMessages } from '#common/accounts/messages';
import { Browser } from '../../test/browser';
import { createActivities, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let admin: Browser;
let member: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  member = await createUser(harness.dataSource);
});
afterEach(() => harness.stop());

const pathOf = (id: string, end: 'activity' | 'progress') => `/api/user/admin/users/${id}/${end}`;
const post = (body: object, id = member.id) => admin.rest('POST', pathOf(id, 'activity'), body);

test('an admin records a visit and a workout', async () => {
  const date = new Date(harness.clock.ms).toISOString();
  const facts = { _id: expect.any(String) as string, userId: member.id, date };
  const visit = await post({ userId: member.id, type: 'attendance' });
  expect(visit.status).toBe(201);
  expect(visit.body).toEqual({ activity: { ...facts, type: 'attendance', workout: null } });
  const workout = await post({ userId: member.id, type: 'workout', workout: 'Squats' });
  expect(workout.status).toBe(201);
  expect(workout.body).toEqual({ activity: { ...facts, type: 'workout', workout: 'Squats' } });
  expect((await post({ type: 'attendance', workout: null })).status).toBe(201);
});

const WRONG_TYPE = 'type must be one of attendance, workout.';

test.each([
  [{}, 'type', WRONG_TYPE],
  [{ type: 'sleep' }, 'type', WRONG_TYPE],
  [{ type: true }, 'type', WRONG_TYPE],
  [{ type: 'workout' }, 'workout', activityMessages.workoutRequired],
  [{ type: 'workout', workout: ' ' }, 'workout', activityMessages.workoutRequired],
  [{ type: 'workout', workout: 5 }, 'workout', 'The value of workout is missing or has the wrong type.'],
])('refuses %j', async (body, field, message) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ code: 'BAD_USER_INPUT', message, errors: [{ field, message }] });
});

test('refuses a body that names another member than the path', async () => {
  const { id } = await createUser(harness.dataSource);
  const answer = await post({ userId: id, type: 'attendance' });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'userId' }] } });
  expect((await post({ userId: member.id.toUpperCase(), type: 'attendance' })).status).toBe(201);
});

test('lists all entries, and those of a member, newest first and with a link to the next page', async () => {
  await createActivities(harness.dataSource, 3, { user: member });
  const other = await createUser(harness.dataSource);
  await createActivities(harness.dataSource, 1, { user: other, type: 'workout', workout: 'Squats' });
  const all = await admin.rest('GET', '/api/user/admin/activities');
  expect(all.status).toBe(200);
  expect(Object.keys(all.body)).toEqual(['activities']);
  expect(all.body['activities']).toHaveLength(4);
  const first = await admin.rest('GET', `${pathOf(member.id, 'progress')}?first=2`);
  expect(first.body['activities']).toMatchObject([
    { userId: member.id, type: 'attendance', workout: null, date: '2026-11-03T00:00:00.000Z' },
    { date: '2026-11-02T00:00:00.000Z' },
  ]);
  const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')![1]!;
  expect((await admin.rest('GET', next)).body['activities']).toMatchObject([
    { date: '2026-11-01T00:00:00.000Z' },
  ]);
});

test.each(['no-id', randomUUID()])('the member %s does not exist', async (id) => {
  for (const answer of [
    await post({ type: 'attendance' }, id),
    await admin.rest('GET', pathOf(id, 'progress')),
  ]) {
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'NOT_FOUND', message: accountMessages.notFound });
  }
});

test('answers 401 without a token and 403 to members, even about themselves', async () => {
  const { browser, user } = await signedIn(harness);
  for (const [method, path] of [
    ['GET', '/api/user/admin/activities'],
    ['GET', pathOf(user.id, 'progress')],
    ['POST', pathOf(user.id, 'activity')],
  ] as const) {
    const body = method === 'POST' ? { type: 'attendance' } : undefined;
    const refused = await new Browser(harness).rest(method, path, body);
    expect(refused.status, path).toBe(401);
    expect(refused.body).toMatchObject({ message: 'Please log in to access the admin panel' });
    expect((await browser.rest(method, path, body)).status, path).toBe(403);
  }
});
