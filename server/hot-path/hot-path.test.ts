/** Which answers are cached, for whom, and until when. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Article } from '../features/articles/article.entity';
import { Browser } from '../test/browser';
import { eventually } from '../test/eventually';
import { createArticles, createReviews } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { signedIn } from '../test/order-calls';
import { create } from '../test/review-calls';
import { sentStatementsOf } from '../test/sql-statements';
import { fakeSite } from '../test/fake-site';

const PAGE = `<p>${'A page that is long enough to be compressed. '.repeat(40)}</p>`;
const CLIENT = fakeSite({
  render: () => Promise.resolve({ kind: 'page', status: 200, html: PAGE, errors: [] }),
});
const ARTICLES = '{ articles { nodes { id title } } }';

let harness: Harness;
let article: Article;
let asha: Awaited<ReturnType<typeof signedIn>>;
let ravi: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  harness = await startHarness(CLIENT, { rateLimitScale: 100 });
  [article] = (await createArticles(harness.dataSource, 3)) as [Article];
  asha = await signedIn(harness);
  ravi = await signedIn(harness);
  await createReviews(harness.dataSource, 1, { user: asha.user });
});
beforeEach(() => harness.contentCache.clear());
afterAll(() => harness.stop());

interface Post {
  query?: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
}

const post = ({ query = ARTICLES, variables = {}, headers = {} }: Post = {}) =>
  harness.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });

/** Changes the title of the first article without the product, so that only the database reports it. */
const retitle = (title: string) =>
  harness.dataSource.query('update articles set title = $1 where id = $2', [title, article.id]);

/** Reads until an answer comes without a statement, since the notification of an earlier change may drop it. */
const untilCached = (read: () => Promise<unknown>) =>
  eventually(async () => expect(await sentStatementsOf(read)).toEqual([]));

const statementCountOf = async (read: () => Promise<unknown>) => (await sentStatementsOf(read)).length;

