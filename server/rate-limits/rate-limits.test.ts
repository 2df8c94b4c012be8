import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { isDatabaseUnavailable } from '../database/availability';
import { createDataSource } from '../database/data-source';
import { RateLimited } from '../lib/errors';
import { eventually } from '../test/eventually';
import { startProxy, targetOf, throughProxy } from '../test/proxy';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { RateLimits, type RuleName } from './rate-limits';
import { RULES } from './rules';

let database: TestDatabase;
let dataSource: DataSource;
let limits: RateLimits;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  limits = new RateLimits({ dataSource, scale: 1 });
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
afterEach(async () => {
  vi.useRealTimers();
  await dataSource.query('truncate rate_limits');
});

const RULE: RuleName = 'logInPerAccountAndAddress';
const { points: POINTS, seconds: SECONDS } = RULES[RULE];

const refusalOf = (work: Promise<void>) => work.then(() => null).catch((error: unknown) => error);

/** The number of concurrent attempts that are allowed, spread over the given counters. */
async function allowedOf(tries: number, counters: RateLimits[], rule: RuleName = RULE): Promise<number> {
  const all = Array.from({ length: tries }, (_, index) =>
    refusalOf(counters[index % counters.length]!.take(rule, 'asha')),
  );
  return (await Promise.all(all)).filter((refusal) => refusal === null).length;
}

/** Freezes `Date` at the given number of seconds from now; timers and the database clock keep running. */
function freezeTimeAt(seconds: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + seconds * 1000 });
}

test('allows exactly the points of the rule out of thirty concurrent attempts', async () => {
  expect(await allowedOf(30, [limits])).toBe(POINTS);
});

test('counts across instances', async () => {
  const others = await createDataSource(database.url).initialize();
  expect(await allowedOf(30, [limits, new RateLimits({ dataSource: others, scale: 1 })])).toBe(POINTS);
  await others.destroy();
});

test('reports the actual wait, which further attempts do not prolong', async () => {
  freezeTimeAt(0);
  for (let n = 0; n < POINTS; n += 1) await limits.take(RULE, 'asha');
  expect(await refusalOf(limits.take(RULE, 'asha'))).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterS: SECONDS,
  });
  freezeTimeAt(100);
  const refusal = await refusalOf(limits.take(RULE, 'asha'));
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
  expect(await refusalOf(limits.take(RULE, 'asha'))).toBeInstanceOf(RateLimited);
  freezeTimeAt(2);
  expect(await allowedOf(POINTS + 5, [limits])).toBe(POINTS);
});

test('counts each subject and each rule separately', async () => {
  expect(await allowedOf(POINTS + 1, [limits])).toBe(POINTS);
  await limits.take(RULE, 'ravi');
  await limits.take('logInPerAddress', 'asha');
});

test('an attempt that is given back can be used again, also after others were refused', async () => {
  expect(await allowedOf(POINTS + 20, [limits])).toBe(POINTS);
  await limits.giveBack(RULE, 'asha');
  expect(await allowedOf(5, [limits])).toBe(1);
});

test('giving back too often never allows more attempts than the rule has', async () => {
  await limits.giveBack(RULE, 'asha');
  await limits.take(RULE, 'asha');
  for (let n = 0; n < 5; n += 1) await limits.giveBack(RULE, 'asha');
  expect(await allowedOf(30, [limits])).toBe(POINTS);
});

test('forget resets the count of a subject', async () => {
  expect(await allowedOf(30, [limits])).toBe(POINTS);
  await limits.forget(RULE, 'asha');
  expect(await allowedOf(30, [limits])).toBe(POINTS);
  await limits.forget(RULE, 'nobody');
});

test('the scale multiplies a limit and never reduces it below one', async () => {
  expect(await allowedOf(60, [new RateLimits({ dataSource, scale: 3 })])).toBe(POINTS * 3);
  await limits.forget(RULE, 'asha');
  expect(await allowedOf(5, [new RateLimits({ dataSource, scale: 0.001 })])).toBe(1);
});

test('stores subjects only as hashes', async () => {
  await limits.take('signUpPerEmail', 'asha@example.com');
  await limits.take('signUpPerAddress', '203.0.113.7');
  const rows = await dataSource.query<{ key: string }[]>('select key from rate_limits order by key');
  expect(rows).toHaveLength(2);
  for (const { key } of rows) expect(key).toMatch(/^signUpPer(Email|Address):[\w-]{43}$/);
});

test('later attempts remove expired rows and no others', async () => {
  freezeTimeAt(0);
  await limits.take(RULE, 'asha');
  await limits.take('logInPerAccount', 'asha');
  freezeTimeAt(SECONDS + 1);
  await new RateLimits({ dataSource, scale: 1 }).take('otpTries', 'ravi');
  await eventually(async () => {
    const rows = await dataSource.query<{ key: string }[]>('select key from rate_limits order by key');
    expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['logInPerAccount', 'otpTries']);
  });
});

test('refuses every call while the database is unreachable', async () => {
  const proxy = await startProxy(targetOf(inject('templateUrl')));
  const remote = await createDataSource(throughProxy(database.url, proxy)).initialize();
  const counter = new RateLimits({ dataSource: remote, scale: 1 });
  await counter.take(RULE, 'asha');
  await proxy.cut();
  const attempts = [counter.take(RULE, 'asha'), counter.giveBack(RULE, 'asha'), counter.forget(RULE, 'asha')];
  const refusals = await Promise.all(attempts.map(refusalOf));
  expect(refusals.map(isDatabaseUnavailable)).toEqual([true, true, true]);
  await remote.destroy();
});
