import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { isDatabaseAway } from '../database/availability';
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

/** How many of so many tries at once are let through. */
async function passedOf(tries: number, counters: RateLimits[], rule: RuleName = RULE): Promise<number> {
  const all = Array.from({ length: tries }, (_, index) =>
    refusalOf(counters[index % counters.length]!.take(rule, 'asha')),
  );
  return (await Promise.all(all)).filter((refusal) => refusal === null).length;
}

/** Time stands still at so many seconds from now; timers and the database go on. */
function standAt(seconds: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + seconds * 1000 });
}

test('of thirty tries at once exactly as many pass as the rule has', async () => {
  expect(await passedOf(30, [limits])).toBe(POINTS);
});

test('every instance of the product counts together', async () => {
  const others = await createDataSource(database.url).initialize();
  expect(await passedOf(30, [limits, new RateLimits({ dataSource: others, scale: 1 })])).toBe(POINTS);
  await others.destroy();
});

test('who is refused is told the real wait, which does not grow by trying on', async () => {
  standAt(0);
  for (let n = 0; n < POINTS; n += 1) await limits.take(RULE, 'asha');
  expect(await refusalOf(limits.take(RULE, 'asha'))).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterS: SECONDS,
  });
  standAt(100);
  const refusal = await refusalOf(limits.take(RULE, 'asha'));
  expect(refusal).toBeInstanceOf(RateLimited);
  expect(refusal).toMatchObject({
    retryAfterS: SECONDS - 100,
    message: 'Too many attempts. Please wait 14 minutes and try again.',
  });
});

test('after the wait everything is as at the beginning', async () => {
  standAt(0);
  expect(await passedOf(POINTS + 5, [limits])).toBe(POINTS);
  standAt(SECONDS - 1);
  expect(await refusalOf(limits.take(RULE, 'asha'))).toBeInstanceOf(RateLimited);
  standAt(2);
  expect(await passedOf(POINTS + 5, [limits])).toBe(POINTS);
});

test('subjects and rules are counted apart', async () => {
  expect(await passedOf(POINTS + 1, [limits])).toBe(POINTS);
  await limits.take(RULE, 'ravi');
  await limits.take('logInPerAddress', 'asha');
});

test('a try that is given back can be used again, also after others were refused', async () => {
  expect(await passedOf(POINTS + 20, [limits])).toBe(POINTS);
  await limits.giveBack(RULE, 'asha');
  expect(await passedOf(5, [limits])).toBe(1);
});

test('giving back more than was taken gives nobody more than the rule has', async () => {
  await limits.giveBack(RULE, 'asha');
  await limits.take(RULE, 'asha');
  for (let n = 0; n < 5; n += 1) await limits.giveBack(RULE, 'asha');
  expect(await passedOf(30, [limits])).toBe(POINTS);
});

test('what is forgotten begins anew', async () => {
  expect(await passedOf(30, [limits])).toBe(POINTS);
  await limits.forget(RULE, 'asha');
  expect(await passedOf(30, [limits])).toBe(POINTS);
  await limits.forget(RULE, 'nobody');
});

test('the scale multiplies a limit, and never makes it nothing', async () => {
  expect(await passedOf(60, [new RateLimits({ dataSource, scale: 3 })])).toBe(POINTS * 3);
  await limits.forget(RULE, 'asha');
  expect(await passedOf(5, [new RateLimits({ dataSource, scale: 0.001 })])).toBe(1);
});

test('the table holds no subject', async () => {
  await limits.take('signUpPerEmail', 'asha@example.com');
  await limits.take('signUpPerAddress', '203.0.113.7');
  const rows = await dataSource.query<{ key: string }[]>('select key from rate_limits order by key');
  expect(rows).toHaveLength(2);
  for (const { key } of rows) expect(key).toMatch(/^signUpPer(Email|Address):[\w-]{43}$/);
});

test('what has run out is removed by later tries, and nothing else', async () => {
  standAt(0);
  await limits.take(RULE, 'asha');
  await limits.take('logInPerAccount', 'asha');
  standAt(SECONDS + 1);
  await new RateLimits({ dataSource, scale: 1 }).take('otpTries', 'ravi');
  await eventually(async () => {
    const rows = await dataSource.query<{ key: string }[]>('select key from rate_limits order by key');
    expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['logInPerAccount', 'otpTries']);
  });
});

test('nobody passes while the database is away', async () => {
  const proxy = await startProxy(targetOf(inject('templateUrl')));
  const distant = await createDataSource(throughProxy(database.url, proxy)).initialize();
  const counter = new RateLimits({ dataSource: distant, scale: 1 });
  await counter.take(RULE, 'asha');
  await proxy.cut();
  const works = [counter.take(RULE, 'asha'), counter.giveBack(RULE, 'asha'), counter.forget(RULE, 'asha')];
  const refusals = await Promise.all(works.map(refusalOf));
  expect(refusals.map(isDatabaseAway)).toEqual([true, true, true]);
  await distant.destroy();
});
