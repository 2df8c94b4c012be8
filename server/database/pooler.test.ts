import { inject, afterEach, expect, test } from 'vitest';
import { run } from '../test/database-template';
import { eventually } from '../test/eventually';
import { createArticles } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { hasPooler, startPooler, type Pooler } from '../test/pooler';
import { startProxy, targetOf, throughProxy } from '../test/proxy';
import { borrowTestDatabase } from '../test/test-database';
import { StartError } from '../lib/errors';
import { connect } from './connect';
import { createDataSource } from '../composition/data-source';

/** Longer than the time after which a database that does not answer counts as unavailable. */
const SLOW_SECONDS = 3.5;
const LIST = '{ articles { nodes { title } } }';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function pooler(mode: 'session' | 'transaction', url = inject('templateUrl')): Promise<Pooler> {
  const started = await startPooler(url, mode);
  cleanups.push(() => started.stop());
  return started;
}

async function startBehind({ through }: Pooler): Promise<Harness> {
  const harness = await startHarness(undefined, { databaseUrl: through });
  cleanups.push(() => harness.stop());
  await createArticles(harness.dataSource, 1);
  return harness;
}

const directUrl = ({ dataSource }: Harness) => {
  const { pathname } = new URL((dataSource.options as { url: string }).url);
  return Object.assign(new URL(inject('templateUrl')), { pathname }).href;
};

const SLOW_COMMIT = `
  create temporary table slow_rows (id int);
  create function pg_temp.wait() returns trigger language plpgsql as 'begin perform pg_sleep(${SLOW_SECONDS}); return new; end';
  create constraint trigger wait after insert on slow_rows deferrable initially deferred
    for each row execute function pg_temp.wait();
  insert into slow_rows values (1)`;

test.skipIf(!hasPooler)('behind a pooler in session mode, slow statements and commits finish', async () => {
  const harness = await startBehind(await pooler('session'));
  const statement = harness.dataSource.query(`select pg_sleep(${SLOW_SECONDS})`);
  const commit = harness.dataSource.transaction((manager) => manager.query(SLOW_COMMIT));
  await Promise.all([statement, commit]);
  expect(harness.logs.join('')).not.toContain('connection lost');
});

test.skipIf(!hasPooler)('behind a pooler in session mode, limits and content changes work', async () => {
  const harness = await startBehind(await pooler('session'));
  expect(await harness.dataSource.query('show statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
  expect(await harness.gql(LIST)).toMatchObject({ data: { articles: { nodes: [{ title: 'Article 1' }] } } });
  await run(directUrl(harness), `update articles set title = 'Another'`);
  await eventually(async () =>
    expect(await harness.gql(LIST)).toMatchObject({ data: { articles: { nodes: [{ title: 'Another' }] } } }),
  );
});

test.skipIf(!hasPooler)(
  'behind a pooler, a hanging database gives 503 until it answers again',
  async () => {
    const proxy = await startProxy(targetOf(inject('templateUrl')));
    cleanups.push(() => proxy.cut());
    const harness = await startBehind(await pooler('session', throughProxy(inject('templateUrl'), proxy)));
    const answer = async () => (await harness.gql('{ reviews { nodes { rating } } }')).status;
    expect(await answer()).toBe(200);
    proxy.freeze(true);
    const startedAt = performance.now();
    expect(await answer()).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect((await harness.fetch('/readyz')).status).toBe(503);
    proxy.freeze(false);
    await eventually(async () => expect((await harness.fetch('/readyz')).status).toBe(200), 10_000);
    expect(await answer()).toBe(200);
  },
  30_000,
);

test.skipIf(!hasPooler)('the start refuses a pooler in transaction mode, and says so', async () => {
  const { through } = await pooler('transaction');
  const database = await borrowTestDatabase();
  cleanups.push(() => database.drop());
  const dataSource = createDataSource(through(database.url));
  const error: unknown = await connect(dataSource, { waitMs: 1000 }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(/pooler.*transaction.*session mode/);
  expect(dataSource.isInitialized).toBe(false);
});
