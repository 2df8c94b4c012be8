/** Writes over REST that a client sends again change nothing more. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IDEMPOTENCY_KEY_LIFE_MS, REPEATED_REQUEST_MS } from '#common/limits';
import { idempotencyMessages } from '#common/idempotency/messages';
import { TOO_DEEP } from '../../lib/json-shape';
import type { Browser } from '../../test/browser';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { beginSession, signedIn } from '../../test/order-calls';
import { Activity } from '../activity/activity.entity';
import type { User } from '../accounts/user.entity';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import { Review } from '../reviews/review.entity';
import { IdempotencyKey } from './idempotency-key.entity';

let harness: Harness;
let admin: Browser;
let adminUser: User;
let user: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin, user: adminUser } = await signedIn(harness, 'admin'));
  ({ user } = await signedIn(harness));
  await createPlanOffers(harness.dataSource, 1, { name: 'Premium' });
});
afterEach(() => harness.stop());

interface Write {
  method: string;
  path: () => string;
  body: Record<string, unknown>;
  /** A body that asks for something else. */
  other: Record<string, unknown>;
  status: number;
  count: () => Promise<number>;
}

const countOf = (entity: new () => object) => () => harness.dataSource.getRepository(entity).count();

const WRITES: [string, Write][] = [
  [
    'a membership',
    {
      method: 'PUT',
      path: () => `/api/user/admin/users/${user.id}/membership`,
      body: { status: 'active', plan: 'Premium' },
      other: { status: 'inactive', plan: 'Premium' },
      status: 200,
      count: countOf(MembershipPeriod),
    },
  ],
  [
    'a visit',
    {
      method: 'POST',
      path: () => `/api/user/admin/users/${user.id}/activity`,
      body: { type: 'attendance' },
      other: { type: 'workout', workout: 'Legs' },
      status: 201,
      count: countOf(Activity),
    },
  ],
  [
    'a workout',
    {
      method: 'POST',
      path: () => `/api/user/admin/users/${user.id}/activity`,
      body: { type: 'workout', workout: 'Legs' },
      other: { type: 'workout', workout: 'Arms' },
      status: 201,
      count: countOf(Activity),
    },
  ],
  [
    'a review',
    {
      method: 'POST',
      path: () => '/api/reviews',
      body: { name: 'Asha', comment: 'Good', rating: 5 },
      other: { name: 'Asha', comment: 'Bad', rating: 1 },
      status: 201,
      count: countOf(Review),
    },
  ],
];

interface Sender {
  key?: string;
  browser?: Browser;
}

function send({ method, path }: Write, body: object, { key, browser = admin }: Sender = {}) {
  browser.headers = key === undefined ? {} : { 'idempotency-key': key };
  return browser.rest(method, path(), body);
}

/** Moves the clock, and logs the admin in again. */
async function wait(ms: number): Promise<void> {
  harness.clock.ms += ms;
  await beginSession(harness, admin, adminUser);
}

test.each(WRITES)('without a key, %s that is sent again at once is made once', async (_name, write) => {
  const answers = await Promise.all([1, 2, 3].map(() => send(write, write.body)));
  answers.push(await send(write, write.body));
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: write.status, body: answers[0]!.body });
  expect(await write.count()).toBe(1);
  await wait(REPEATED_REQUEST_MS + 1);
  await send(write, write.body);
  expect(await write.count()).toBe(2);
});

test.each(WRITES)('with a key, %s that is sent again is made once, for a day', async (_name, write) => {
  const first = await send(write, write.body, { key: 'a key' });
  await wait(IDEMPOTENCY_KEY_LIFE_MS - 1);
  const again = await send(write, write.body, { key: 'a key' });
  expect({ status: again.status, body: again.body }).toEqual({ status: write.status, body: first.body });
  expect(await write.count()).toBe(1);
  expect(await send(write, write.other, { key: 'a key' })).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_KEY_REUSED', message: idempotencyMessages.reused },
  });
  await wait(2);
  expect((await send(write, write.body, { key: 'a key' })).status).toBe(write.status);
  expect(await write.count()).toBe(2);
});

test.each(WRITES)('with other keys, %s is made each time', async (_name, write) => {
  for (const key of ['one', 'two'])
    expect((await send(write, write.body, { key })).status).toBe(write.status);
  expect(await write.count()).toBe(2);
});

test.each(WRITES)(
  'of requests for %s with one key at the same time, one is answered',
  async (_name, write) => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(write, write.body, { key: 'a key' })));
    for (const { status } of answers) expect([write.status, 409]).toContain(status);
    expect(answers.map(({ status }) => status)).toContain(write.status);
    expect(await write.count()).toBe(1);
  },
);

test('a key whose request is still running is refused, until its server must have given up', async () => {
  const write = WRITES[0]![1];
  const keys = harness.dataSource.getRepository(IdempotencyKey);
  await send(write, write.body, { key: 'a key' });
  await keys.update({ userId: adminUser.id }, { runningSince: new Date(harness.clock.ms) });
  expect(await send(write, write.body, { key: 'a key' })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: idempotencyMessages.running },
  });
  await wait(REPEATED_REQUEST_MS + 1);
  expect((await send(write, write.body, { key: 'a key' })).status).toBe(200);
  expect(await write.count()).toBe(1);
});

test('a refused request with a key can be corrected, and each user has their own keys', async () => {
  const write = WRITES[3]![1];
  expect((await send(write, { ...write.body, rating: 9 }, { key: 'another key' })).status).toBe(400);
  expect(await countOf(IdempotencyKey)()).toBe(0);
  expect((await send(write, write.body, { key: 'another key' })).status).toBe(201);
  const { browser: other } = await signedIn(harness);
  const answer = await send(write, write.other, { key: 'another key', browser: other });
  expect(answer.status).toBe(201);
});

test('a key has to be one', async () => {
  const answer = await send(WRITES[3]![1], WRITES[3]![1].body, { key: 'k'.repeat(256) });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', message: idempotencyMessages.invalid },
  });
});

test('a body that is nested too deeply is refused, with and without a key', async () => {
  const write = WRITES[3]![1];
  const deep = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`) as unknown;
  for (const key of [undefined, 'a key']) {
    const answer = await send(write, { ...write.body, more: deep }, key === undefined ? {} : { key });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message: TOO_DEEP } });
  }
  expect(harness.logs.join('')).not.toContain('RangeError');
});
