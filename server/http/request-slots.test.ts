import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QueryRunner } from 'typeorm';
import { DEFAULT_LIMITS } from '../lib/limits';
import { eventually } from '../test/eventually';
import { startHarness, type Harness } from '../test/harness';
import { graphqlRefusal } from '../test/refusals';
import { RequestSlot } from './request-slots';

const {
  perNetwork: CONCURRENT_QUERIES_MAX,
  queuePerNetwork: QUEUED_QUERIES_MAX,
  changesPerNetwork: CHANGES_MAX,
  queuedChangesPerNetwork: QUEUED_CHANGES_MAX,
} = DEFAULT_LIMITS.requests;

let harness: Harness;
let lock: QueryRunner;
beforeEach(async () => {
  harness = await startHarness();
  lock = harness.dataSource.createQueryRunner();
  await lock.startTransaction();
});
afterEach(async () => {
  if (lock.isTransactionActive) await lock.rollbackTransaction();
  await lock.release();
  await harness.stop();
});

const ONE = '198.51.100.7';
const OTHER = '198.51.100.8';
const REVIEWS = '{ reviews { nodes { id } } }';
const ARTICLES = '{ articles { nodes { id } } }';
const MUTATION = 'mutation { checkAdminPassword(input: { password: "x" }) { isAdminPassword } }';

const post = (address: string, query: string, signal?: AbortSignal) =>
  harness.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query }),
    ...(signal ? { signal } : {}),
  });

const many = <T>(count: number, call: () => T) => Array.from({ length: count }, call);

async function untilBlocked(count: number): Promise<void> {
  await eventually(async () => {
    // Ignore the deletion of expired rate limits, which runs in the background.
    const statement = `select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database() and query not ilike 'delete%'`;
    expect(await harness.dataSource.query(statement)).toEqual([{ count }]);
  });
}

