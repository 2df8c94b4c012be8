import fs from 'node:fs';
import { generatePath } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRoute } from '#client/lib/page-route';
import { pageRoutes } from '#client/app/routes';
import { webManifest } from '#client/app/web-manifest';
import { seedContent } from '#server/seed/content';
import { startHarness, type Harness } from '#server/test/harness';
import { renderedClient } from './testing/rendered-client';

const ORIGIN = 'http://studio.example';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(renderedClient);
  await seedContent(harness.dataSource);
});
afterAll(() => harness.stop());

const htmlOf = async (path: string) => (await harness.fetch(path)).text();

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`).exec(html)?.[1];

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

function thingsIn(html: string): Thing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: Thing[] };
  return graph;
}

const thing = (html: string, type: string): Partial<Thing> =>
  thingsIn(html).find((one) => one['@type'] === type) ?? {};

const addressOf = ({ path }: PageRoute) =>
  generatePath(path, path.includes('?') ? {} : { articleId: 'x', token: 'x' });
const listed = pageRoutes.filter(({ isListed }) => isListed).map(addressOf);
const unlisted = pageRoutes.filter(({ isListed }) => !isListed).map(addressOf);

test.each(listed)('%s is indexable, with one canonical URL and sharing metadata', async (path) => {
  const html = await htmlOf(path);
  expect(html).not.toContain('noindex');
  expect(html.match(/<link rel="canonical" href="[^"]*"\/>/g)).toEqual([
    `<link rel="canonical" href="${ORIGIN}${path}"/>`,
  ]);
  expect(contentOf(html, 'og:url')).toBe(ORIGIN + path);
  expect(contentOf(html, 'og:locale')).toBe('en_IN');
  expect(contentOf(html, 'og:description')).toBe(contentOf(html, 'description'));
  expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  const image = contentOf(html, 'og:image') ?? '';
  expect(image.startsWith(`${ORIGIN}/share/`)).toBe(true);
  expect(fs.existsSync(`client/public${new URL(image).pathname}`), image).toBe(true);
});

test('titles and descriptions of indexable pages are short and unique', async () => {
  const pages = await Promise.all(listed.map(htmlOf));
  const titles = pages.map((html) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  const descriptions = pages.map((html) => contentOf(html, 'description') ?? '');
  for (const title of titles) expect(title.length, title).toBeLessThan(60);
  for (const description of descriptions) expect(description.length, description).toBeLessThanOrEqual(155);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test.each(unlisted)('%s has noindex, once', async (path) => {
  expect((await htmlOf(path)).match(/<meta name="robots" content="noindex"\/>/g)).toHaveLength(1);
});

test('the sitemap lists exactly the indexable pages', async () => {
  const places = [...(await htmlOf('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(places.map(([, place]) => place)).toEqual(listed.map((path) => ORIGIN + path));
});

test('robots.txt disallows the API and the pages of staff, account flows and single-use links', async () => {
  const paths = [...(await htmlOf('/robots.txt')).matchAll(/^Disallow: (.*)$/gm)];
  expect(paths.map(([, path]) => path)).toEqual([
    '/api/',
    '/dev/',
    '/graphql',
    '/admin-dashboard',
    '/all-done',
    '/check-in/kiosk',
    '/claim',
    '/forgot-password',
    '/new-password',
    '/one-time-password',
    '/pay',
    '/register',
    '/setup',
    '/staff-invitation',
    '/verify-email/',
  ]);
});

test('the structured data of the studio has its hours and contacts', async () => {
  const gym = thing(await htmlOf('/home'), 'ExerciseGym');
  const hours = gym['openingHoursSpecification'] as { dayOfWeek: string[]; opens: string; closes: string }[];
  expect(hours.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek.join()} ${opens} ${closes}`)).toEqual([
    'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday 05:00 12:00',
    'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday 15:00 22:00',
    'Sunday 05:00 12:00',
  ]);
  expect(gym).toMatchObject({ telephone: '+912000000000', currenciesAccepted: 'INR' });
  expect(gym['amenityFeature']).toHaveLength(6);
  expect(gym['image']).toHaveLength(3);
  for (const image of gym['image'] as string[]) {
    expect(fs.existsSync(`client/public${new URL(image).pathname}`), image).toBe(true);
  }
  expect(JSON.stringify(gym)).not.toMatch(/aggregateRating|"review"/);
});

test('the structured data of the studio has its offers with price and currency', async () => {
  const gym = thing(await htmlOf('/home'), 'ExerciseGym');
  const offers = (gym['makesOffer'] ?? []) as { price: number; priceCurrency: string }[];
  expect(offers).toHaveLength(6);
  expect(offers.every(({ priceCurrency }) => priceCurrency === 'INR')).toBe(true);
  expect(Math.min(...offers.map(({ price }) => price))).toBe(1300);
  expect(gym['employee']).toHaveLength(3);
});

test('the structured data of the blog has the twelve articles shown', async () => {
  const blog = thing(await htmlOf('/our-blog'), 'Blog');
  expect(blog['blogPost']).toHaveLength(12);
  expect((blog['blogPost'] as Thing[])[0]).toMatchObject({
    '@type': 'BlogPosting',
    isAccessibleForFree: false,
    inLanguage: 'en-IN',
    publisher: { '@id': `${ORIGIN}/home#studio` },
  });
});

test.each([
  ['/', '308 /home'],
  ['/?utm_source=x', '308 /home?utm_source=x'],
  ['/admin', '308 /admin-dashboard'],
  ['/admin/?tab=audit', '308 /admin-dashboard?tab=audit'],
  ['/home/', '301 /home'],
  ['/HOME?x=1', '301 /home?x=1'],
  ['/Our-Blog/Some-Id/', '301 /our-blog/Some-Id'],
  ['/our-blog/Some-Id/?x=1', '301 /our-blog/Some-Id?x=1'],
  ['/Verify-Email/a%2Fb?email=c', '301 /verify-email/a%2Fb?email=c'],
  ['/diet?tab=week-plan', '301 /Diet?tab=week-plan'],
  ['/no-such-page?x=1', '302 /home'],
  ['/our-blog/one/two', '302 /home'],
])('%s returns %s', async (path, answer) => {
  const { status, headers } = await harness.fetch(path);
  expect(`${status} ${headers.get('location')}`).toBe(answer);
});

test('every file in the manifest exists and has the stated size', () => {
  for (const { src, sizes } of [...webManifest().icons, ...webManifest().screenshots]) {
    const file = fs.readFileSync(`client/public${src}`);
    if (sizes === 'any') continue;
    expect(src.endsWith('.jpg') ? sizeOfJpeg(file) : sizeOfPng(file), src).toBe(sizes);
  }
});

/** A PNG starts with 8 bytes of signature and 8 of chunk header, followed by width and height. */
const sizeOfPng = (file: Buffer) => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;

/** Reads the frame header of a progressive JPEG: FF C2, length, precision, height, width. */
function sizeOfJpeg(file: Buffer) {
  const frame = file.indexOf('ffc2', 0, 'hex');
  return `${file.readUInt16BE(frame + 7)}x${file.readUInt16BE(frame + 5)}`;
}
