/** Once a studio has saved its own details, pages say nothing about the demonstration studio. */
import { generatePath } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import { studio } from '#common/studio';
import { pageRoutes } from '#client/app/routes';
import { Article } from '#server/features/articles/article.entity';
import { PlanOffer } from '#server/features/plans/plan-offer.entity';
import { studioDate } from '#server/lib/studio-date';
import { accountDeletedMail } from '#server/mail/mails/account-deleted-mail';
import { alreadyRegisteredMail } from '#server/mail/mails/already-registered-mail';
import { testMail } from '#server/mail/mails/test-mail';
import { seedContent } from '#server/seed/content';
import { createUser } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { actorOf } from '#server/test/order-calls';
import { beginSetUp } from '#server/test/set-up-calls';
import { renderedClient } from './testing/rendered-client';
import { demonstrationWords } from '../../client/features/admin/settings/demonstration-words';
import { listedPages } from '../../client/app/sitemap-and-robots';

const OWN = {
  name: 'Sunrise Gym',
  street: '12 MG Road',
  city: 'Nashik',
  postalCode: '422001',
  region: 'Goa',
  phone: '+91 253 234 5678',
  email: 'hello@sunrise.example.in',
  // The form keeps sending the coordinates of the previous address.
  latitude: defaultSettings.studio.latitude,
  longitude: defaultSettings.studio.longitude,
  profiles: ['https://instagram.com/sunrise'],
  disclaimer: '',
  expectedVersion: 0,
};
const WORDS = {
  homeTitle: 'Lift by the lake & <breathe>.',
  aboutText: 'A boathouse once.\n\nNow a gym.',
  etiquette: 'Oars on the wall: They are older than you.',
  trainerText: 'They see you.',
};
const WEEK = Array.from({ length: 7 }, () => [{ from: 375, to: 675 }]);

/** Words of the demonstration, as they stand in texts, not in addresses of files. */
const DEMONSTRATION =
  /bhor\b|Pune\b|Maharashtra|Sinhagad|canteen|Demonstration Lane|@studio\.example|0000 0000|(?<!\d)5 am|\b10 pm|100\+|5,000\+|Nutritionist<|Reserve up to/i;

const escaped = (text: string) => text.replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

/** The words of the demonstration on pages until somebody has written others: sentences, and texts of lists. */
const INVENTED = Object.values(demonstrationWords())
  .flat()
  .map((line) => line.replace(/^.{1,60}?: /, ''))
  .filter((line) => line.length > 12)
  .map(escaped);

/** The text around the first of these words. */
const contextIn = (text: string) =>
  new RegExp(`.{0,60}(?:${DEMONSTRATION.source}).{0,20}`, 'i').exec(text)?.[0] ??
  INVENTED.find((line) => text.includes(line)) ??
  null;

/** Opens the studio with all that a new installation contains. */
async function open(admin: ReturnType<typeof actorOf>) {
  const { dataSource, services } = harness;
  await seedContent(dataSource);
  await beginSetUp(harness);
  const plans = await dataSource.getRepository(PlanOffer).find();
  for (const { id } of plans) await services.setUp.confirmPrice(admin, id);
  await services.setUp.open(admin);
}

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(renderedClient);
  await harness.fetch('/home');
  const admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  await harness.services.settings.save(admin, 'studio', OWN);
  const today = studioDate(new Date(harness.clock.ms));
  const holidays = [{ from: today, to: today, name: 'Ganesh Chaturthi', spans: [] }];
  await harness.services.settings.save(admin, 'hours', { week: WEEK, holidays, expectedVersion: 0 });
  const words = { ...defaultSettings.words, ...WORDS, expectedVersion: 0 };
  await harness.services.settings.save(admin, 'words', words);
  await open(admin);
  harness.contentCache.clear();
});
afterAll(() => harness.stop());

const TABS = ['/service?tab=management', '/service?tab=fitness-options', '/Diet?tab=workout-plan'];
const pages = [
  ...pageRoutes
    .filter(({ path }) => !path.includes(':articleId'))
    .map(({ path }) => generatePath(path, { token: 'x' })),
  ...TABS,
];

