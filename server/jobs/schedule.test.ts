import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import { studioFacts } from '#common/settings/studio-facts';
import { setStudio } from '#common/studio';
import { HOUR_MS } from '#common/time';
import { TASKS } from '../composition/parts';
import { createLogger } from '../lib/logger';
import { run } from '../test/database-template';
import { eventually } from '../test/eventually';
import { handlersWith } from '../test/task-handlers';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { cronItems } from './graphile-worker';
import { runDueJobs } from './due-jobs';
import { handle } from './task';
import { startWorker, type Worker } from './worker';

const SCHEDULED = TASKS.filter(({ schedule }) => schedule);
const NAMES = SCHEDULED.map(({ name }) => name);

let database: TestDatabase;
let workers: Worker[];
let done: string[];
let beforeTask: (name: string) => void;
beforeEach(async () => {
  database = await createTestDatabase();
  [workers, done, beforeTask] = [[], [], () => {}];
});
afterEach(async () => {
  setStudio(studioFacts(defaultSettings));
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.drop();
});

const parts = () => ({
  connectionString: database.url,
  logger: createLogger('silent'),
  handlers: handlersWith(
    ...SCHEDULED.map((task) =>
      handle(task, async () => {
        beforeTask(task.name);
        done.push(task.name);
      }),
    ),
  ),
});

const start = () => workers.push(startWorker(parts()));

/** Makes every scheduled task look as if it last ran this long ago. */
const wasLastDone = (age: string) =>
  run(
    database.url,
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     select unnest(array['${NAMES.join("','")}']), now() - interval '1 year', now() - interval '${age}'
     on conflict (identifier) do update set last_execution = excluded.last_execution`,
  );

const waiting = () =>
  run<{ key: string; attempts: number; max_attempts: number }>(
    database.url,
    'select key, attempts, max_attempts from graphile_worker.jobs order by key',
  );

test('every scheduled task runs at its time, those of the night at that of the studio', () => {
  const at = (time: string) => {
    const [hour = 0, min = 0] = time.split(':').map(Number);
    const items = cronItems(TASKS).filter(({ match }) => match({ hour, min, date: 1, month: 1, dow: 1 }));
    return items.map(({ task }) => task).sort();
  };
  expect(at('21:30')).toContain('clean-up');
  expect(at('22:30')).toContain('repair-summaries');
  expect(at('03:05')).toEqual(['expire-orders']);
  expect(at('03:30')).toEqual(['apply-plan-prices', 'reconcile-payments', 'send-reminders']);
  const region = { ...defaultSettings.region, timeZone: 'Asia/Dubai' };
  setStudio(studioFacts({ ...defaultSettings, region }));
  expect(at('23:00')).toEqual(['apply-plan-prices', 'clean-up', 'reconcile-payments']);
  expect(at('21:30')).not.toContain('clean-up');
});

test('missed runs are made up for once, although two workers start', async () => {
  await wasLastDone('3 days');
  start();
  start();
  await eventually(() => expect(new Set(done)).toEqual(new Set(NAMES)));
  await eventually(async () => expect(await waiting()).toEqual([]));
  expect(done.filter((name) => name === 'clean-up')).toHaveLength(1);
});

test('a job that fails for an hour blocks no other, and runs once when it succeeds', async () => {
  await wasLastDone('1 day');
  beforeTask = (name) => {
    if (name === 'clean-up') throw new Error('no luck');
  };
  start();
  await eventually(async () => expect(await waiting()).toMatchObject([{ key: 'clean-up', attempts: 1 }]));
  await eventually(() => expect(new Set([...done, 'clean-up'])).toEqual(new Set(NAMES)));
  await workers.pop()?.stop();
  let waited = 0;
  for (let attempts = 2; waited < HOUR_MS; attempts += 1) {
    const [job] = await run<{ ms: number }>(
      database.url,
      `with before as (select id, run_at from graphile_worker._private_jobs)
       update graphile_worker._private_jobs jobs set run_at = now() from before where before.id = jobs.id
       returning extract(epoch from before.run_at - now())::float8 * 1000 as ms`,
    );
    waited += job?.ms ?? Infinity;
    await runDueJobs(parts());
    expect(await waiting()).toMatchObject([{ key: 'clean-up', attempts }]);
  }
  beforeTask = () => {};
  await run(database.url, 'update graphile_worker._private_jobs set run_at = now()');
  await runDueJobs(parts());
  expect(await waiting()).toEqual([]);
  expect(new Set(done)).toEqual(new Set(NAMES));
  expect(done.filter((name) => name === 'clean-up')).toHaveLength(1);
});

test('a job that was given up runs again at its next scheduled time', async () => {
  await run(
    database.url,
    `select graphile_worker.add_job('clean-up', job_key => 'clean-up', max_attempts => 1)`,
  );
  await run(database.url, 'update graphile_worker._private_jobs set attempts = max_attempts');
  await wasLastDone('2 days');
  start();
  await eventually(() => expect(done).toContain('clean-up'));
});
