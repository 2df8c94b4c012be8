import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../composition/data-source';
import { createLogger } from '../lib/logger';
import { deliverMail } from '../mail/mail.tasks';
import { eventually } from '../test/eventually';
import { handlersWith } from '../test/task-handlers';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { addJob } from './add-job';
import { handle } from './task';
import { startWorker, type Worker } from './worker';

/** How long a process may take to start on a busy machine. */
const START_MS = 45_000;

let database: TestDatabase;
let dataSource: DataSource;
let child: ChildProcess;
let worker: Worker | undefined;
let done: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  [worker, done] = [undefined, []];
  child = spawn(process.execPath, [
    'scripts/run-typescript.mjs',
    'server/test/hanging-worker.ts',
    database.url,
  ]);
});
afterEach(async () => {
  child.kill('SIGKILL');
  await worker?.stop();
  await dataSource.destroy();
  await database.drop();
});

const start = () => {
  worker = startWorker({
    connectionString: database.url,
    logger: createLogger('silent'),
    handlers: handlersWith(handle(deliverMail, async ({ mailId }) => void done.push(mailId))),
  });
};

async function childHasJob(): Promise<void> {
  await addJob(dataSource.manager, deliverMail, { payload: { mailId: 'a' }, key: 'mail:a' });
  await eventually(async () => {
    const [job] = await dataSource.query<{ locked_by: string }[]>(
      'select locked_by from graphile_worker.jobs',
    );
    expect(job?.locked_by).toMatch(/^pool-/);
  }, START_MS);
}

async function kill(): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test.each(['before', 'after'])(
  'a job of a killed worker is run once by a worker that started %s the kill',
  { timeout: 60_000 },
  async (when) => {
    await childHasJob();
    if (when === 'before') start();
    await kill();
    const killedAt = performance.now();
    if (when === 'after') start();
    await eventually(() => expect(done).toEqual(['a']));
    expect(performance.now() - killedAt).toBeLessThan(8000);
    await eventually(async () =>
      expect(await dataSource.query('select 1 from graphile_worker.jobs')).toEqual([]),
    );
    expect(done).toEqual(['a']);
  },
);
