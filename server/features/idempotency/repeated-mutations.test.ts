/** Mutations that are sent again with the same `requestKey` are done once. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IDEMPOTENCY_KEY_LIFE_MS } from '#common/limits';
import { CREATE_KEY, programOf, wantedKey } from '../../test/api-key-calls';
import type { Browser } from '../../test/browser';
import { startHarness, type GraphqlAnswer, type Harness } from '../../test/harness';
import { beginSession, signedIn } from '../../test/order-calls';
import { SAVE } from '../../test/plan-calls';
import { INVITE, reasonOf } from '../../test/staff-calls';
import { createUser, PASSWORD } from '../../test/factories';
import { Unauthenticated } from '../../lib/errors';
import { createWebhook, CREATE_WEBHOOK, WEBHOOK } from '../../test/webhook-calls';
import type { User } from '../accounts/user.entity';
import { IdempotencyKey } from './idempotency-key.entity';

const REPLACE = `mutation ($input: ReplaceWebhookSecretInput!) {
  replaceWebhookSecret(input: $input) { secret webhook { id } }
}`;

let harness: Harness;
let admin: Browser;
let adminUser: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin, user: adminUser } = await signedIn(harness, 'admin'));
});
afterEach(() => harness.stop());

test('a key of an account that was deleted meanwhile is refused as that of nobody', async () => {
  const request = { userId: randomUUID(), key: 'k', content: '', otherContent: () => new Error('other') };
  await expect(harness.services.idempotencyKeys.claim(request)).rejects.toBeInstanceOf(Unauthenticated);
});

interface Repeated {
  document: string;
  input: () => Promise<object> | object;
  /** Asks for something else. */
  other: object;
  /** A value that changes exactly once: it differs before and after. */
  state: string;
  /** Whether the answer has a secret, so that it is not repeated. */
  isSecret?: boolean;
}

const CASES: Record<string, Repeated> = {
  createApiKey: {
    document: CREATE_KEY,
    input: () => wantedKey(),
    other: { name: 'Door' },
    state: 'select count(*) from api_keys',
    isSecret: true,
  },
  createWebhook: {
    document: CREATE_WEBHOOK,
    input: () => WEBHOOK,
    other: { events: ['order.refunded'] },
    state: 'select count(*) from webhooks',
    isSecret: true,
  },
  replaceWebhookSecret: {
    document: REPLACE,
    input: async () => ({ id: (await createWebhook(admin)).id }),
    other: { id: '6b1f3a0e-0000-4000-8000-000000000000' },
    state: 'select md5(secret) as count from webhooks',
    isSecret: true,
  },
  inviteStaff: {
    document: INVITE,
    input: () => ({ email: 'desk@studio.example', role: 'FRONT_DESK', password: PASSWORD }),
    other: { email: 'other@studio.example' },
    state: 'select count(*) from mails',
  },
  saveWorkoutPlan: {
    document: SAVE,
    input: () => ({ goal: 'MUSCLE_GAIN', experience: 'BEGINNER', location: 'HOME', startsOn: '2026-11-21' }),
    other: { startsOn: '2026-11-22' },
    state: 'select count(*) from workout_plans',
  },
};
const NAMES = Object.keys(CASES);
const KEY = 'a-key-of-a-test';

const stateOf = async ({ state }: Repeated): Promise<unknown> =>
  (await harness.dataSource.query<{ count: unknown }[]>(state))[0]?.count;

const dataOf = ({ data, errors }: GraphqlAnswer) => errors[0]?.extensions.reason ?? data;

test.each(NAMES)('%s is done once with a key, for a day', async (name) => {
  const given = CASES[name]!;
  const input = { ...(await given.input()), requestKey: KEY };
  const send = (values: object = {}) => admin.gql(given.document, { input: { ...input, ...values } });
  const first = await send();
  expect(first.errors).toEqual([]);
  const state = await stateOf(given);
  harness.clock.ms += IDEMPOTENCY_KEY_LIFE_MS - 1;
  await beginSession(harness, admin, adminUser);
  const again = await send();
  expect(dataOf(again)).toEqual(given.isSecret ? 'ALREADY_DONE' : first.data);
  expect(reasonOf(await send(given.other))[1]).toBe('REQUEST_KEY_USED');
  expect(await stateOf(given)).toEqual(state);
  harness.clock.ms += 2;
  expect(reasonOf(await send(given.other))[1]).not.toBe('REQUEST_KEY_USED');
});

