import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArticles, createReviews, createUser } from '../test/factories';
import { eventually } from '../test/eventually';
import { startHarness, type Harness } from '../test/harness';
import { fakeSite } from '../test/fake-site';

/** Six hours into a period of the blog. */
const NOW = Date.parse('2026-11-21T18:00:00Z');
const PERIOD_START = '2026-11-21T12:00:00.000Z';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(
    fakeSite({
      site: () => ({
        listedPages: [
          { path: '/home', changesWith: undefined },
          { path: '/our-blog', changesWith: 'articles' },
          { path: '/privacy-policy', changesWith: 'notice' },
          { path: '/review', changesWith: 'reviews' },
        ],
        disallowedPaths: ['/all-done'],
        manifest: () => ({ name: 'Bhor' }),
      }),
    }),
  );
  harness.clock.ms = NOW;
});
afterAll(() => harness.stop());

const lastChangeOf = async (path: string) => {
  const text = await (await harness.fetch('/sitemap.xml')).text();
  expect(text).toContain(`<loc>http://studio.example${path}</loc>`);
  return new RegExp(`${path}</loc><lastmod>([^<]*)</lastmod>`).exec(text)?.[1];
};

test('robots.txt disallows the API, the mailbox and the closed paths, and names the sitemap', async () => {
  const answer = await harness.fetch('/robots.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/api/', '/dev/', '/graphql', '/all-done'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: http://studio.example/sitemap.xml');
  expect(lines).not.toContain('Disallow: /');
});

test('sitemap.xml lists every listed page with its full URL', async () => {
  const answer = await harness.fetch('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+\/sitemap\/0.9">\n<url>/,
  );
  expect(text.match(/<url>/g)).toHaveLength(4);
});

test('lastmod is the date of the content: the start of the blog period, or a later article', async () => {
  expect(await lastChangeOf('/our-blog')).toBe(PERIOD_START);
  const later = new Date(Date.parse(PERIOD_START) + 1000);
  await createArticles(harness.dataSource, 1, { publishedAt: later });
  await eventually(async () => expect(await lastChangeOf('/our-blog')).toBe(later.toISOString()));
  expect(await lastChangeOf('/privacy-policy')).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00.000Z$/);
});

test('omits lastmod for pages without a date', async () => {
  expect(await lastChangeOf('/home')).toBeUndefined();
});

test('lastmod of the reviews is the date of the newest, and omitted without reviews', async () => {
  expect(await lastChangeOf('/review')).toBeUndefined();
  await createReviews(harness.dataSource, 2, { user: await createUser(harness.dataSource) });
  await eventually(async () => expect(await lastChangeOf('/review')).toBe('2026-02-02T00:00:00.000Z'));
});

test('serves the manifest that the client defines', async () => {
  const answer = await harness.fetch('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(await answer.json()).toEqual({ name: 'Bhor' });
});

test.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])(
  '%s is cacheable for an hour and read-only',
  async (path) => {
    expect((await harness.fetch(path)).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await harness.fetch(path, { method: 'HEAD' })).status).toBe(200);
    expect((await harness.fetch(path, { method: 'POST' })).status).toBe(405);
  },
);