const expectOwn = async (path: string) => {
  const html = await (await harness.fetch(path)).text();
  expect(html, path).toContain('Sunrise Gym');
  expect(contextIn(html) ?? '', path).toBe('');
};

test.each(pages)('%s', expectOwn);

test('articles that stay on the site say nothing of the place and the hours of the demonstration', async () => {
  const articles = await harness.dataSource.getRepository(Article).find();
  expect(articles.length).toBeGreaterThan(20);
  for (const { id } of articles) await expectOwn(`/blog/${id}`);
});

test('mails, and what programs read of the plans', async () => {
  const loginUrl = 'http://own.example/login';
  const mails = [
    testMail({ sentAt: new Date(harness.clock.ms) }),
    accountDeletedMail('staff'),
    alreadyRegisteredMail({ loginUrl, resetUrl: loginUrl }),
  ];
  for (const { subject, text, html } of mails) expect(contextIn(subject + text + html) ?? '').toBe('');
  const { data } = await harness.gql('{ planOffers { name features } }');
  expect(contextIn(JSON.stringify(data)) ?? '').toBe('');
});

test('pages say what the studio says about itself, and leave out or word for every studio what it does not', async () => {
  const page = async (path: string) => (await harness.fetch(path)).text();
  const home = await page('/home');
  expect(home).toContain('<h1>Lift by the lake &amp; &lt;breathe&gt;.</h1>');
  expect(home).toMatch(/<p>A boathouse once\.<\/p>\s*<p>Now a gym\.<\/p>/);
  expect(home).toContain('<p>They are older than you.</p>');
  expect(home).not.toContain('Put weights back');
  for (const heading of ['Etiquette', 'How it works']) expect(home).toContain(heading);
  for (const heading of ['Hygiene', 'What you’ll find here']) expect(home).not.toContain(heading);
  const whyJoin = await page('/why-join');
  expect(whyJoin).toContain('<p>They see you.</p>');
  expect(whyJoin).toContain('<h3>Our trainers</h3>');
  for (const heading of ['<h3>Our rooms', 'What comes with it']) expect(whyJoin).not.toContain(heading);
  const service = await page('/service?tab=fitness-options');
  expect(service).toContain('Membership records');
  expect(service).not.toContain('?tab=fitness-options"');
});

test('pages show no picture of the demonstration studio, nor does the log-in', async () => {
  for (const path of ['/home', '/why-join', '/login']) {
    const html = await (await harness.fetch(path)).text();
    expect(html).not.toMatch(/<img[^>]+data-place|"image":\[/);
    expect(html).toContain(':root{--auth-picture:none}');
  }
});

test('the web app manifest', async () => {
  const text = await (await harness.fetch('/manifest.webmanifest')).text();
  expect(text).toContain('Sunrise Gym, fitness studio in Nashik');
  expect(contextIn(text) ?? '').toBe('');
});

test('the home page has the address, the contacts and the hours', async () => {
  const html = await (await harness.fetch('/home')).text();
  for (const text of ['12 MG Road', 'tel:+912532345678', 'hello@sunrise.example.in', 'Every day', '6:15 am'])
    expect(html).toContain(text);
  expect(html).toMatch(/Ganesh Chaturthi, \d+ \w+/);
  expect(html).toContain('"opens":"00:00","closes":"00:00"');
  expect(html).toContain('"sameAs":["https://instagram.com/sunrise"]');
  expect(html).not.toContain('GeoCoordinates');
  expect(studio.city).toBe('Nashik');
});

test('until the studio opens, each page says that it is a demonstration and is not to be indexed', async () => {
  await beginSetUp(harness);
  harness.contentCache.clear();
  for (const { path } of listedPages) {
    const html = await (await harness.fetch(path)).text();
    // The page comes from the cache as well.
    const { headers } = await harness.fetch(path);
    expect([path, headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  }
  const home = await (await harness.fetch('/home')).text();
  expect(home).toContain('Sunrise Gym is being set up. Until it opens, this site is a demonstration');
  expect(await (await harness.fetch('/robots.txt')).text()).not.toContain('Sitemap');
});
