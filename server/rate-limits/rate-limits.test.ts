import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { isDatabaseUnavailable } from '../database/availability';
import { createDataSource } from '../composition/data-source';
import { RateLimited } from '../lib/errors';
import { eventually } from '../test/eventually';
import { startProxy, targetOf, throughProxy } from '../test/proxy';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { MINUTE, type RateLimit } from './rate-limit';
import { RateLimits } from './rate-limits';

let database: TestDatabase;
let dataSource: DataSource;
let limits: RateLimits;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  limits = createLimits();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
afterEach(async () => {
  vi.useRealTimers();
  await dataSource.query('truncate rate_limits');
});

const POINTS = 10;
const SECONDS = 15 * MINUTE;
const LIMIT: RateLimit = { name: 'tries', points: POINTS, seconds: SECONDS, why: '' };
const LONGER: RateLimit = { ...LIMIT, name: 'triesOfALongerTime', seconds: 2 * SECONDS };

const IN_MEMORY: RateLimit = { ...LIMIT, name: 'changes', isCountedInMemory: true };

const createLimits = (parts: { dataSource?: DataSource; scale?: number } = {}) =>
  new RateLimits({ dataSource, scale: 1, limits: [LIMIT, LONGER, IN_MEMORY], ...parts });

const refusalOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

/** The number of concurrent attempts that are allowed, spread over the given counters. */
async function allowedOf(tries: number, counters: RateLimits[]): Promise<number> {
  const all = Array.from({ length: tries }, (_, index) =>
    refusalOf(counters[index % counters.length]!.take(LIMIT, 'asha')),
  );
  return (await Promise.all(all)).filter((refusal) => refusal === null).length;
}

/** Freezes `Date` at the given number of seconds from now; timers and the database clock keep running. */
function freezeTimeAt(seconds: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + seconds * 1000 });
}

test('allows exactly the points of the limit out of thirty concurrent attempts', async () => {
  expect(await allowedOf(30, [limits])).toBe(POINTS);
});

test('counts across instances', async () => {
  const others = await createDataSource(database.url).initialize();
  expect(await allowedOf(30, [limits, createLimits({ dataSource: others })])).toBe(POINTS);
  await others.destroy();
});

test('reports the actual wait, which further attempts do not prolong', async () => {
  freezeTimeAt(0);
  for (let n = 0; n < POINTS; n += 1) await limits.take(LIMIT, 'asha');
  expect(await refusalOf(limits.take(LIMIT, 'asha'))).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterS: SECONDS,
  });
  freezeTimeAt(100);
  const refusal = await refusalOf(limits.take(LIMIT, 'asha'));
  expect(refusal).toBeInstanceOf(RateLimited);
  expect(refusal).toMatchObject({
    retryAfterS: SECONDS - 100,
    message: 'Too many attempts. Please wait 14 minutes and try again.',
  });
});

test('allows the full number of attempts again after the wait', async () => {
  freezeTimeAt(0);
  expect(await allowedOf(POINTS + 5, [limits])).toBe(POINTS);
  freezeTimeAt(SECONDS - 1);
  expect(await refusalOf(limits.take(LIMIT, 'asha'))).toBeInstanceOf(RateLimited);
  freezeTimeAt(2);
  expect(await allowedOf(POINTS + 5, [limits])).toBe(POINTS);
});

test('counts each subject and each limit separately', async () => {
  expect(await allowedOf(POINTS + 1, [limits])).toBe(POINTS);
  await limits.take(LIMIT, 'ravi');
  await limits.take(LONGER, 'asha');
});

test('an attempt that is given back can be used again, also after others were refused', async () => {
  expect(await allowedOf(POINTS + 20, [limits])).toBe(POINTS);
  await limits.giveBack(LIMIT, 'asha');
  expect(await allowedOf(5, [limits])).toBe(1);
});

test('giving back too often never allows more attempts than the limit has', async () => {
  await limits.giveBack(LIMIT, 'asha');
  await limits.take(LIMIT, 'asha');
  for (let n = 0; n < 5; n += 1) await limits.giveBack(LIMIT, 'asha');
  expect(await allowedOf(30, [limits])).toBe(POINTS);
});

test('forget resets the count of a subject', async () => {
  expect(await allowedOf(30, [limits])).toBe(POINTS);
  await limits.forget(LIMIT, 'asha');
  expect(await allowedOf(30, [limits])).toBe(POINTS);
  await limits.forget(LIMIT, 'nobody');
});

test('the scale multiplies a limit and never reduces it below one', async () => {
  expect(await allowedOf(60, [createLimits({ scale: 3 })])).toBe(POINTS * 3);
  await limits.forget(LIMIT, 'asha');
  expect(await allowedOf(5, [createLimits({ scale: 0.001 })])).toBe(1);
});

test('stores subjects only as hashes', async () => {
  await limits.take(LIMIT, 'asha@example.com');
  await limits.take(LONGER, '203.0.113.7');
  const rows = await dataSource.query<{ key: string }[]>('select key from rate_limits order by key');
  expect(rows).toHaveLength(2);
  for (const { key } of rows) expect(key).toMatch(/^tries(OfALongerTime)?:[\w-]{43}$/);
});

test('later attempts remove expired rows and no others', async () => {
  freezeTimeAt(0);
  await limits.take(LIMIT, 'asha');
  await limits.take(LONGER, 'asha');
  freezeTimeAt(SECONDS + 1);
  await createLimits().take(LIMIT, 'ravi');
  await eventually(async () => {
    const rows = await dataSource.query<{ key: string }[]>('select key from rate_limits order by key');
    expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['tries', 'triesOfALongerTime']);
  });
});

test('expired rows are removed however many there are, so that one network cannot fill the table', async () => {
  await dataSource.query(
    `insert into rate_limits (key, points, expire) select 'tries:' || i, 1, 1 from generate_series(1, 20001) as i`,
  );
  await createLimits().take(LIMIT, 'asha');
  await eventually(async () => {
    const [row] = await dataSource.query<{ count: number }[]>(
      'select count(*)::int as count from rate_limits',
    );
    expect(row!.count).toBe(1);
  });
});

test('refuses every call while the database is unreachable', async () => {
  const proxy = await startProxy(targetOf(inject('templateUrl')));
  const remote = await createDataSource(throughProxy(database.url, proxy)).initialize();
  const counter = createLimits({ dataSource: remote });
  await counter.take(LIMIT, 'asha');
  await proxy.cut();
  const attempts = [
    counter.take(LIMIT, 'asha'),
    counter.giveBack(LIMIT, 'asha'),
    counter.forget(LIMIT, 'asha'),
  ];
  const refusals = await Promise.all(attempts.map(refusalOf));
  expect(refusals.map(isDatabaseUnavailable)).toEqual([true, true, true]);
  await remote.destroy();
});

test('refuses to count for a limit that no feature lists', async () => {
  await expect(limits.take({ ...LIMIT, name: 'unlisted' }, 'asha')).rejects.toThrow(
    'unlisted is not listed in any feature',
  );
});

test('a limit in memory needs no database, and counts several attempts at once', async () => {
  const memory = createLimits({ scale: 2 });
  expect(await memory.take(IN_MEMORY, 'asha', 2 * POINTS - 1)).toBe(2 * POINTS - 1);
  expect(await refusalOf(memory.take(IN_MEMORY, 'asha', 2))).toBeInstanceOf(RateLimited);
  expect(await memory.take(IN_MEMORY, 'ravi')).toBe(1);
  expect(await dataSource.query('select key from rate_limits')).toEqual([]);
});
