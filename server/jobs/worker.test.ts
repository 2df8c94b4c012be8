import { inject, afterEach, beforeEach, expect, test } from 'vitest';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source';
import { installJobTables } from '../database/job-tables';
import { createLogger } from '../lib/logger';
import { run } from '../test/database-template';
import { eventually } from '../test/eventually';
import { startProxy, targetOf, throughProxy, type Proxy } from '../test/proxy';
import { tasksWith } from '../test/tasks';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { addJob } from './add-job';
import { waitForDueJobs } from './due-jobs';
import { runDueJobs } from './run-due-jobs';
import { rulesOf, type Attempt } from './tasks';
import { startWorker, type Worker } from './worker';

let database: TestDatabase;
let dataSource: DataSource;
let logs: string[];
let done: string[];
let workers: Worker[];
let proxies: Proxy[];
beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  [logs, done, workers, proxies] = [[], [], [], []];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await Promise.all(proxies.map((proxy) => proxy.cut()));
  await dataSource.destroy();
  await database.drop();
});

const logger = createLogger('trace', { write: (line: string) => void logs.push(line) });

type Deliver = (mailId: string, attempt: Attempt) => Promise<void>;

const note: Deliver = async (mailId) => void done.push(mailId);

const partsOf = (deliver: Deliver, connectionString = database.url) => ({
  connectionString,
  tasks: tasksWith({ 'deliver-mail': ({ mailId }, attempt) => deliver(mailId, attempt) }),
  logger,
});

function start(deliver: Deliver, connectionString?: string): Worker {
  const worker = startWorker(partsOf(deliver, connectionString));
  workers.push(worker);
  return worker;
}

const ask = (mailId: string) =>
  addJob(dataSource.manager, 'deliver-mail', { payload: { mailId }, key: `mail:${mailId}` });

const jobs = () =>
  run<{ attempts: number; is_locked: boolean; last_error: string | null }>(
    database.url,
    'select attempts, locked_at is not null as is_locked, last_error from graphile_worker.jobs order by id',
  );

const makeDue = () => run(database.url, 'update graphile_worker._private_jobs set run_at = now()');

/** A promise and the means to keep it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test('a job that is asked for in a transaction exists when that is committed, and not when it is rolled back', async () => {
  const asked = { payload: { mailId: 'a' }, key: 'mail:a' };
  await dataSource
    .transaction(async (manager) => {
      await addJob(manager, 'deliver-mail', asked);
      throw new Error('rolled back');
    })
    .catch(() => {});
  expect(await jobs()).toEqual([]);
  await dataSource.transaction((manager) => addJob(manager, 'deliver-mail', asked));
  expect(await jobs()).toEqual([{ attempts: 0, is_locked: false, last_error: null }]);
});

test('asking twice under one key makes one job', async () => {
  await ask('a');
  await ask('a');
  await runDueJobs(partsOf(note));
  expect(done).toEqual(['a']);
});

test('a worker does what waited before it, and what is asked for afterwards', async () => {
  await ask('before');
  start(note);
  await eventually(() => expect(done).toEqual(['before']));
  await ask('after');
  await eventually(() => expect(done).toEqual(['before', 'after']));
  await eventually(async () => expect(await jobs()).toEqual([]));
});

test('two workers do each job once', async () => {
  start(note);
  start(note);
  const ids = Array.from({ length: 20 }, (_, index) => String(index));
  await Promise.all(ids.map((id) => ask(id)));
  await eventually(async () => expect(await jobs()).toEqual([]));
  expect([...done].sort()).toEqual([...ids].sort());
});

test('a job that fails is put off, and its last attempt knows that it is the last', async () => {
  await ask('a');
  const attempts: boolean[] = [];
  const fail: Deliver = async (_mailId, { isLast }) => {
    attempts.push(isLast);
    throw new Error('no luck');
  };
  await runDueJobs(partsOf(fail));
  await runDueJobs(partsOf(fail));
  expect(attempts).toEqual([false]);
  expect(await jobs()).toEqual([{ attempts: 1, is_locked: false, last_error: 'no luck' }]);
  const { attemptsMax } = rulesOf('deliver-mail');
  for (let round = 0; round < attemptsMax; round += 1) {
    await makeDue();
    await runDueJobs(partsOf(fail));
  }
  expect(attempts).toEqual([...Array<boolean>(attemptsMax - 1).fill(false), true]);
});

test('a worker goes on when the network to its database has been cut and mended', async () => {
  const proxy = await startProxy(targetOf(inject('templateUrl')));
  proxies.push(proxy);
  start(note, throughProxy(database.url, proxy));
  await ask('before');
  await eventually(async () => expect(await jobs()).toEqual([]));
  await proxy.cut();
  await ask('meanwhile');
  await proxy.restore();
  await eventually(() => expect(done).toEqual(['before', 'meanwhile']));
});

test('a worker that starts while its database is away begins when it is back', async () => {
  const proxy = await startProxy(targetOf(inject('templateUrl')));
  proxies.push(proxy);
  await proxy.cut();
  start(note, throughProxy(database.url, proxy));
  await ask('a');
  await eventually(() => expect(logs.join('')).toContain('jobs rest'));
  await proxy.restore();
  await eventually(() => expect(done).toEqual(['a']));
});

test('a worker whose first look at the tasks fails looks again', async () => {
  await run(database.url, 'alter table graphile_worker._private_tasks rename to moved_away');
  start(note);
  await eventually(() => expect(logs.join('')).toContain('Failed to acquire job'));
  await run(database.url, 'alter table graphile_worker.moved_away rename to _private_tasks');
  await ask('a');
  await eventually(() => expect(done).toEqual(['a']));
});

test('a worker goes on with tables that were made anew under it, as db:reset does', async () => {
  start(note);
  await ask('before');
  await eventually(() => expect(done).toEqual(['before']));
  await run(database.url, 'drop schema graphile_worker cascade');
  await installJobTables(database.url);
  // The tasks get other numbers than before.
  for (const task of ['send-reset-code', 'deliver-mail']) {
    await run(database.url, `select graphile_worker.add_job('${task}', '{"mailId":"after"}')`);
  }
  await eventually(() => expect(done).toEqual(['before', 'after']));
  // The library prepares the end of the process, which the worker outlives.
  process.exitCode = undefined;
});

test('a job whose end cannot be written down, because the database went away, is done again and ends nobody', async () => {
  const proxy = await startProxy(targetOf(inject('templateUrl')));
  proxies.push(proxy);
  const cutOff: Deliver = async (mailId) => {
    done.push(mailId);
    if (done.length === 1) await proxy.cut();
  };
  start(cutOff, throughProxy(database.url, proxy));
  await ask('a');
  await eventually(() => expect(logs.join('')).toContain('jobs rest'));
  expect(await jobs()).toMatchObject([{ is_locked: true }]);
  await proxy.restore();
  await eventually(() => expect(done).toEqual(['a', 'a']));
  await eventually(async () => expect(await jobs()).toEqual([]));
});

/** What a worker leaves that took a job so long ago. */
const lock = (mailId: string, pool: string, age: string) =>
  run(
    database.url,
    `update graphile_worker._private_jobs set locked_by = '${pool}', attempts = 1, locked_at = now() - interval '${age}'
     where key = 'mail:${mailId}'`,
  );

