import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createUser, PASSWORD } from '../test/factories';
import { Browser } from '../test/browser';
import { startHarness, type Harness } from '../test/harness';
import { create, listFor, REVIEW_INPUT } from '../test/review-calls';
import { temporaryFailure } from './availability';

/** Longer than the log-in before takes on a busy machine. */
const SHORT_MS = 1000;
const NEVER_MS = 600_000;

let harness: Harness;
let blocker: pg.Client;
afterEach(async () => {
  await blocker.end();
  await harness.stop();
});

async function start(database: object): Promise<Browser> {
  harness = await startHarness(undefined, { limits: { database } });
  blocker = new pg.Client({ connectionString: (harness.dataSource.options as { url: string }).url });
  await blocker.connect();
  const member = new Browser(harness);
  await member.signIn((await createUser(harness.dataSource)).email, PASSWORD);
  return member;
}

test.each([
  ['waits too long for a lock', { lockTimeoutMs: SHORT_MS, statementTimeoutMs: NEVER_MS }],
  ['takes too long', { lockTimeoutMs: NEVER_MS, statementTimeoutMs: SHORT_MS }],
])('a change whose statement %s gets 503, has changed nothing and can be repeated', async (_name, limits) => {
  const member = await start(limits);
  const input = { ...REVIEW_INPUT, requestKey: 'the-same-review' };
  // The review is written; the entry of the journal waits in the same transaction.
  await blocker.query('begin');
  await blocker.query('lock table journal in access exclusive mode');
  const { status, errors } = await create(member, input);
  expect(status).toBe(503);
  expect(errors[0]).toMatchObject({
    message: 'This is taking too long. Please try again shortly.',
    extensions: { code: 'SERVICE_UNAVAILABLE', reason: 'TIMED_OUT' },
  });
  await blocker.query('rollback');
  expect(await listFor(member)).toEqual([]);
  expect((await create(member, input)).status).toBe(200);
  expect(await listFor(member)).toHaveLength(1);
  expect(harness.logs.join('')).not.toContain('unexpected error');
});

test('a read over REST gets 503 with Retry-After', async () => {
  await start({ lockTimeoutMs: SHORT_MS });
  await blocker.query('begin');
  await blocker.query('lock table reviews in access exclusive mode');
  const answer = await harness.fetch('/api/reviews');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toEqual({
    code: 'SERVICE_UNAVAILABLE',
    message: 'This is taking too long. Please try again shortly.',
  });
});

test('a transaction in which nothing happens is ended and rolled back', async () => {
  const member = await start({ idleTransactionMs: SHORT_MS });
  const abandoned = harness.dataSource.createQueryRunner();
  await abandoned.startTransaction();
  await abandoned.query('lock table reviews in access exclusive mode');
  // Answered as soon as the lock is gone.
  expect(await listFor(member)).toEqual([]);
  const error = await abandoned.query('select 1').catch((reason: unknown) => reason);
  expect(temporaryFailure(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await abandoned.release();
});
