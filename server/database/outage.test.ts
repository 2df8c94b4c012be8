import { inject, expect, test } from 'vitest';
import { signUp } from '../test/account-calls';
import { Browser } from '../test/browser';
import { run, withDatabase } from '../test/database-template';
import { eventually } from '../test/eventually';
import { createArticles } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { startProxy, targetOf, throughProxy } from '../test/proxy';
import { fakeSite } from '../test/fake-site';

const LIST = '{ articles { nodes { title } } }';

/** A page that needs the database, as every page with content does. */
const CLIENT = fakeSite({
  render: async ({ context }) => {
    const { rows } = await context.services.articles.list({});
    return { kind: 'page', status: 200, html: `<p>${rows.length} articles</p>`, errors: [] };
  },
});

async function expectWorking(harness: Harness): Promise<void> {
  expect(await harness.gql(LIST)).toMatchObject({
    status: 200,
    data: { articles: { nodes: [{ title: 'Article 1' }] } },
  });
  for (const path of ['/articles', '/readyz', '/healthz', '/our-blog']) {
    expect((await harness.fetch(path)).status, path).toBe(200);
  }
}

async function expectUnavailable(harness: Harness): Promise<void> {
  const unavailable = { status: 503, code: 'SERVICE_UNAVAILABLE', retryAfter: '5' };
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const graphql = await harness.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query: LIST }),
    });
    const { errors } = (await graphql.json()) as { errors: { extensions: { code: string } }[] };
    expect(outcomeOf(graphql, errors[0]?.extensions.code), 'GraphQL').toEqual(unavailable);
  }
  for (const path of ['/articles', '/our-blog?page=new']) {
    const answer = await harness.fetch(path);
    const { code } = (await answer.json()) as { code: string };
    expect(outcomeOf(answer, code), path).toEqual(unavailable);
  }
  // The last answer of /readyz is kept for a second.
  await eventually(async () => {
    const ready = await harness.fetch('/readyz');
    expect(outcomeOf(ready)).toMatchObject({ status: 503, retryAfter: '5' });
    expect(await ready.json()).toMatchObject({ status: 'not ready', missing: 'database' });
  });
  expect((await harness.fetch('/healthz')).status).toBe(200);
}

const outcomeOf = ({ status, headers }: Response, code?: string) => ({
  status,
  code,
  retryAfter: headers.get('retry-after'),
});

test('answers 503 while the network to the database is cut, and recovers afterwards', async () => {
  const proxy = await startProxy(targetOf(inject('templateUrl')));
  const harness = await startHarness(CLIENT, { databaseUrl: (url) => throughProxy(url, proxy) });
  await createArticles(harness.dataSource, 1);
  await expectWorking(harness);
  await proxy.cut();
  await expectUnavailable(harness);
  await proxy.restore();
  await eventually(() => expectWorking(harness));
  expect(harness.logs.join('')).not.toContain('unexpected error');
  await harness.stop();
  await proxy.cut();
});

test('answers 503 to a request whose connection is terminated, and serves the next one', async () => {
  const harness = await startHarness(CLIENT);
  await createArticles(harness.dataSource, 1);
  const { url } = harness.dataSource.options as { url: string };
  const blocker = harness.dataSource.createQueryRunner();
  await blocker.startTransaction();
  await blocker.query('lock table articles in access exclusive mode');
  const waiting = harness.gql(LIST);
  const others = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => expect(await run(url, `select 1 ${others}`)).toHaveLength(1));
  await run(url, `select pg_terminate_backend(pid) ${others}`);
  expect(await waiting).toMatchObject({
    status: 503,
    errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }],
  });
  await blocker.rollbackTransaction();
  await blocker.release();
  await expectWorking(harness);
  await harness.stop();
});

test('answers 503 while the database accepts no connections, and recovers afterwards', async () => {
  const harness = await startHarness(CLIENT);
  await createArticles(harness.dataSource, 1);
  const adminUrl = withDatabase(inject('templateUrl'), 'postgres');
  const name = new URL((harness.dataSource.options as { url: string }).url).pathname.slice(1);
  try {
    await run(adminUrl, `alter database ${name} allow_connections false`);
    await run(adminUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await expectUnavailable(harness);
  } finally {
    await run(adminUrl, `alter database ${name} allow_connections true`);
  }
  await eventually(() => expectWorking(harness));
  await harness.stop();
});

test.each([
  ['a statement of a service', 'sign_ups'],
  ['the count of a rate limit', 'rate_limits'],
])('answers 503 when %s finds the disk full, is not ready then, and reads', async (_name, table) => {
  const harness = await startHarness(CLIENT);
  await createArticles(harness.dataSource, 1);
  await harness.dataSource.query(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end
    $$;
    create trigger refuse before insert on ${table} for each row execute function refuse()
  `);
  const browser = new Browser(harness);
  const graphql = await signUp(browser, 'asha@example.com');
  expect(graphql.status).toBe(503);
  expect(graphql.errors[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
  expect(harness.logs.join('')).toMatch(/database unavailable/);
  expect(harness.logs.join('')).toMatch(/No space left on device/);
  expect(harness.logs.join('')).not.toContain('unexpected error');
  const ready = await harness.fetch('/readyz');
  expect(outcomeOf(ready)).toMatchObject({ status: 503, retryAfter: '5' });
  expect(await ready.json()).toMatchObject({ status: 'not ready', missing: 'disk space' });
  expect((await harness.gql(LIST)).status).toBe(200);
  await harness.dataSource.query('drop function refuse cascade');
  await harness.stop();
});