test('a job of a worker that died is done at once by the next one', async () => {
  await ask('a');
  await lock('a', 'pool-dead', '1 second');
  start(note);
  await eventually(() => expect(done).toEqual(['a']));
});

test('a job of a worker that died is done within seconds by one that runs', async () => {
  start(note);
  await ask('before');
  await eventually(() => expect(done).toEqual(['before']));
  await dataSource.transaction(async (manager) => {
    await addJob(manager, 'deliver-mail', { payload: { mailId: 'a' }, key: 'mail:a' });
    await manager.query(
      `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now()`,
    );
  });
  await eventually(() => expect(done).toEqual(['before', 'a']));
});

test('a job that takes hours stays with the worker that does it, whoever else starts', async () => {
  const { opened, open } = gate();
  start(async (mailId) => {
    done.push(mailId);
    await opened;
  });
  await ask('a');
  await eventually(() => expect(done).toEqual(['a']));
  await run(database.url, `update graphile_worker._private_jobs set locked_at = now() - interval '3 hours'`);
  start(note);
  await ask('b');
  await eventually(() => expect(done).toEqual(['a', 'b']));
  await runDueJobs(partsOf(note));
  expect(done).toEqual(['a', 'b']);
  open();
  await eventually(async () => expect(await jobs()).toEqual([]));
});

test('a worker that lost its connections shows again that it is alive, and keeps the jobs that it does', async () => {
  const { opened, open } = gate();
  const proxy = await startProxy(targetOf(inject('templateUrl')));
  proxies.push(proxy);
  const signals: AbortSignal[] = [];
  start(
    async (mailId, { signal }) => {
      done.push(mailId);
      signals.push(signal);
      if (mailId === 'a') await opened;
    },
    throughProxy(database.url, proxy),
  );
  await ask('a');
  await eventually(() => expect(done).toEqual(['a']));
  await proxy.cut();
  await eventually(() => expect(signals).toMatchObject([{ aborted: true }]));
  await proxy.restore();
  // It takes jobs only once it has its locks again.
  await ask('b');
  await eventually(() => expect(done).toEqual(['a', 'b']));
  start(note);
  await ask('c');
  await eventually(() => expect(done).toEqual(['a', 'b', 'c']));
  open();
  await eventually(async () => expect(await jobs()).toEqual([]));
  expect(done).toEqual(['a', 'b', 'c']);
});

test('a worker that is stopped finishes the jobs that it does, and begins no other', async () => {
  const { opened, open } = gate();
  const worker = start(async (mailId) => {
    await opened;
    done.push(mailId);
  });
  // As many as it does at a time: a free slot might be looking for the next one just now.
  await Promise.all([ask('a'), ask('b')]);
  await eventually(async () =>
    expect(await jobs()).toMatchObject([{ is_locked: true }, { is_locked: true }]),
  );
  const stopped = worker.stop();
  await ask('c');
  expect(done).toEqual([]);
  open();
  await stopped;
  workers = [];
  expect([...done].sort()).toEqual(['a', 'b']);
  expect(await jobs()).toEqual([{ attempts: 0, is_locked: false, last_error: null }]);
});

test('waiting for due jobs ends with the last of them, and at the end of its patience', async () => {
  await waitForDueJobs(dataSource, 60_000);
  await ask('a');
  const startedAt = performance.now();
  await waitForDueJobs(dataSource, 100);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(100);
  start(note);
  await waitForDueJobs(dataSource, 60_000);
  expect(done).toEqual(['a']);
});

test('the log tells nothing of what a job was told', async () => {
  await ask('secret-of-the-payload');
  await runDueJobs(partsOf(() => Promise.reject(new Error('no luck\nsecond line'))));
  const text = logs.join('');
  expect(text).toContain('no luck');
  expect(text).not.toContain('second line');
  expect(text).not.toContain('secret-of-the-payload');
});
