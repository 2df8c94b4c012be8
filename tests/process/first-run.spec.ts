/** A new studio in production: what its first start prints, and the way of its owner from the printed link to the open site. */
import fs from 'node:fs';
import { expect, test, untilHydrated } from '../journeys/support/journey';
import { createSite, start, stop, untilReady, type Run, type Site } from './support/product';

const KEYS = 'a'.repeat(36);
const OWNER = { name: 'Asha Rao', email: 'asha@example.com', password: 'three words here' };

// The second test continues with the product of the first one, since a start takes seconds.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

let site: Site;
let run: Run;
test.beforeAll(async () => {
  site = await createSite();
  run = start(site, { NODE_ENV: 'production', HOST: '127.0.0.1', AUTH_KEYS: KEYS, DRAIN_SECONDS: '0' });
  await untilReady(run);
  await expect.poll(run.output).toContain('Bhor is open');
});
test.afterAll(async () => {
  await stop(run);
  fs.rmSync(site.dataDirectory, { recursive: true, force: true });
});

/** The link to set it up, which is for a person, and its token. */
const printedLink = () => /http:\S+\/setup#([\w-]{43})/.exec(run.output()) ?? [];

test('warns of doubtful settings, and announces itself in lines of JSON', async () => {
  const [link, token] = printedLink();
  expect(link).toBe(`${run.address}/setup#${token}`);
  const lines = run
    .output()
    .split('\n')
    .filter((line) => /^\S/.test(line));
  const logged = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  const warnings = logged.filter(({ level }) => level === 40).map(({ msg }) => msg);
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'AUTH_KEYS']) {
    expect(warnings.filter((text) => text.startsWith(`${name} `))).toHaveLength(1);
  }
  expect(logged.filter(({ msg }) => msg === 'Bhor is open')).toHaveLength(1);
  expect(run.output()).not.toContain(KEYS);
  expect(lines.join()).not.toContain(token);
});

const home = () => fetch(`${run.address}/home`);

test('the owner opens the printed link, goes through the five steps, and the site is theirs', async ({
  page,
}) => {
  const before = await home();
  expect(before.headers.get('x-robots-tag')).toBe('noindex');
  expect(await before.text()).toContain('this site is a demonstration');

  await page.goto(printedLink()[0]!);
  await untilHydrated(page);
  await page.getByLabel('Your name').fill(OWNER.name);
  await page.getByLabel('Your e-mail address').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByLabel('Confirm password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Create account and continue' }).click();

  const saveAndContinue = () => page.getByRole('button', { name: 'Save and continue' }).click();
  const step = (name: string) => page.getByRole('heading', { name: new RegExp(`^Step . of 5: ${name}$`) });
  // The first data of the panel, while a new product still makes its pictures and indexes.
  await expect(step('Studio')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Name', { exact: true }).fill('Sunrise Gym');
  await page.getByLabel('Street and number').fill('12 MG Road');
  await page.getByLabel('Phone').fill('+91 253 234 5678');
  await page.getByLabel('E-mail address').fill('hello@sunrise.example.in');
  await saveAndContinue();
  await expect(step('Hours')).toBeVisible();
  await saveAndContinue();
  await expect(step('Plans and tax')).toBeVisible();
  const toConfirm = page.getByRole('button', { name: /^Price is right: / });
  await expect(toConfirm.first()).toBeVisible();
  for (let left = await toConfirm.count(); left > 0; left -= 1) {
    await toConfirm.first().click();
    await expect(toConfirm).toHaveCount(left - 1);
  }
  await saveAndContinue();
  await expect(step('People')).toBeVisible();
  await page.getByRole('group', { name: 'The invented trainers' }).getByLabel('Hide').check();
  await page.getByRole('button', { name: 'Open the studio' }).click();
  await expect(page).toHaveURL(/tab=overview/);

  const after = await home();
  expect(after.headers.get('x-robots-tag')).toBeNull();
  const text = await after.text();
  expect(text).toContain('Sunrise Gym');
  expect(text).toContain('12 MG Road');
  expect(text).not.toMatch(/this site is a demonstration|100\+ gyms/);
  const used = { query: `{ setUpLink(token: "${printedLink()[1]}") }` };
  const answer = await page.request.post(`${run.address}/graphql`, { data: used });
  expect(await answer.json()).toEqual({ data: { setUpLink: 'HAS_ADMIN' } });
});
