import http from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../lib/limits';
import { eventually } from '../test/eventually';
import { createArticles } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { restRefusal } from '../test/refusals';
import { fakeSite } from '../test/fake-site';
import type { PageRequest, PageResult, RenderPage } from './client-entry';

const page = (html: string, status: 200 | 503 = 200, errors: unknown[] = []): PageResult => ({
  kind: 'page',
  status,
  html,
  errors,
});

/** The mocked renderer. */
const render = vi.fn<RenderPage>();
const CLIENT = fakeSite({
  render,
  assetsOf: (modules) => ({ script: '/entry.js', styles: modules, preloads: [] }),
  findRenderAddress: (path, search) => {
    const words = search.get('words');
    return { address: words ? `${path}?words=${words}` : path, isCacheable: !words };
  },
});

let harness: Harness;
beforeAll(async () => void (harness = await startHarness(CLIENT)));
beforeEach(() => {
  harness.contentCache.clear();
  harness.logs.splice(0);
  render
    .mockReset()
    .mockImplementation((request) =>
      Promise.resolve(page(`<p nonce="${request.nonce}">${request.address}</p>`)),
    );
});
afterAll(() => harness.stop());

const textOf = async (path: string) => (await harness.fetch(path)).text();

test('sends a page as HTML that browsers revalidate and shared caches do not store', async () => {
  const answer = await harness.fetch('/our-blog');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('etag')).toBeNull();
  expect(await answer.text()).toContain('/our-blog');
});

test('passes address, time, origin, schema and services to the renderer, and an anonymous caller', async () => {
  const seen: PageRequest[] = [];
  render.mockImplementation(async (request) => {
    seen.push(request);
    const { rows } = await request.context.services.articles.list({});
    return page(`${rows.length} articles, ${request.assetsOf(['a.css']).styles.join('')}`);
  });
  expect(await textOf('/our-blog/some-id?x=1&y=%20')).toBe('0 articles, a.css');
  expect(seen[0]).toMatchObject({
    address: '/our-blog/some-id',
    publicUrl: 'http://studio.example',
    renderedAt: harness.clock.ms,
  });
  expect(seen[0]?.schema.getQueryType()?.name).toBe('Query');
  expect(await seen[0]?.context.actor()).toBeNull();
});

test('replaces every nonce placeholder, with a fresh nonce for each response', async () => {
  render.mockImplementation(({ nonce }) =>
    Promise.resolve(page(`<i nonce="${nonce}"></i><b nonce="${nonce}"></b>nonce- nonce-$& $1`)),
  );
  const nonces = new Set<string>();
  for (let count = 0; count < 3; count += 1) {
    const html = await textOf('/our-blog');
    const [first, second] = [...html.matchAll(/nonce="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(first).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(second).toBe(first);
    expect(html).toContain('</b>nonce- nonce-$& $1');
    nonces.add(first ?? '');
  }
  expect(nonces.size).toBe(3);
  expect(render).toHaveBeenCalledTimes(1);
});

test('uses a random nonce placeholder for each process', async () => {
  const placeholders: string[] = [];
  render.mockImplementation(({ nonce }) => Promise.resolve(page(String(placeholders.push(nonce)))));
  const other = await startHarness(CLIENT);
  await textOf('/our-blog');
  await other.fetch('/our-blog');
  await other.stop();
  expect(placeholders[0]).toMatch(/[0-9a-f-]{36}$/);
  expect(placeholders[1]).not.toBe(placeholders[0]);
});

test('renders a page once for requests at the same time or within a minute', async () => {
  const html = await Promise.all(Array.from({ length: 8 }, () => textOf('/our-blog')));
  expect(html.every((text) => text.includes('/our-blog'))).toBe(true);
  await textOf('/our-blog');
  expect(render).toHaveBeenCalledTimes(1);
  await textOf('/our-blog?no-page-reads=this');
  expect(render).toHaveBeenCalledTimes(1);
  await textOf('/home');
  expect(render).toHaveBeenCalledTimes(2);
});

test('renders an uncached page for each request, only a few at a time for one network', async () => {
  let [running, most] = [0, 0];
  render.mockImplementation(async ({ address }) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return page(address);
  });
  const texts = await Promise.all(Array.from({ length: 12 }, () => textOf('/find?words=row')));
  expect(new Set(texts)).toEqual(new Set(['/find?words=row']));
  expect(render).toHaveBeenCalledTimes(12);
  expect(most).toBeLessThanOrEqual(DEFAULT_LIMITS.requests.perNetwork);
});

test('shows a change of content as soon as it is committed', async () => {
  const changing = await startHarness(CLIENT);
  await changing.fetch('/our-blog');
  await createArticles(changing.dataSource, 1);
  await eventually(async () => {
    await changing.fetch('/our-blog');
    expect(render).toHaveBeenCalledTimes(2);
  });
  await changing.stop();
});

test('sends a page without its data with 503 and renders it again for the next request', async () => {
  render.mockResolvedValueOnce(page('not now', 503));
  const first = await harness.fetch('/our-blog/gone');
  expect(first.status).toBe(503);
  expect(await first.text()).toBe('not now');
  expect(first.headers.get('retry-after')).toBe('5');
  expect((await harness.fetch('/our-blog/gone')).status).toBe(200);
});

test('masks and logs a failed rendering, and renders again for the next request', async () => {
  render.mockRejectedValueOnce(new Error('secret of /srv/bhor.tsx:1:2'));
  const failed = await harness.fetch('/our-blog?token=s3cret');
  expect(failed.status).toBe(500);
  expect(await failed.json()).toEqual({ message: 'Something went wrong.', code: 'INTERNAL_SERVER_ERROR' });
  expect(harness.logs.join('')).toContain('secret of /srv/bhor.tsx');
  expect(harness.logs.join('')).not.toContain('s3cret');
  expect((await harness.fetch('/our-blog?token=s3cret')).status).toBe(200);
});

test.each([
  ['/our-blog', 'token'],
  ['/find', 'words'],
])('logs rendering errors with the path %s, without the query string', async (address, name) => {
  render.mockResolvedValueOnce(page('shell', 503, [new Error('no data')]));
  await textOf(`${address}?${name}=s3cret`);
  const line = harness.logs.find((text) => text.includes('page rendered without its data'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ address, err: { message: 'no data' } });
  expect(harness.logs.join('')).not.toContain('s3cret');
});

test('does not log a token in a path', async () => {
  const token = 'a'.repeat(43);
  render.mockResolvedValueOnce(page('shell', 503, [new Error('no data')]));
  await textOf(`/verify-email/${token}`);
  expect(harness.logs.join('')).toContain('page rendered without its data');
  expect(harness.logs.join('')).not.toContain(token);
});

test.each([
  ['//', '/'],
  ['///our-blog', '/our-blog'],
  ['//evil.example/our-blog', '/evil.example/our-blog'],
])('redirects %s within this host', async (path, location) => {
  const response = await harness.fetch(path);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(location);
  expect(render).not.toHaveBeenCalled();
});

/** Requests a path exactly as given; `fetch` would normalise it first. */
const rawResponse = (path: string) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(harness.address);
    http
      .request({ hostname, port, path }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, location: answer.headers.location });
      })
      .on('error', reject)
      .end();
  });

