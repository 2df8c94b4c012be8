import { inject, expect } from 'vitest';
import { createDataSource } from '../composition/data-source';
import { installJobTables } from '../database/job-tables';
import { createLogger } from '../lib/logger';
import { deliverMail } from '../mail/mail.tasks';
import { concurrentTest } from '../test/concurrent-test';
import { run } from '../test/database-template';
import { eventually } from '../test/eventually';
import { startProxy, targetOf, throughProxy, type Proxy } from '../test/proxy';
import { handlersWith } from '../test/task-handlers';
import { createTestDatabase } from '../test/test-database';
import { addJob } from './add-job';
import { waitForDueJobs, runDueJobs } from './due-jobs';
import { handle, type Attempt } from './task';
import { startWorker, type Worker } from './worker';

type Deliver = (mailId: string, attempt: Attempt) => Promise<void>;

/** A database, with what a test starts on it and what the jobs leave. */
async function openSite() {
  const database = await createTestDatabase();
  const dataSource = await createDataSource(database.url).initialize();
  const [logs, done, workers, proxies]: [string[], string[], Worker[], Proxy[]] = [[], [], [], []];
  const logger = createLogger('trace', { write: (line: string) => void logs.push(line) });

  const partsOf = (deliver: Deliver, connectionString = database.url) => ({
    connectionString,
    handlers: handlersWith(handle(deliverMail, ({ mailId }, attempt) => deliver(mailId, attempt))),
    logger,
  });

  return {
    dataSource,
    logs,
    /** Stopped at the end of the test. */
    workers,
    /** The ids of the mails that were delivered. */
    done,
    record: async (mailId: string) => void done.push(mailId),
    partsOf,
    query: <Row extends object>(statement: string) => run<Row>(database.url, statement),
    addJobTables: () => installJobTables(database.url),

    start: (deliver: Deliver, proxy?: Proxy): Worker => {
      const url = proxy && throughProxy(database.url, proxy);
      const worker = startWorker(partsOf(deliver, url));
      workers.push(worker);
      return worker;
    },

    openProxy: async (): Promise<Proxy> => {
      const proxy = await startProxy(targetOf(inject('templateUrl')));
      proxies.push(proxy);
      return proxy;
    },

    addMailJob: (mailId: string) =>
      addJob(dataSource.manager, deliverMail, { payload: { mailId }, key: `mail:${mailId}` }),

    jobs: () =>
      run<{ attempts: number; is_locked: boolean; last_error: string | null }>(
        database.url,
        'select attempts, locked_at is not null as is_locked, last_error from graphile_worker.jobs order by id',
      ),

    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await Promise.all(proxies.map((proxy) => proxy.cut()));
      await dataSource.destroy();
      await database.drop();
    },
  };
}

const test = concurrentTest(openSite);

