import { generatePath } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRoute } from '#client/lib/page-route';
import { pageRoutes } from '#client/app/routes';
import { seedContent } from '#server/seed/content';
import { createReviews, createUser } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { renderedClient } from './testing/rendered-client';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(renderedClient);
  await seedContent(harness.dataSource);
  const user = await createUser(harness.dataSource);
  await createReviews(harness.dataSource, 20, { user, rating: 2 });
  await createReviews(harness.dataSource, 1, { user, rating: 5 });
});
afterAll(() => harness.stop());

async function page(path: string) {
  const response = await harness.fetch(path);
  return { response, html: await response.text() };
}

const addressOf = (route: PageRoute) => generatePath(route.path, { articleId: 'x', token: 'x' });
const publicPages = pageRoutes.filter(({ ssr }) => ssr).map(addressOf);
const memberPages = pageRoutes.filter(({ guard }) => guard === 'member').map(addressOf);

test.each(publicPages)('%s has a title, a heading and, if it is indexed, a description', async (path) => {
  const { response, html } = await page(path);
  expect(response.status).toBe(200);
  expect(html).toMatch(/<title>[^<|]+ \| Bhor, Pune<\/title>/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const isHidden = html.includes('<meta name="robots" content="noindex"/>');
  expect(description.length).toBeGreaterThan(isHidden ? 0 : 50);
  expect(description.length).toBeLessThan(156);
});

test.each(memberPages)('%s is rendered as a shell that is not indexed', async (path) => {
  const { response, html } = await page(path);
  expect(response.status).toBe(200);
  expect(html).toContain('<title>Bhor</title>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('Monday to Saturday');
});

test('the navigation contains member pages, which the style sheet shows or hides', async () => {
  const { html } = await page('/home');
  expect(html).toMatch(/<li data-for="members"><a[^>]*href="\/our-blog"/);
});

// Tests of pages in browsers without scripts.
test.each([
  ['/our-blog', 12, /READ MORE/g],
  ['/service?tab=fitness-options', 3, /href="\/service\?tab=/g],
  ['/service?tab=fitness-options', 1, /<section (?![^>]*hidden)[^>]*><h2[^>]*>Fitness Options</g],
  ['/why-join', 1, /<a [^>]*href="\/photos"[^>]*>Visit Gym</g],
  ['/why-join', 1, /<blockquote/g],
  ['/photos', 21, /<a [^>]*href="\/media\/[^"]+\.jpg"/g],
  ['/review', 12, /<article/g],
  ['/review', 1, /href="\/review\?rating=2"/g],
  ['/review?rating=2', 1, /2-star reviews/g],
])('%s is rendered with %d times %s', async (path, count, part) => {
  const { html } = await page(path);
  expect(html.match(part)?.length).toBe(count);
});

test('the reviews are rendered without the controls of authors and staff', async () => {
  const { html } = await page('/review');
  expect(/(Edit|Reply|Hide|Delete)<span|Read all/.exec(html)?.[0]).toBeUndefined();
});
