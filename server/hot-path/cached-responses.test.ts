/** Tests of responses from the cache: headers, encodings, conditional requests and the line in the log. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../test/eventually';
import { createArticles } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { sentStatementsOf } from '../test/sql-statements';
import { signedIn } from '../test/order-calls';
import { fakeSite } from '../test/fake-site';

const FILLER = 'A page that is long enough to be compressed. '.repeat(40);
const CLIENT = fakeSite({
  render: ({ nonce }) =>
    Promise.resolve({
      kind: 'page',
      status: 200,
      html: `<script nonce="${nonce}"></script>${FILLER}<style nonce="${nonce}"></style>`,
      errors: [],
    }),
});
const QUERY = JSON.stringify({ query: '{ articles { nodes { id title description text } } }' });

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(CLIENT);
  await createArticles(harness.dataSource, 20);
});
afterAll(() => harness.stop());

type Headers = Record<string, string>;

const READS: [string, (headers?: Headers) => Promise<Response>][] = [
  [
    'POST /graphql',
    (headers) =>
      harness.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: QUERY,
      }),
  ],
  [
    'GET /graphql',
    (headers) =>
      harness.fetch(`/graphql?${new URLSearchParams(JSON.parse(QUERY)).toString()}`, {
        headers: { 'apollo-require-preflight': 'true', ...headers },
      }),
  ],
  ['GET /articles', (headers = {}) => harness.fetch('/articles', { headers })],
  ['GET /our-blog', (headers = {}) => harness.fetch('/our-blog', { headers })],
];
const PAGE = READS[3]![1];

const untilCached = (read: () => Promise<unknown>) =>
  eventually(async () => expect(await sentStatementsOf(read)).toEqual([]));

/** An answer that is kept is compressed with more effort. */
const VARIES = ['date', 'x-request-id', 'connection', 'keep-alive', 'content-length'];

/** The headers that are the same for each response to a request. */
const constantHeadersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !VARIES.includes(name))
      .map(([name, value]) => [name, name === 'vary' ? value.split(/, */).sort().join() : value])
      .map(([name, value]) => [name, value!.replaceAll(/'nonce-[\w+/]{22}=='/g, 'nonce')]),
  );

test.each(READS)('%s has the same headers from the cache as before', async (_name, read) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    harness.contentCache.clear();
    const fresh = await read({ 'accept-encoding': encoding });
    await untilCached(() => read({ 'accept-encoding': encoding }));
    const known = await read({ 'accept-encoding': encoding });
    expect(constantHeadersOf(known)).toEqual(constantHeadersOf(fresh));
    expect(known.headers.get('x-content-type-options')).toBe('nosniff');
    expect(known.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(known.headers.get('x-request-id')).not.toBe(fresh.headers.get('x-request-id'));
  }
});

test.each(READS)('%s is sent in the best encoding that the client accepts', async (_name, read) => {
  const plain = await (await read({ 'accept-encoding': 'identity' })).text();
  const masked = (text: string) => text.replaceAll(/nonce="[^"]*"/g, 'nonce');
  const wanted: [string, string | null][] = [
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', null],
    ['gzip;q=0, *;q=0.5', 'br'],
    ['identity', null],
    // Longer than the header of any browser.
    [`br${', x'.repeat(400)}`, null],
  ];
  for (const _state of ['not cached', 'cached']) {
    harness.contentCache.clear();
    for (const [accepted, encoding] of wanted) {
      if (_state === 'cached') await untilCached(() => read());
      const answer = await read({ 'accept-encoding': accepted });
      expect([accepted, answer.headers.get('content-encoding')]).toEqual([accepted, encoding]);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      expect(masked(await answer.text())).toBe(masked(plain));
      if (_state === 'not cached') harness.contentCache.clear();
    }
  }
});

test('each copy of a cached page has a nonce of its own, in its header and everywhere in its body', async () => {
  await PAGE();
  const seen = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity', 'br']) {
    const answer = await PAGE({ 'accept-encoding': encoding });
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!) ?? [];
    expect(await answer.text()).toBe(
      `<script nonce="${nonce}"></script>${FILLER}<style nonce="${nonce}"></style>`,
    );
    seen.add(nonce);
  }
  expect(seen.size).toBe(4);
});

test.each(['/articles', '/our-blog'])('HEAD %s has the headers of GET and no body', async (path) => {
  const get = await harness.fetch(path);
  for (const _state of ['from the cache', 'after it was cleared']) {
    const head = await harness.fetch(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(constantHeadersOf(head)).toEqual(constantHeadersOf(get));
    expect(await head.text()).toBe('');
    harness.contentCache.clear();
  }
});

test('HEAD of a cached path does not make GET empty', async () => {
  harness.contentCache.clear();
  await harness.fetch('/articles', { method: 'HEAD' });
  expect(await (await harness.fetch('/articles')).json()).toHaveLength(20);
});

test('GET /articles is not sent again to clients that have it, until it changes', async () => {
  const ask = (tag: string) => harness.fetch('/articles', { headers: { 'if-none-match': tag } });
  await untilCached(() => harness.fetch('/articles'));
  const full = await harness.fetch('/articles');
  const etag = full.headers.get('etag')!;
  for (const known of [etag, `"other", ${etag}`, '*', etag.replace(/^W\//, '')]) {
    const answer = await ask(known);
    expect([known, answer.status]).toEqual([known, 304]);
    expect(await answer.text()).toBe('');
    for (const name of ['etag', 'cache-control', 'vary'])
      expect(answer.headers.get(name)).toBe(full.headers.get(name));
  }
  expect((await ask('W/"other"')).status).toBe(200);
  await harness.dataSource.query("update articles set title = 'Renamed' where title = 'Article 1'");
  await eventually(async () => {
    const changed = await ask(etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
    expect(await changed.text()).toContain('Renamed');
  });
});

test('shared caches may keep GET /articles only if it was requested without a token', async () => {
  const { browser } = await signedIn(harness);
  const guest = await harness.fetch('/articles');
  const member = await harness.fetch('/articles', { headers: { authorization: `Bearer ${browser.token}` } });
  expect(guest.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
  expect(member.headers.get('cache-control')).toBe('private, no-store');
  for (const { headers } of [guest, member]) expect(headers.get('vary')).toContain('Authorization');
  expect(await member.json()).toEqual(await guest.json());
});

test.each(READS)(
  '%s from the cache is logged with its status and the id of the request',
  async (name, read) => {
    await untilCached(() => read());
    const id = `request-${name.replaceAll(/\W/g, '-')}`;
    const answer = await read({ 'x-request-id': id });
    expect(answer.headers.get('x-request-id')).toBe(id);
    const [method, path] = name.split(' ');
    await eventually(() => {
      const line = harness.logs
        .map((text) => JSON.parse(text) as object)
        .find((row) => 'requestId' in row && row.requestId === id);
      expect(line).toMatchObject({ method, path, status: 200, msg: 'request' });
    });
  },
);
