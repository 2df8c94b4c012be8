import { setTimeout as pause } from 'node:timers/promises';
import { inject, afterEach, beforeEach, expect, test } from 'vitest';
import { createArticles, createUser, PASSWORD } from '../test/factories';
import { Browser } from '../test/browser';
import { eventually } from '../test/eventually';
import { startHarness, type Harness } from '../test/harness';
import { startProxy, targetOf, throughProxy, type Proxy } from '../test/proxy';
import { testClient } from '../test/test-client';

/** Longest that anybody waits to hear that the database is away. */
const PROMISED_MS = 5000;
const LIST = '{ articles { nodes { title } } }';

/** A page that needs the database, as every page with content does. */
const CLIENT = testClient({
  render: async ({ context }) => {
    const { rows } = await context.services.articles.list({});
    return { kind: 'page', status: 200, html: `<p>${rows.length} articles</p>`, errors: [] };
  },
  // With its search, so that no answer comes from the page cache.
  drawnAddress: (path, search) => ({ address: `${path}?${search.toString()}`, isKept: true }),
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
const review = { name: 'Asha', comment: 'Good', rating: 5 };

/** Every way to the database: what anybody reads, and what a session is needed for. */
const DOORS: Record<string, () => Promise<number>> = {
  '/graphql': async () => (await harness.gql(LIST)).status,
  '/graphql with a session': async () => (await member.gql('{ me { id } }')).status,
  'a mutation': async () =>
    (
      await member.gql('mutation ($input: ReviewInput!) { createReview(input: $input) { message } }', {
        input: review,
      })
    ).status,
  '/articles': async () => (await harness.fetch('/articles')).status,
  '/api/user/me': async () => (await member.rest('GET', '/api/user/me')).status,
  '/api/user/refresh': async () => (await member.rest('POST', '/api/user/refresh')).status,
  'a page': async () => (await harness.fetch(`/our-blog?page=${page++}`)).status,
  '/readyz': async () => (await harness.fetch('/readyz')).status,
};

async function answers(): Promise<Record<string, number>> {
  const all = Object.entries(DOORS).map(async ([name, ask]) => [name, await ask()] as const);
  return Object.fromEntries(await Promise.all(all));
}

const everywhere = (status: number) => Object.fromEntries(Object.keys(DOORS).map((name) => [name, status]));

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const answer = await Promise.race([work, pause(ms, 'too late' as const)]);
  if (answer === 'too late') throw new Error(`It took more than ${ms} ms.`);
  return answer;
}

test('while the database hangs every door answers 503 within five seconds, and soon at once', async () => {
  expect(await answers()).toEqual(everywhere(200));
  proxy.hang();
  expect(await within(PROMISED_MS, answers())).toEqual(everywhere(503));
  expect(await within(1000, answers())).toEqual(everywhere(503));
  expect((await harness.fetch('/healthz')).status).toBe(200);
}, 30_000);

test('more requests than there are connections are answered as soon', async () => {
  const crowd = () => Promise.all(Array.from({ length: 40 }, () => DOORS['/graphql']!()));
  expect(new Set(await crowd())).toEqual(new Set([200]));
  proxy.hang();
  expect(new Set(await within(PROMISED_MS, crowd()))).toEqual(new Set([503]));
}, 30_000);

test('as soon as the database answers again everything works, and no old connection is waited for', async () => {
  expect(await answers()).toEqual(everywhere(200));
  proxy.hang();
  await answers();
  proxy.recover();
  await eventually(async () => expect((await harness.fetch('/readyz')).status).toBe(200), 1500);
  for (let times = 0; times < 3; times++) {
    expect(await within(2000, answers())).toEqual(everywhere(200));
  }
}, 30_000);

test('connections that are lost in a moment of silence are replaced', async () => {
  expect(await answers()).toEqual(everywhere(200));
  proxy.hang();
  proxy.recover();
  await within(3000, answers());
  expect(await within(2000, answers())).toEqual(everywhere(200));
}, 30_000);

test('a statement that is slow is not taken for silence', async () => {
  const slow = harness.dataSource.query('select pg_sleep(3)');
  const others = pause(2000).then(() => answers());
  await slow;
  expect(await others).toEqual(everywhere(200));
  expect(harness.logs.join('')).not.toContain('away');
}, 30_000);
