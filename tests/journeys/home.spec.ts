import type { Page } from '@playwright/test';
import { openSignedIn } from './support/accounts';
import { expectAccessible } from './support/accessibility';
import { expect, open, untilHydrated } from './support/journey';
import { delayAnswers } from './support/late-answers';
import { expectNoShift, recordShifts, shiftsOf } from './support/layout-shift';
import { test } from './support/member';
import { movementsOver } from './support/motion';

test.use({ reducedMotion: 'no-preference' });

const joinNow = (page: Page) => page.getByRole('main').getByRole('link', { name: 'JOIN NOW' }).first();

test('the line about the opening hours follows the clock', async ({ page }) => {
  await page.clock.install({ time: '2026-03-02T11:58:30+05:30' });
  await open(page, '/home');
  const line = (text: string) => page.getByRole('main').getByText(text, { exact: true });
  await expect(line('Open until 12 pm')).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(line('Back at 3 pm')).toBeVisible();
  await page.clock.fastForward('03:00:00');
  await expect(line('Open until 10 pm')).toBeVisible();
  await page.clock.fastForward('07:00:00');
  await expect(line('Closed, opens 5 am')).toBeVisible();
  await expect(page.getByText('Closed, opens 5 am. 14 open hours today.')).toBeVisible();
});

test('the two small fonts with the rupee sign are loaded only on pages with prices', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  const faces = ['/fonts/archivo-wide.woff2', '/fonts/figtree.woff2'];
  await open(page, '/service');
  await page.waitForLoadState('networkidle');
  expect(fonts.sort()).toEqual(faces);
  fonts.length = 0;
  await open(page, '/home');
  await page.getByRole('heading', { name: 'Pick a pass' }).scrollIntoViewIfNeeded();
  const signs = ['/fonts/archivo-wide-rupee.woff2', '/fonts/figtree-rupee.woff2'];
  await expect.poll(() => fonts.filter((file) => !faces.includes(file)).sort()).toEqual(signs);
  for (const file of signs) {
    const body = await (await page.request.get(file)).body();
    expect(body.length).toBeLessThan(1024);
  }
});

test('a reload causes no layout shifts for a member', async ({ page, member }) => {
  await openSignedIn(page, member);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
    expect(await shiftsOf(page), `at ${width} pixels`).toEqual([]);
  }
});

test('the part about the member arrives late without moving the page', async ({ page, member }) => {
  test.slow();
  await delayAnswers(page);
  await recordShifts(page);
  await openSignedIn(page, member);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    const part = page.getByRole('main').locator('section').first();
    await expect(part.getByRole('heading', { name: /^Hello, / })).toBeVisible();
    await expect(part.getByRole('link', { name: 'JOIN NOW' })).toHaveAttribute(
      'href',
      /pass-membership-plans$/,
    );
    await expectNoShift(page);
    await expectAccessible(page);
  }
});

test('with reduced motion nothing moves for longer than 120 milliseconds', async ({ page, member }) => {
  await open(page, '/home');
  expect(await movementsOver(page, 120), 'the lamp, which rises without reduced motion').not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/home', '/service', '/why-join', '/photos', '/photos?photo=racks', '/review']) {
    await open(page, path);
    expect(await movementsOver(page, 120), path).toEqual([]);
  }

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSignedIn(page, member, '/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await movementsOver(page, 120), 'the dialog, which rises without reduced motion').not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movementsOver(page, 120)).toEqual([]);
});

test('hours, price and JOIN NOW are visible without scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install({ time: '2026-03-02T06:00:00+05:30' });
  await open(page, '/home');
  const main = page.getByRole('main');
  for (const part of [
    main.getByText('Open until 12 pm', { exact: true }),
    main.getByText('Passes from ₹1,300 a month.'),
    main.getByRole('listitem').filter({ hasText: '5 am to 12 pm' }).first(),
    joinNow(page),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});
