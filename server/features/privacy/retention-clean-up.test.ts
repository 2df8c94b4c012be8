import { afterEach, beforeEach, expect, test } from 'vitest';
import { RETENTION_DAYS } from '#common/retention';
import { DAY_MS } from '#common/time';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { REMOVALS } from '../../composition/parts';
import { REMOVAL_BATCH_SIZE } from './retention-clean-up.service';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

const count = async (table: string) =>
  Number((await harness.dataSource.query<{ count: string }[]>(`select count(*) from ${table}`))[0]?.count);

/** Creates rows in each of `TABLES`. */
async function createRows(): Promise<void> {
  const { email } = await createUser(harness.dataSource);
  const browser = new Browser(harness);
  await browser.rest('POST', '/api/user/initiate-signup', {
    email: 'new@example.com',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    role: 'user',
  });
  await browser.rest('POST', '/api/user/forgot-password', { email });
  await browser.rest('POST', '/user-details', {});
  await harness.runDueJobs();
  await browser.signIn(email, PASSWORD);
}

const TABLES = ['sign_ups', 'password_resets', 'sessions', 'mails', 'security_events', 'diet_details'];
const counts = async () => Promise.all(TABLES.map(count));

test('data within its retention period is kept', async () => {
  await createRows();
  await harness.services.retentionCleanUp.run();
  expect(await counts()).toEqual([1, 1, 1, 2, 1, 1]);
});

test.each([
  [1 + RETENTION_DAYS.endedSignUps, [0, 0, 1, 2, 1, 1]],
  [RETENTION_DAYS.sentMails - 1, [0, 0, 1, 2, 1, 1]],
  [RETENTION_DAYS.anonymousDietDetails, [0, 0, 1, 0, 1, 0]],
  [1 + RETENTION_DAYS.endedSessions, [0, 0, 0, 0, 1, 0]],
  [1 + RETENTION_DAYS.securityEvents, [0, 0, 0, 0, 0, 0]],
])('after %i days only data within its retention period is left', async (days, left) => {
  await createRows();
  harness.clock.ms += days * DAY_MS + 1000;
  await harness.services.retentionCleanUp.run();
  expect(await counts()).toEqual(left);
});

test('a job without attempts left, which contains an address, is deleted after a day', async () => {
  await harness.dataSource.query(
    `select graphile_worker.add_job('send-reset-code', '{"email":"a@example.com"}')`,
  );
  await harness.dataSource.query(
    'update graphile_worker._private_jobs set attempts = max_attempts, updated_at = $1',
    [new Date(harness.clock.ms)],
  );
  const jobs = () => count("graphile_worker.jobs where task_identifier = 'send-reset-code'");
  await harness.services.retentionCleanUp.run();
  expect(await jobs()).toBe(1);
  harness.clock.ms += DAY_MS + 1000;
  await harness.services.retentionCleanUp.run();
  expect(await jobs()).toBe(0);
});

test('events of payment gateways are kept for three months to recognise duplicates', async () => {
  const message = { gateway: 'razorpay', eventId: 'evt_1', type: 'payment.captured' } as const;
  await harness.services.gatewayEvents.once(message, () => Promise.resolve());
  harness.clock.ms += RETENTION_DAYS.gatewayEvents * DAY_MS;
  await harness.services.retentionCleanUp.run();
  expect(await count('gateway_events')).toBe(1);
  harness.clock.ms += 1000;
  await harness.services.retentionCleanUp.run();
  expect(await count('gateway_events')).toBe(0);
});

test('diet details of a member are kept as long as the account', async () => {
  const { email } = await createUser(harness.dataSource);
  const browser = new Browser(harness);
  await browser.signIn(email, PASSWORD);
  await browser.rest('POST', '/user-details', {});
  harness.clock.ms += 1000 * DAY_MS;
  await harness.services.retentionCleanUp.run();
  expect(await count('diet_details')).toBe(1);
});

/** Runs `body` after each delete statement, with the deleted rows as `gone`; returns a function that ends this. */
async function onRemoval(table: string, body: string): Promise<() => Promise<unknown>> {
  await harness.dataSource.query(
    `create function watch_removal() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`,
  );
  await harness.dataSource.query(
    `create trigger watch_removal after delete on ${table} referencing old table as gone
     for each statement execute function watch_removal()`,
  );
  return () => harness.dataSource.query('drop function watch_removal cascade');
}

const OLD = `to_timestamp($1::float8 / 1000) - interval '1 year'`;

const fillMails = (rows: number) =>
  harness.dataSource.query(
    `insert into mails (kind, to_address, subject, text, html, created_at, sent_at)
     select 'verification', 'a@example.com', '', '', '', ${OLD}, ${OLD} from generate_series(1, $2::int)`,
    [harness.clock.ms, rows],
  );

test('100,000 old rows are deleted in batches, and newer ones are kept', { timeout: 60_000 }, async () => {
  await fillMails(100_000);
  await harness.dataSource.query(
    `insert into mails (kind, to_address, subject, text, html, sent_at)
     values ('verification', 'a@example.com', '', '', '', to_timestamp($1::float8 / 1000))`,
    [harness.clock.ms],
  );
  const largest = `if (select count(*) from gone) > ${REMOVAL_BATCH_SIZE} then raise 'too many at once'; end if`;
  const stopWatching = await onRemoval('mails', largest);
  try {
    await harness.services.retentionCleanUp.run();
  } finally {
    await stopWatching();
  }
  expect(await count('mails')).toBe(1);
});

test('a step that fails is reported and does not prevent the others', async () => {
  await createRows();
  harness.clock.ms += 1000 * DAY_MS;
  const stopFailing = await onRemoval('sessions', `raise 'no luck'`);
  try {
    await expect(harness.services.retentionCleanUp.run()).rejects.toThrow(
      'Not cleaned up: sessions: no luck',
    );
    expect(await counts()).toEqual([0, 0, 1, 0, 0, 0]);
  } finally {
    await stopFailing();
  }
  await harness.services.retentionCleanUp.run();
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
});

test.each(Object.keys(REMOVALS).filter((name) => name !== 'given up jobs'))(
  'an index finds old %s',
  async (name) => {
    const plan = await harness.dataSource.transaction(async (manager) => {
      // The tables of a test are so small that the planner would prefer a sequential scan.
      await manager.query('set local enable_seqscan = off');
      const statement = `explain ${REMOVALS[name]?.statement}`;
      return manager.query<unknown[]>(statement, [new Date(harness.clock.ms), REMOVAL_BATCH_SIZE]);
    });
    expect(JSON.stringify(plan)).toMatch(/Index (Only )?Scan/);
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  },
);