test.each(NAMES)('%s is done once by requests at the same time', async (name) => {
  const given = CASES[name]!;
  const input = { ...(await given.input()), requestKey: KEY };
  const before = await stateOf(given);
  const answers = await Promise.all([1, 2, 3].map(() => admin.gql(given.document, { input })));
  const reasons = answers.filter(({ errors }) => errors.length > 0).map((answer) => reasonOf(answer)[1]);
  for (const reason of reasons) expect(['REQUEST_RUNNING', 'ALREADY_DONE']).toContain(reason);
  expect(reasons.length).toBeLessThan(3);
  const after = await stateOf(given);
  expect(after).not.toEqual(before);
  await admin.gql(given.document, { input });
  expect(await stateOf(given)).toEqual(after);
});

test('a repetition is refused with the id of what was made, without its secret', async () => {
  const input = { ...WEBHOOK, requestKey: KEY };
  const { data } = await admin.gql(CREATE_WEBHOOK, { input });
  const { errors } = await admin.gql(CREATE_WEBHOOK, { input });
  const { webhook } = data!['createWebhook'] as { webhook: { id: string } };
  expect(errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', id: webhook.id });
});

test('a repetition after the server has died finds what was made', async () => {
  const input = { ...WEBHOOK, requestKey: KEY };
  await admin.gql(CREATE_WEBHOOK, { input });
  const keys = harness.dataSource.getRepository(IdempotencyKey);
  await keys.update({ userId: adminUser.id }, { runningSince: new Date(harness.clock.ms) });
  expect(reasonOf(await admin.gql(CREATE_WEBHOOK, { input }))[1]).toBe('REQUEST_RUNNING');
  harness.clock.ms += 61_000;
  expect(reasonOf(await admin.gql(CREATE_WEBHOOK, { input }))[1]).toBe('ALREADY_DONE');
});

test('a refused request can be corrected, and each user has their own keys', async () => {
  const input = { ...WEBHOOK, requestKey: KEY };
  const refused = await admin.gql(CREATE_WEBHOOK, { input: { ...input, url: 'ftp://127.0.0.1/' } });
  expect(refused.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await admin.gql(CREATE_WEBHOOK, { input })).errors).toEqual([]);
  const { browser } = await signedIn(harness, 'admin');
  expect((await browser.gql(CREATE_WEBHOOK, { input })).errors).toEqual([]);
});

test('a key has to be one, and the password is no part of what is compared', async () => {
  const short = await admin.gql(CREATE_WEBHOOK, { input: { ...WEBHOOK, requestKey: 'short' } });
  expect(short.errors[0]?.extensions.fields).toMatchObject([{ path: ['requestKey'] }]);
  const send = (password: string) =>
    admin.gql(CREATE_KEY, { input: { ...wantedKey({ password }), requestKey: KEY } });
  await send(PASSWORD);
  expect(reasonOf(await send('another-password'))[1]).toBe('ALREADY_DONE');
});

const NOTE = `mutation ($input: CreateMemberNoteInput!) { createMemberNote(input: $input) { entry { note { id } } } }`;

test('programs of one owner have request keys of their own', async () => {
  const requestKey = 'the-same-key';
  const permissions = ['members:write-notes', 'members:read-any'];
  const { client: one } = await programOf(harness, admin, { permissions });
  const { client: other } = await programOf(harness, admin, { name: 'Back door', permissions });
  const { id: memberId } = await createUser(harness.dataSource);
  const write = (client: Browser, text: string) =>
    client.gql(NOTE, { input: { memberId, text, requestKey } });
  const first = await write(one, 'Of one program');
  expect(first.errors).toEqual([]);
  expect(await write(one, 'Of one program')).toEqual(first);
  const second = await write(other, 'Of another program');
  expect(second.errors).toEqual([]);
  expect(second.data).not.toEqual(first.data);
});