test.each([
  ['/\\evil.example/x', '/evil.example/x'],
  ['//\\evil.example/x', '/evil.example/x'],
  ['/\\/evil.example/x', '/evil.example/x'],
])('redirects %s, which browsers read as another host, within this host', async (path, location) => {
  expect(await rawResponse(path)).toEqual({ status: 302, location });
  expect(render).not.toHaveBeenCalled();
});

test.each(['/\\[', 'http://[/our-blog', '/our-blog?a=%E0%A4%A', '/our-blog/%E0%A4%A'])(
  'answers a malformed address (%s) without a server error',
  async (path) => expect((await rawResponse(path)).status).toBeLessThan(500),
);

test('tells clients that accept only JSON that a page does not exist, instead of leading them home', async () => {
  render.mockResolvedValueOnce({ kind: 'redirect', status: 302, location: '/home' });
  const answer = await harness.fetch('/nosuch', { headers: { accept: 'application/json' } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('vary')).toMatch(/\bAccept\b/);
  expect(await answer.json()).toEqual({ message: 'There is no such page.', code: 'NOT_FOUND' });
});

test.each([302, 308] as const)('sends a %i redirect to the location from the renderer', async (status) => {
  render.mockResolvedValueOnce({ kind: 'redirect', status, location: '/home?from=%2F' });
  const answer = await harness.fetch('/');
  expect(answer.status).toBe(status);
  expect(answer.headers.get('location')).toBe('/home?from=%2F');
});

test.each([
  '/missing.png',
  '/assets/entry-12345.js',
  '/wp-login.php',
  '/.env',
  '/our-blog/x.map',
  '/a.b/c.d?x=1',
  '/robots.TXT',
])('answers 404 without rendering for a file that does not exist (%s)', async (path) => {
  expect(await restRefusal(await harness.fetch(path))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(render).not.toHaveBeenCalled();
});

test.each(['/a.b/c', '/our-blog?file=x.png', '/v1.2/'])(
  'treats %s as a page despite the dot',
  async (path) => {
    expect((await harness.fetch(path)).status).toBe(200);
  },
);

test('answers HEAD for a page without a body', async () => {
  const answer = await harness.fetch('/our-blog', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toBe('');
});

test.each(['POST', 'PUT', 'DELETE'])('%s to a page answers 405 without rendering', async (method) => {
  const refusal = await restRefusal(await harness.fetch('/our-blog', { method }));
  expect(refusal).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
  expect(refusal.headers.get('allow')).toBe('GET, HEAD');
  expect(render).not.toHaveBeenCalled();
});

test('compresses a large page, with its own nonce', async () => {
  render.mockImplementation(({ nonce }) =>
    Promise.resolve(page(`<p nonce="${nonce}">${'x'.repeat(5000)}</p>`)),
  );
  const answer = await harness.fetch('/our-blog', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1];
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
});