/** A promise and the function that resolves it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test('a job added in a transaction exists if that is committed, and not if it is rolled back', async ({
  site,
}) => {
  const { dataSource, jobs } = site;
  const request = { payload: { mailId: 'a' }, key: 'mail:a' };
  await dataSource
    .transaction(async (manager) => {
      await addJob(manager, deliverMail, request);
      throw new Error('rolled back');
    })
    .catch(() => {});
  expect(await jobs()).toEqual([]);
  await dataSource.transaction((manager) => addJob(manager, deliverMail, request));
  expect(await jobs()).toEqual([{ attempts: 0, is_locked: false, last_error: null }]);
});

test('adding two jobs with the same key makes one job', async ({ site }) => {
  const { done, record, partsOf, addMailJob } = site;
  await addMailJob('a');
  await addMailJob('a');
  await runDueJobs(partsOf(record));
  expect(done).toEqual(['a']);
});

test('a worker runs jobs that were waiting when it started, and jobs added later', async ({ site }) => {
  const { done, record, start, addMailJob, jobs } = site;
  await addMailJob('before');
  start(record);
  await eventually(() => expect(done).toEqual(['before']));
  await addMailJob('after');
  await eventually(() => expect(done).toEqual(['before', 'after']));
  await eventually(async () => expect(await jobs()).toEqual([]));
});

test('two workers run each job once', async ({ site }) => {
  const { done, record, start, addMailJob, jobs } = site;
  start(record);
  start(record);
  const ids = Array.from({ length: 20 }, (_, index) => String(index));
  await Promise.all(ids.map((id) => addMailJob(id)));
  await eventually(async () => expect(await jobs()).toEqual([]));
  expect([...done].sort()).toEqual([...ids].sort());
});

test('a failed job is retried later, and its last attempt is marked as the last', async ({ site }) => {
  const { partsOf, query, addMailJob, jobs } = site;
  await addMailJob('a');
  const attempts: boolean[] = [];
  const fail: Deliver = async (_mailId, { isLast }) => {
    attempts.push(isLast);
    throw new Error('no luck');
  };
  await runDueJobs(partsOf(fail));
  await runDueJobs(partsOf(fail));
  expect(attempts).toEqual([false]);
  expect(await jobs()).toEqual([{ attempts: 1, is_locked: false, last_error: 'no luck' }]);
  const { attemptsMax } = deliverMail;
  for (let round = 0; round < attemptsMax; round += 1) {
    await query('update graphile_worker._private_jobs set run_at = now()');
    await runDueJobs(partsOf(fail));
  }
  expect(attempts).toEqual([...Array<boolean>(attemptsMax - 1).fill(false), true]);
});

test('a worker continues after the network to its database was cut and restored', async ({ site }) => {
  const { done, record, start, openProxy, addMailJob, jobs } = site;
  const proxy = await openProxy();
  start(record, proxy);
  await addMailJob('before');
  await eventually(async () => expect(await jobs()).toEqual([]));
  await proxy.cut();
  await addMailJob('meanwhile');
  await proxy.restore();
  await eventually(() => expect(done).toEqual(['before', 'meanwhile']));
});

test('a worker that starts while its database is unavailable takes jobs when it is back', async ({
  site,
}) => {
  const { logs, done, record, start, openProxy, addMailJob } = site;
  const proxy = await openProxy();
  await proxy.cut();
  start(record, proxy);
  await addMailJob('a');
  await eventually(() => expect(logs.join('')).toContain('jobs are paused'));
  await proxy.restore();
  await eventually(() => expect(done).toEqual(['a']));
});

test('a worker that fails to take a job at first tries again', async ({ site }) => {
  const { logs, done, record, query, start, addMailJob } = site;
  await query('alter table graphile_worker._private_tasks rename to moved_away');
  start(record);
  await eventually(() => expect(logs.join('')).toContain('Failed to acquire job'));
  await query('alter table graphile_worker.moved_away rename to _private_tasks');
  await addMailJob('a');
  await eventually(() => expect(done).toEqual(['a']));
});

test('a worker continues after its tables were recreated, as by db:reset', async ({ site }) => {
  const { done, record, query, addJobTables, start, addMailJob } = site;
  start(record);
  await addMailJob('before');
  await eventually(() => expect(done).toEqual(['before']));
  // May deadlock with a worker that is just asking for its next job.
  await eventually(() => query('drop schema graphile_worker cascade'));
  await addJobTables();
  // The tasks get different ids than before.
  for (const task of ['send-reset-code', 'deliver-mail']) {
    await query(`select graphile_worker.add_job('${task}', '{"mailId":"after"}')`);
  }
  await eventually(() => expect(done).toEqual(['before', 'after']));
  // The library has set the exit code of the process, which continues to run.
  process.exitCode = undefined;
});

test('a job whose completion cannot be saved runs again, and the process survives', async ({ site }) => {
  const { logs, done, start, openProxy, addMailJob, jobs } = site;
  const proxy = await openProxy();
  const cutOff: Deliver = async (mailId) => {
    done.push(mailId);
    if (done.length === 1) await proxy.cut();
  };
  start(cutOff, proxy);
  await addMailJob('a');
  await eventually(() => expect(logs.join('')).toContain('jobs are paused'));
  expect(await jobs()).toMatchObject([{ is_locked: true }]);
  await proxy.restore();
  await eventually(() => expect(done).toEqual(['a', 'a']));
  await eventually(async () => expect(await jobs()).toEqual([]));
});

test('a job of a dead worker is run at once by the next worker to start', async ({ site }) => {
  const { done, record, query, start, addMailJob } = site;
  await addMailJob('a');
  await query(
    `update graphile_worker._private_jobs
     set locked_by = 'pool-dead', attempts = 1, locked_at = now() - interval '1 second'`,
  );
  start(record);
  await eventually(() => expect(done).toEqual(['a']));
});

test('a job of a dead worker is run within seconds by a running worker', async ({ site }) => {
  const { dataSource, done, record, start, addMailJob } = site;
  start(record);
  await addMailJob('before');
  await eventually(() => expect(done).toEqual(['before']));
  await dataSource.transaction(async (manager) => {
    await addJob(manager, deliverMail, { payload: { mailId: 'a' }, key: 'mail:a' });
    await manager.query(
      `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now()`,
    );
  });
  await eventually(() => expect(done).toEqual(['before', 'a']));
});

test('a job that takes hours stays with its worker when others start', async ({ site }) => {
  const { done, record, partsOf, query, start, addMailJob, jobs } = site;
  const { opened, open } = gate();
  start(async (mailId) => {
    done.push(mailId);
    await opened;
  });
  await addMailJob('a');
  await eventually(() => expect(done).toEqual(['a']));
  await query(`update graphile_worker._private_jobs set locked_at = now() - interval '3 hours'`);
  start(record);
  await addMailJob('b');
  await eventually(() => expect(done).toEqual(['a', 'b']));
  await runDueJobs(partsOf(record));
  expect(done).toEqual(['a', 'b']);
  open();
  await eventually(async () => expect(await jobs()).toEqual([]));
});

test('a worker that lost its connections acquires its locks again, and keeps its running jobs', async ({
  site,
}) => {
  const { done, record, start, openProxy, addMailJob, jobs } = site;
  const { opened, open } = gate();
  const proxy = await openProxy();
  const signals: AbortSignal[] = [];
  start(async (mailId, { signal }) => {
    done.push(mailId);
    signals.push(signal);
    if (mailId === 'a') await opened;
  }, proxy);
  await addMailJob('a');
  await eventually(() => expect(done).toEqual(['a']));
  await proxy.cut();
  await eventually(() => expect(signals).toMatchObject([{ aborted: true }]));
  await proxy.restore();
  // The worker takes jobs again only once it has its locks back.
  await addMailJob('b');
  await eventually(() => expect(done).toEqual(['a', 'b']));
  start(record);
  await addMailJob('c');
  await eventually(() => expect(done).toEqual(['a', 'b', 'c']));
  open();
  await eventually(async () => expect(await jobs()).toEqual([]));
  expect(done).toEqual(['a', 'b', 'c']);
});

test('a worker that is stopped finishes its running jobs and starts no others', async ({ site }) => {
  const { workers, done, start, addMailJob, jobs } = site;
  const { opened, open } = gate();
  const worker = start(async (mailId) => {
    await opened;
    done.push(mailId);
  });
  // Two jobs fill all slots: a free one could already be looking for the next job.
  await Promise.all([addMailJob('a'), addMailJob('b')]);
  await eventually(async () =>
    expect(await jobs()).toMatchObject([{ is_locked: true }, { is_locked: true }]),
  );
  const stopped = worker.stop();
  await addMailJob('c');
  expect(done).toEqual([]);
  open();
  await stopped;
  workers.pop();
  expect([...done].sort()).toEqual(['a', 'b']);
  expect(await jobs()).toEqual([{ attempts: 0, is_locked: false, last_error: null }]);
});

test('waitForDueJobs returns after the last due job, or after the timeout', async ({ site }) => {
  const { dataSource, done, record, start, addMailJob } = site;
  await waitForDueJobs(dataSource, 60_000);
  await addMailJob('a');
  const startedAt = performance.now();
  await waitForDueJobs(dataSource, 100);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(100);
  start(record);
  await waitForDueJobs(dataSource, 60_000);
  expect(done).toEqual(['a']);
});

test('the log contains no payloads', async ({ site }) => {
  const { logs, partsOf, addMailJob } = site;
  await addMailJob('secret-of-the-payload');
  await runDueJobs(partsOf(() => Promise.reject(new Error('no luck\nsecond line'))));
  const text = logs.join('');
  expect(text).toContain('no luck');
  expect(text).not.toContain('second line');
  expect(text).not.toContain('secret-of-the-payload');
});
