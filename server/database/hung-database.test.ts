import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject, afterEach, beforeEach, expect, test } from 'vitest';
import { createArticles, createUser, PASSWORD } from '../test/factories';
import { Browser } from '../test/browser';
import { eventually } from '../test/eventually';
import { startHarness, type Harness } from '../test/harness';
import { startProxy, targetOf, throughProxy, type Proxy } from '../test/proxy';
import { fakeSite } from '../test/fake-site';

/** Longest time that a request may take while the database is unavailable. */
const RESPONSE_MAX_MS = 5000;
const LIST = '{ articles { nodes { title } } }';

/** A page that needs the database, as every page with content does. */
const CLIENT = fakeSite({
  render: async ({ context }) => {
    const { rows } = await context.services.articles.list({});
    return { kind: 'page', status: 200, html: `<p>${rows.length} articles</p>`, errors: [] };
  },
  // Includes the query string, so that no response comes from the page cache.
  findRenderAddress: (path, search) => ({ address: `${path}?${search.toString()}`, isCacheable: true }),
});

let proxy: Proxy;
let harness: Harness;
let member: Browser;
beforeEach(async () => {
  proxy = await startProxy(targetOf(inject('templateUrl')));
  harness = await startHarness(CLIENT, { databaseUrl: (url) => throughProxy(url, proxy) });
  await createArticles(harness.dataSource, 1);
  member = new Browser(harness);
  await member.signIn((await createUser(harness.dataSource)).email, PASSWORD);
});
afterEach(async () => {
  proxy.recover();
  await harness.stop();
  await proxy.cut();
});

let page = 0;
const review = { name: 'Asha', comment: 'Good', rating: 5, requestKey: 'hung-database' };

/** Every kind of request that uses the database, with and without a session. */
const ENDPOINTS: Record<string, () => Promise<number>> = {
  '/graphql': async () => (await harness.gql(LIST)).status,
  '/graphql with a session': async () => (await member.gql('{ me { user { id } } }')).status,
  'a mutation': async () =>
    (
      await member.gql('mutation ($input: CreateReviewInput!) { createReview(input: $input) { message } }', {
        input: review,
      })
    ).status,
  '/articles': async () => (await harness.fetch('/articles')).status,
  '/api/user/me': async () => (await member.rest('GET', '/api/user/me')).status,
  '/api/user/refresh': async () => (await member.rest('POST', '/api/user/refresh')).status,
  'a page': async () => (await harness.fetch(`/our-blog?page=${page++}`)).status,
  '/readyz': async () => (await harness.fetch('/readyz')).status,
};

async function statuses(): Promise<Record<string, number>> {
  const all = Object.entries(ENDPOINTS).map(async ([name, request]) => [name, await request()] as const);
  return Object.fromEntries(await Promise.all(all));
}

const allWith = (status: number) => Object.fromEntries(Object.keys(ENDPOINTS).map((name) => [name, status]));

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const answer = await Promise.race([work, pause(ms, 'too late' as const)]);
  if (answer === 'too late') throw new Error(`It took more than ${ms} ms.`);
  return answer;
}

test('every endpoint answers 503 within five seconds while the database hangs, and then at once', async () => {
  expect(await statuses()).toEqual(allWith(200));
  proxy.hang();
  // The last answer of /readyz is kept for a second.
  const { '/readyz': _kept, ...others } = allWith(503);
  expect(await within(RESPONSE_MAX_MS, statuses())).toMatchObject(others);
  expect(await within(1000, statuses())).toEqual(allWith(503));
  expect((await harness.fetch('/healthz')).status).toBe(200);
}, 30_000);

/** More requests than there are connections, all of which are open afterwards. */
const crowd = () => Promise.all(Array.from({ length: 40 }, () => ENDPOINTS['/graphql with a session']!()));

test('more requests than connections are answered within the same time', async () => {
  expect(new Set(await crowd())).toEqual(new Set([200]));
  proxy.hang();
  expect(new Set(await within(RESPONSE_MAX_MS, crowd()))).toEqual(new Set([503]));
}, 30_000);

test('everything works as soon as the database answers again, without waiting for old connections', async () => {
  expect(await statuses()).toEqual(allWith(200));
  proxy.hang();
  await statuses();
  proxy.recover();
  await eventually(async () => expect((await harness.fetch('/readyz')).status).toBe(200), 1500);
  for (let times = 0; times < 3; times++) {
    expect(await within(2000, statuses())).toEqual(allWith(200));
  }
}, 30_000);

test('connections lost during a short hang are replaced', async () => {
  expect(await statuses()).toEqual(allWith(200));
  await openProbe();
  proxy.hang();
  proxy.recover();
  const first = statuses();
  await within(RESPONSE_MAX_MS, Promise.all([first, traffic(first)]));
  await eventually(async () => expect(await statuses()).toEqual(allWith(200)), RESPONSE_MAX_MS);
}, 30_000);

/** Requests, one after another until `end`; some are answered on connections that are opened after the hang. */
async function traffic(end: Promise<unknown>): Promise<void> {
  let isOver = false;
  void end.then(() => (isOver = true));
  const requests = async () => {
    // oxlint-disable-next-line no-unmodified-loop-condition -- the end modifies it
    while (!isOver) await ENDPOINTS['/graphql with a session']!();
  };
  await Promise.all(Array.from({ length: 10 }, requests));
}

/** The probe is opened half a second after the start. It is looked for beside the proxy, whose connections stay as they are. */
async function openProbe(): Promise<void> {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const direct = new pg.Client({ connectionString: url.href });
  await direct.connect();
  const [{ name }] = await harness.dataSource.query<[{ name: string }]>('select current_database() as name');
  const open = `select 1 from pg_stat_activity where application_name = 'bhor probe' and datname = '${name}'`;
  await eventually(async () => expect((await direct.query(open)).rowCount).toBe(1));
  await direct.end();
}

test('a slow statement is not mistaken for a hung database', async () => {
  const slow = harness.dataSource.query('select pg_sleep(3)');
  const others = pause(2000).then(() => statuses());
  await slow;
  expect(await others).toEqual(allWith(200));
  expect(harness.logs.join('')).not.toContain('away');
}, 30_000);
