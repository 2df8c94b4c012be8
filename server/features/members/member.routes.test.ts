import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { trainerMessages } from '#common/trainers/messages';
import { accountMessages } from '#common/accounts/messages';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createTrainers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, orderInput, signedIn } from '../../test/order-calls';
import type { Trainer } from '../trainers/trainer.entity';
import { Measurement } from '../measurements/measurement.entity';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let admin: Browser;
let member: User;
let trainer: Trainer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  member = await createUser(harness.dataSource, {
    name: 'Beena Rao',
    email: 'beena@example.com',
    phone: '+919876500000',
    fitnessGoals: 'Strength',
  });
  [trainer] = (await createTrainers(harness.dataSource, 1)) as [Trainer];
});
afterEach(() => harness.stop());

const USERS = '/api/user/admin/users';
const NOTHING_MEASURED = { weight: null, height: null, bmi: null, muscleMass: null };

const memberBody = () => ({
  _id: member.id,
  name: 'Beena Rao',
  email: 'beena@example.com',
  contact: '+919876500000',
  fitnessGoals: 'Strength',
  workoutPreferences: null,
  bodyMeasurements: NOTHING_MEASURED,
  membership: { status: 'inactive', plan: null, expiry: null },
  trainer: null,
});

async function sell(values: Parameters<typeof createPlanOffers>[2]): Promise<void> {
  const { services, dataSource } = harness;
  const [offer] = await createPlanOffers(dataSource, 1, values);
  const { order } = await services.orders.place(actorOf(member), orderInput(offer!));
  await services.orderAdministration.confirm(actorOf({ ...member, role: 'admin' }), order.id, {
    method: 'cash',
  });
}

const users = async (query = '') => {
  const { status, body, headers } = await admin.rest('GET', `${USERS}${query}`);
  expect({ status, keys: Object.keys(body) }).toEqual({ status: 200, keys: ['users'] });
  return { users: body['users'] as Record<string, unknown>[], link: headers.get('link') };
};

test('lists all users in the documented shape', async () => {
  await sell({ name: 'Premium 3 Months', durationMonths: 3 });
  await harness.services.trainerAssignments.assign(actorOf(member), member.id, trainer.id);
  const measured = { weightKg: 70, heightCm: 175, bmi: 22.9, muscleMassKg: 33 };
  await harness.dataSource
    .getRepository(Measurement)
    .insert({ userId: member.id, ...measured, measuredAt: new Date(harness.clock.ms) });
  expect((await users()).users).toEqual([
    expect.objectContaining({ name: 'Asha Kulkarni', trainer: null }),
    {
      ...memberBody(),
      bodyMeasurements: { weight: 70, height: 175, bmi: 22.9, muscleMass: 33 },
      membership: { status: 'active', plan: 'Premium 3 Months', expiry: '2027-02-21T18:29:59.999Z' },
      trainer: { _id: trainer.id, name: 'Trainer 1', specialty: 'Strength' },
    },
  ]);
});

test('a membership is the pass, else nutrition, with the last plan that is paid', async () => {
  const membership = async () => (await users('?search=beena')).users[0]?.['membership'];
  await sell({ name: 'Nutrition', planType: 'nutrition' });
  expect(await membership()).toMatchObject({ status: 'active', plan: 'Nutrition' });
  await sell({ name: 'Basic' });
  await sell({ name: 'Premium' });
  expect(await membership()).toEqual({
    status: 'active',
    plan: 'Premium',
    expiry: '2027-01-21T18:29:59.999Z',
  });
  await harness.dataSource.query(
    `update membership_periods set starts_at = starts_at - interval '1 year', ends_at = ends_at - interval '1 year'`,
  );
  expect(await membership()).toEqual({
    status: 'inactive',
    plan: 'Premium',
    expiry: '2026-01-21T18:29:59.999Z',
  });
});

test('finds users by name or e-mail, and continues with the same search', async () => {
  await createUser(harness.dataSource, { name: 'Beena Apte' });
  expect((await users('?search=EXAMPLE.com')).users).toHaveLength(3);
  const { users: page, link } = await users('?search=beena&first=1');
  expect(page).toMatchObject([{ name: 'Beena Apte' }]);
  const [, next] = /^<([^>]+)>; rel="next"$/.exec(link ?? '') ?? [];
  expect(next).toMatch(/^\/api\/user\/admin\/users\?search=beena&first=1&after=/);
  const last = await users(next!.slice(USERS.length));
  expect(last.users).toMatchObject([{ name: 'Beena Rao' }]);
  expect(last.link).toMatch(/users\?search=beena&last=1&before=[^>]+>; rel="prev"$/);
  expect((await users('?search=nobody')).users).toEqual([]);
});