/** Gives requests that have arrived enough time to reach the database. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 200));

test('runs only a few queries of one network at a time and answers all of them in the end', async () => {
  await lock.query('lock table reviews in access exclusive mode');
  const requests = many(20, () => post(ONE, REVIEWS));
  await untilBlocked(CONCURRENT_QUERIES_MAX);
  await settle();
  await untilBlocked(CONCURRENT_QUERIES_MAX);
  expect((await post(OTHER, ARTICLES)).status).toBe(200);
  await lock.rollbackTransaction();
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(many(20, () => 200));
  expect((await post(ONE, ARTICLES)).status).toBe(200);
});

test('answers 429 when the queue is full', async () => {
  await lock.query('lock table reviews in access exclusive mode');
  const refused: Response[] = [];
  const requests = many(CONCURRENT_QUERIES_MAX + QUEUED_QUERIES_MAX + 3, async () => {
    const answer = await post(ONE, REVIEWS);
    if (answer.status !== 200) refused.push(answer);
  });
  await eventually(() => expect(refused).toHaveLength(3));
  const refusal = await graphqlRefusal(refused[0]!);
  expect(refusal).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(refusal.headers.get('retry-after')).toBe('1');
  await lock.rollbackTransaction();
  await Promise.all(requests);
  expect(refused).toHaveLength(3);
});

test('keeps the slot of a disconnected client until its query has run', async () => {
  await lock.query('lock table reviews in access exclusive mode');
  const leaving = new AbortController();
  const requests = many(CONCURRENT_QUERIES_MAX, () => post(ONE, REVIEWS, leaving.signal).catch(() => 'gone'));
  await untilBlocked(CONCURRENT_QUERIES_MAX);
  leaving.abort();
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['gone']));
  const next = post(ONE, ARTICLES);
  expect(await Promise.race([next, settle().then(() => 'waits')])).toBe('waits');
  await lock.rollbackTransaction();
  expect((await next).status).toBe(200);
});

test('limits REST calls as well', async () => {
  await lock.query('lock table reviews in access exclusive mode');
  const headers = { 'x-forwarded-for': ONE };
  const requests = many(10, () => harness.fetch('/api/reviews', { headers }));
  await untilBlocked(CONCURRENT_QUERIES_MAX);
  await settle();
  await untilBlocked(CONCURRENT_QUERIES_MAX);
  await lock.rollbackTransaction();
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(many(10, () => 200));
});

test.each(['/receipts/no/such/page', '/terms-of-use/versions/2020-01-01'])(
  'requests for %s, which becomes that of a page, do not wait for each other',
  async (path) => {
    const headers = { 'x-forwarded-for': ONE };
    const get = () =>
      harness.fetch(path, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    const answers = await Promise.all(many(5 * CONCURRENT_QUERIES_MAX, get));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
    expect((await post(ONE, ARTICLES)).status).toBe(200);
  },
);

test('versions of legal texts are read by a few requests of one network at a time', async () => {
  await lock.query('lock table legal_versions in access exclusive mode');
  const headers = { 'x-forwarded-for': ONE };
  const get = () => harness.fetch('/terms-of-use/versions/2020-01-01', { headers, redirect: 'manual' });
  const requests = many(10, get);
  await untilBlocked(CONCURRENT_QUERIES_MAX);
  await settle();
  await untilBlocked(CONCURRENT_QUERIES_MAX);
  await lock.rollbackTransaction();
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(many(10, () => 302));
});

test('slow mutations do not block queries', async () => {
  await lock.query('lock table rate_limits in access exclusive mode');
  const requests = many(CONCURRENT_QUERIES_MAX + 1, () => post(ONE, MUTATION));
  await untilBlocked(CONCURRENT_QUERIES_MAX + 1);
  expect((await post(ONE, ARTICLES)).status).toBe(200);
  await lock.rollbackTransaction();
  await Promise.all(requests);
});

test.each([
  ['mutations', () => post(ONE, MUTATION), 'rate_limits'],
  [
    'writes over REST',
    () =>
      harness.fetch('/api/user/forgot-password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ONE },
        body: '{ "email": "asha@example.com" }',
      }),
    'rate_limits',
  ],
])('%s of one network leave capacity for others', async (_name, change, table) => {
  await lock.query(`lock table ${table} in access exclusive mode`);
  const refused: number[] = [];
  const answers = many(CHANGES_MAX + QUEUED_CHANGES_MAX + 3, async () => {
    const { status } = await change();
    if (status !== 200) refused.push(status);
  });
  await eventually(() => expect(refused).toEqual([429, 429, 429]));
  expect((await post(OTHER, ARTICLES)).status).toBe(200);
  expect((await post(ONE, ARTICLES)).status).toBe(200);
  await lock.rollbackTransaction();
  await Promise.all(answers);
  expect(refused).not.toContain(503);
});

test('a network whose changes are refused cannot have documents parsed without pause', async () => {
  await lock.query('lock table rate_limits in access exclusive mode');
  const refusedAt: number[] = [];
  const requests = many(CHANGES_MAX + QUEUED_CHANGES_MAX + 3 * CONCURRENT_QUERIES_MAX, async () => {
    if ((await post(ONE, MUTATION)).status === 429) refusedAt.push(performance.now());
  });
  await eventually(() => expect(refusedAt).toHaveLength(3 * CONCURRENT_QUERIES_MAX));
  expect(refusedAt.at(-1)! - refusedAt[0]!).toBeGreaterThan(350);
  await lock.rollbackTransaction();
  await Promise.all(requests);
});

test('the slot of a change that was refused while it waited for it is freed', async () => {
  let freed = 0;
  const changes = { isFull: () => false, begin: () => Promise.resolve(() => (freed += 1)) };
  const slot = new RequestSlot('query', () => {}, changes);
  slot.retain();
  const becoming = slot.becomeChange();
  slot.release();
  await becoming;
  expect(freed).toBe(1);
});

test('a slot is freed once, and not used after that', () => {
  let freed = 0;
  const changes = { isFull: () => false, begin: () => Promise.resolve(() => {}) };
  const slot = new RequestSlot('query', () => (freed += 1), changes);
  expect(slot.retain()).toBe(true);
  slot.release();
  expect(slot.retain()).toBe(false);
  expect(freed).toBe(1);
});
