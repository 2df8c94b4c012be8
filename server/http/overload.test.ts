import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { isPoolFull } from '../database/pool';
import { createUser, PASSWORD } from '../test/factories';
import { Browser } from '../test/browser';
import { eventually } from '../test/eventually';
import { startHarness, type Harness, type HarnessSettings } from '../test/harness';
import { create, listFor, REVIEW_INPUT } from '../test/review-calls';
import { fakeSite } from '../test/fake-site';

/** No request of these tests may get its answer because it has waited long enough. */
const NEVER_MS = 600_000;
const PATIENT = { connectionTimeoutMs: NEVER_MS, lockTimeoutMs: NEVER_MS, statementTimeoutMs: NEVER_MS };
const WAITING = 2;

const CLIENT = fakeSite({
  render: async ({ context }) => {
    const { rows } = await context.services.articles.list({});
    return { kind: 'page', status: 200, html: `<p>${rows.length} articles</p>`, errors: [] };
  },
  findRenderAddress: (path, search) => ({
    address: search.size > 0 ? `${path}?${search.toString()}` : path,
    isCacheable: !search.has('q'),
  }),
  files: (req, res, next) => (req.path === '/logo.svg' ? void res.end('<svg/>') : next()),
});

let harness: Harness;
let blocker: pg.Client;
afterEach(async () => {
  await blocker.end();
  await harness.stop();
});

async function start(limits: HarnessSettings['limits']): Promise<void> {
  harness = await startHarness(CLIENT, { limits });
  blocker = new pg.Client({ connectionString: (harness.dataSource.options as { url: string }).url });
  await blocker.connect();
}

async function lockReviews(): Promise<void> {
  await blocker.query('begin');
  await blocker.query('lock table reviews in access exclusive mode');
}

const release = () => blocker.query('rollback');

let network = 0;

/** Sends a request from a network of its own. */
const send = (path: string, init: RequestInit = {}) =>
  harness.fetch(path, {
    ...init,
    headers: { 'x-forwarded-for': `198.51.100.${(network += 1)}`, ...(init.headers as object) },
  });

/** A different query each time, so that no answer is found in the cache. */
const query = (accept = 'application/json') =>
  send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify({ query: `query Q${(network += 1)} { reviews { nodes { id } } }` }),
  });

const requests = (count: number) => Array.from({ length: count }, () => query());

const REFUSALS: [string, () => Promise<Response>][] = [
  ['GraphQL', () => query()],
  ['GraphQL with status codes', () => query('application/graphql-response+json')],
  ['GraphQL by GET', () => send('/graphql?query={me{user{id}}}', { headers: JSON_TYPE })],
  ['a read over REST', () => send('/api/user/me')],
  ['a change over REST', () => send('/user-details', { method: 'POST', headers: JSON_TYPE, body: '{}' })],
];
const JSON_TYPE = { 'content-type': 'application/json' };

/** Every kind of request is refused, in the form that its sender understands, except those that need no capacity. */
async function expectRefusals(): Promise<void> {
  for (const [name, request] of REFUSALS) {
    const answer = await request();
    expect(answer.status, name).toBe(503);
    expect(answer.headers.get('retry-after'), name).toBe('5');
    const { errors, ...body } = (await answer.json()) as { errors?: { extensions: object }[] };
    if (name.startsWith('GraphQL'))
      expect(errors?.[0]?.extensions, name).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        reason: 'OVERLOADED',
      });
    else expect(body, name).toEqual({ code: 'SERVICE_UNAVAILABLE', message: expect.any(String) });
  }
  for (const path of ['/reviews?page=2', '/reviews?q=free+text']) {
    const page = await send(path, { headers: { 'accept-encoding': 'br' } });
    expect(page.status, path).toBe(503);
    expect(page.headers.get('retry-after'), path).toBe('5');
    expect(page.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
    expect(await page.text(), path).toBe(`<p nonce="${nonce}">busy</p>`);
  }
  expect((await send('/healthz')).status).toBe(200);
  expect(await (await send('/logo.svg')).text()).toBe('<svg/>');
}

async function expectNormal(): Promise<void> {
  expect((await query()).status).toBe(200);
  expect(await (await send('/reviews?page=3')).text()).toBe('<p>0 articles</p>');
}

test('while the pool and its queue are full, further requests get 503 at once, and none afterwards', async () => {
  await start({ database: { ...PATIENT, poolSize: 1, poolQueue: WAITING } });
  await lockReviews();
  const waiting = requests(1 + WAITING);
  await eventually(() => expect(isPoolFull(harness.dataSource)).toBe(true));
  await expectRefusals();
  const ready = await send('/readyz');
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  await release();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await expectNormal();
  await eventually(async () => expect((await send('/readyz')).status).toBe(200));
});

test('a change that is refused has changed nothing and can be repeated', async () => {
  await start({ database: { ...PATIENT, poolSize: 2, poolQueue: 1 } });
  const member = new Browser(harness);
  await member.signIn((await createUser(harness.dataSource)).email, PASSWORD);
  const input = { ...REVIEW_INPUT, requestKey: 'the-same-review' };
  await lockReviews();
  const waiting = requests(3);
  await eventually(() => expect(isPoolFull(harness.dataSource)).toBe(true));
  const { status, errors } = await create(member, input);
  expect([status, errors[0]?.extensions.reason]).toEqual([503, 'OVERLOADED']);
  await release();
  await Promise.all(waiting);
  expect(await listFor(member)).toEqual([]);
  expect((await create(member, input)).status).toBe(200);
  expect(await listFor(member)).toHaveLength(1);
});

test('while as many requests are in flight as permitted, further ones get 503 at once', async () => {
  await start({ requests: { inFlight: 2 }, database: PATIENT });
  await lockReviews();
  const waiting = requests(2);
  await eventually(async () => expect((await query()).status).toBe(503));
  await expectRefusals();
  expect((await send('/readyz')).status).toBe(200);
  await release();
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
  await expectNormal();
});

test('a client that disconnects makes room for another one', async () => {
  await start({ requests: { inFlight: 1 }, database: PATIENT });
  await lockReviews();
  const leaving = new AbortController();
  const gone = send('/api/reviews', { signal: leaving.signal }).catch(() => 'gone');
  await eventually(async () => expect((await send('/api/user/me')).status).toBe(503));
  leaving.abort();
  await gone;
  await eventually(async () => expect((await send('/api/user/me')).status).toBe(401));
  await release();
});

test('public content that is cached is still sent', async () => {
  await start({ requests: { inFlight: 1 }, database: PATIENT });
  const cached = () => send('/reviews');
  expect((await cached()).status).toBe(200);
  await lockReviews();
  const waiting = requests(1);
  await eventually(async () => expect((await query()).status).toBe(503));
  expect(await (await cached()).text()).toBe('<p>0 articles</p>');
  await release();
  await Promise.all(waiting);
});

test('log-ins beyond the queue of the passwords get 503', async () => {
  await start({ passwordQueue: 1 });
  const { email } = await createUser(harness.dataSource);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      new Browser(harness, { address: `192.0.2.${index}` }).signIn(email, PASSWORD),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeLessThan(8);
  for (const { status, errors } of refused)
    expect([status, errors[0]?.extensions.reason]).toEqual([503, 'OVERLOADED']);
});