test('assigns and removes a trainer', async () => {
  const path = `${USERS}/${member.id}/assign-trainer`;
  expect(await admin.rest('PUT', path, { trainerId: trainer.id })).toMatchObject({
    status: 200,
    body: {
      user: { ...memberBody(), trainer: { _id: trainer.id, name: 'Trainer 1', specialty: 'Strength' } },
    },
  });
  const { status, body } = await admin.rest('PUT', path, { trainerId: null });
  expect({ status, body }).toEqual({ status: 200, body: { user: memberBody() } });
  expect(await admin.rest('PUT', path, { trainerId: randomUUID() })).toMatchObject({
    status: 400,
    body: {
      message: trainerMessages.notFound,
      code: 'BAD_USER_INPUT',
      errors: [{ field: 'trainerId', message: trainerMessages.notFound }],
    },
  });
  expect(await admin.rest('PUT', path, {})).toMatchObject({ status: 400 });
});

test('changes the details of a user', async () => {
  const { status, body } = await admin.rest('PUT', `${USERS}/${member.id}/details`, {
    name: 'Beena K. Rao',
    email: 'beena.rao@example.com',
    contact: '90000 00001',
    fitnessGoals: '',
    workoutPreferences: 'Evenings',
    bodyMeasurements: { weight: 61.5, height: 160, bmi: null, muscleMass: 28 },
  });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      user: {
        ...memberBody(),
        name: 'Beena K. Rao',
        email: 'beena.rao@example.com',
        contact: '+919000000001',
        fitnessGoals: null,
        workoutPreferences: 'Evenings',
        bodyMeasurements: { weight: 61.5, height: 160, bmi: 24, muscleMass: 28 },
      },
    },
  });
});

test.each([
  [{ contact: '12' }, 400, 'contact'],
  [{ email: 'nobody' }, 400, 'email'],
  [{ bodyMeasurements: { weight: 1 } }, 400, 'bodyMeasurements.weight'],
  [{ contact: '98765 43299' }, 409, 'contact'],
  [{ email: 'ravi@example.com' }, 400, 'email'],
])('refuses the details %j with %i, at the documented field', async (details, status, field) => {
  await createUser(harness.dataSource, { email: 'ravi@example.com', phone: '+919876543299' });
  const answer = await admin.rest('PUT', `${USERS}/${member.id}/details`, details);
  expect(answer).toMatchObject({ status, body: { errors: [{ field }] } });
});

const CALLS: [string, string, object | undefined][] = [
  ['GET', '', undefined],
  ['PUT', '/:id/details', { name: 'Someone else' }],
  ['PUT', '/:id/assign-trainer', { trainerId: null }],
];

test.each(CALLS)('%s %s is for admins only', async (method, path, body) => {
  const url = `${USERS}${path.replace(':id', member.id)}`;
  const headers = { 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const signedOut = await harness.fetch(url, init);
  expect(signedOut.status).toBe(401);
  expect(signedOut.headers.get('www-authenticate')).toBe('Bearer');
  expect(await signedOut.json()).toEqual({
    message: 'Please log in to access the admin panel',
    code: 'UNAUTHENTICATED',
  });
  for (const role of ['user', 'trainer', 'front_desk'] as const) {
    const { browser } = await signedIn(harness, role);
    const refused = await browser.rest(method, url, body);
    expect(refused).toMatchObject({
      status: 403,
      body: { message: authMessages.noPermission, code: 'FORBIDDEN' },
    });
  }
});

test.each(CALLS.slice(1))('%s %s of an unknown user is not found', async (method, path, body) => {
  for (const id of ['no-id', randomUUID()]) {
    const answer = await admin.rest(method, `${USERS}${path.replace(':id', id)}`, body);
    expect(answer).toMatchObject({ status: 404, body: { message: accountMessages.notFound } });
  }
});

test('a refused call changes nothing, although the front desk may assign trainers in GraphQL', async () => {
  await harness.services.trainerAssignments.assign(actorOf(member), member.id, trainer.id);
  const { browser: desk } = await signedIn(harness, 'front_desk');
  await desk.rest('PUT', `${USERS}/${member.id}/assign-trainer`, { trainerId: null });
  expect((await users('?search=beena')).users[0]).toMatchObject({ trainer: { _id: trainer.id } });
});

test('GET /api/user/trainers has the number of members for admins only', async () => {
  await harness.services.trainerAssignments.assign(actorOf(member), member.id, trainer.id);
  const known = { _id: trainer.id, name: 'Trainer 1', specialty: 'Strength' };
  const { body } = await admin.rest('GET', '/api/user/trainers');
  expect(body).toEqual({ trainers: [{ ...known, assignedUsersCount: 1 }] });
  const { browser } = await signedIn(harness);
  expect((await browser.rest('GET', '/api/user/trainers')).body).toEqual({ trainers: [known] });
});