test.each([
  ['application/json'],
  ['application/graphql-response+json'],
  ['application/graphql-response+json, application/json;q=0.9'],
  ['*/*'],
])('the same query is answered without a statement, to Accept: %s', async (accept) => {
  const read = () => post({ headers: { accept } });
  const first = await read();
  const text = await first.text();
  await untilCached(read);
  const known = await read();
  expect(known.status).toBe(200);
  expect(known.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect(await known.text()).toBe(text);
  expect(text).toContain(article.id);
});

test('an answer is kept from the second time on that it is asked for', async () => {
  const read = () => post({ query: '{ articles(first: 2) { nodes { id title } } }' });
  expect(await statementCountOf(read)).toBeGreaterThan(0);
  expect(await statementCountOf(read)).toBeGreaterThan(0);
  await untilCached(read);
});

test('each value of the variables has its own answer', async () => {
  const read = (first: number) => async () =>
    (
      await post({
        query: `query ($first: Int) { articles(first: $first) { nodes { id } } }`,
        variables: { first },
      })
    ).text();
  await untilCached(read(1));
  expect(await statementCountOf(read(2))).toBeGreaterThan(0);
  expect(await read(1)()).not.toBe(await read(2)());
});

test('members get the answers of guests, and guests those of members', async () => {
  const headers = { authorization: `Bearer ${asha.browser.token}` };
  await untilCached(() => post());
  expect(await statementCountOf(() => post({ headers }))).toBe(0);
  const quotes = '{ reviewQuotes(first: 3) { id } }';
  await untilCached(() => post({ query: quotes, headers }));
  expect(await statementCountOf(() => post({ query: quotes }))).toBe(0);
});

const withoutRequestId = (text: string) => text.replaceAll(/"requestId":"[^"]*"/g, '');

/** Queries whose answers depend on the user, and the field that does. */
const PERSONAL: [string, string][] = [
  ['the own account', '{ me { user { id email } } }'],
  ['what the viewer may edit', '{ reviews { nodes { id viewerCanEdit } } }'],
  ['what the viewer may delete', '{ reviews { nodes { id viewerCanDelete } } }'],
  ['a personal field of an author', '{ reviews { nodes { author { id name } } } }'],
  [
    'a personal field in a fragment',
    '{ reviews { ...F } } fragment F on ReviewConnection { nodes { author { email } } }',
  ],
  ['public content next to the own account', '{ articles { nodes { id } } me { user { email } } }'],
  [
    'public content in a root fragment',
    '{ ...F } fragment F on Query { articles { nodes { id } } me { user { id } } }',
  ],
];

test.each(PERSONAL)('%s is never shared, whoever asks first', async (_name, query) => {
  const callers = [asha.browser.token, ravi.browser.token, undefined];
  const read = async (token: string | undefined) =>
    withoutRequestId(
      await (await post({ query, headers: token ? { authorization: `Bearer ${token}` } : {} })).text(),
    );
  const expected: string[] = [];
  for (const caller of callers) {
    harness.contentCache.clear();
    expected.push(await read(caller));
  }
  expect(new Set(expected).size).toBeGreaterThan(1);
  for (const order of [callers, callers.toReversed()])
    for (const caller of order) expect(await read(caller)).toBe(expected[callers.indexOf(caller)]);
});

test.each([
  ['/articles', 'Basic YXNoYTpzZWNyZXQ='],
  ['/articles', 'nonsense'],
  ['/our-blog', 'Basic YXNoYTpzZWNyZXQ='],
  ['/our-blog', 'Bearer x'],
])(
  '%s with the header Authorization: %s does not become the answer to others',
  async (path, authorization) => {
    const text = await (await harness.fetch(path, { headers: { authorization } })).text();
    const { status, body } = await asha.browser.rest('GET', '/api/user/profile');
    expect(JSON.stringify(body)).not.toBe(text);
    expect(status).not.toBe(304);
    const { data } = await asha.browser.gql('{ me { user { id } } }');
    expect(data).toEqual({ me: { user: { id: asha.user.id } } });
  },
);

test('an answer with errors is not kept', async () => {
  const read = () => harness.gql(ARTICLES);
  await harness.dataSource.query('alter table articles rename to articles_elsewhere');
  for (const _time of [1, 2]) expect((await read()).errors).toHaveLength(1);
  await harness.dataSource.query('alter table articles_elsewhere rename to articles');
  expect((await read()).errors).toEqual([]);
  const partial = '{ articles { nodes { id } } reviews { nodes { author { id email } } } }';
  for (const _time of [1, 2]) await harness.gql(partial);
  expect(await statementCountOf(() => harness.gql(partial))).toBeGreaterThan(0);
});

test('a refusal is neither kept nor turned into a success', async () => {
  for (const _attempt of [1, 2]) {
    const answer = await post({ headers: { accept: 'text/html' } });
    expect(answer.status).toBe(406);
  }
});

test('a mutation of something else leaves the cached answers as they are', async () => {
  await untilCached(() => post());
  const { errors } = await ravi.browser.gql(
    'mutation { updateProfile(input: { name: "Ravi", phone: "+919876543210" }) { message } }',
  );
  expect(errors).toEqual([]);
  expect(await statementCountOf(() => post())).toBe(0);
});

test('a mutation by a member is seen by the next read, over GraphQL and REST', async () => {
  const guest = new Browser(harness);
  const lists: [string, () => Promise<string>][] = [
    [
      'GraphQL',
      async () => JSON.stringify(await harness.gql('{ reviews(first: 50) { nodes { comment } } }')),
    ],
    ['REST', async () => JSON.stringify((await guest.rest('GET', '/api/reviews')).body)],
  ];
  for (const [name, list] of lists) {
    for (const _time of [1, 2]) await list();
    const comment = `Seen at once over ${name}`;
    const { errors } = await create(asha.browser, { name: 'Asha', comment, rating: 5 });
    expect(errors).toEqual([]);
    expect(await list(), name).toContain(comment);
  }
});

const READS: [string, () => Promise<string>][] = [
  ['GraphQL', async () => (await post()).text()],
  ['REST', async () => (await harness.fetch('/articles')).text()],
];

test.each(READS)('a change in the database is seen over %s', async (name, read) => {
  await untilCached(read);
  await retitle(`Changed for ${name}`);
  await eventually(async () => expect(await read()).toContain(`Changed for ${name}`));
});

/** A promise, and the function that fulfils it. */
function signal() {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  return { sent, send: () => send() };
}

test.each(READS)('over %s, an answer that was read before a change is not kept', async (name, read) => {
  await retitle('Before');
  await eventually(async () => expect(await read()).toContain('Before'));
  harness.contentCache.clear();
  const list = harness.services.articles.list.bind(harness.services.articles);
  const gate = signal();
  const hasRead = signal();
  const held = vi.spyOn(harness.services.articles, 'list').mockImplementationOnce(async (request) => {
    const found = await list(request);
    hasRead.send();
    await gate.sent;
    return found;
  });
  const early = read();
  await hasRead.sent;
  const clear = vi.spyOn(harness.contentCache, 'clear');
  await retitle(`After, over ${name}`);
  await eventually(() => expect(clear).toHaveBeenCalled());
  gate.send();
  expect(await early).toContain('Before');
  expect(await read()).toContain(`After, over ${name}`);
  held.mockRestore();
  clear.mockRestore();
});
