import type { Page } from '@playwright/test';
import { logIn, signIn } from './support/accounts';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility';
import { expect, open } from './support/journey';
import { test } from './support/member';
import { MEMBER_PAGES } from './support/pages';

/** What public-pages.spec.ts does not open. */
const OTHER_PUBLIC_PAGES = [
  '/photos?photo=racks',
  '/review?rating=3',
  '/exercise-hub?muscle=chest&exercise=push-up',
  '/signup',
  '/claim',
  '/pay',
  '/forgot-password',
];
const PAGES_FOR_MEMBERS = [...MEMBER_PAGES, '/trainers-details?trainer=meera-nair', '/Diet?tab=week-plan'];

/** Whether the URL opens a dialog over its page. */
const hasDialog = (path: string) => /[?](photo|trainer)=/.test(path);

async function expectAccessiblePage(page: Page, path: string) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(hasDialog(path) ? 1 : 0);
  await expectAccessibleAtAllWidths(page);
}

test('public pages have no axe violations, no horizontal scrolling, and outlines of what is focused', async ({
  page,
}) => {
  test.slow();
  for (const path of OTHER_PUBLIC_PAGES) {
    await test.step(path, async () => {
      await open(page, path);
      await expectAccessiblePage(page, path);
    });
  }
  await test.step('a focused link and a focused button have an outline, in both colour schemes', async () => {
    await open(page, '/service');
    await page.keyboard.press('Tab');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const control of [
        page.getByRole('contentinfo').getByRole('link').first(),
        page.getByRole('button', { name: 'Search', exact: true }),
      ]) {
        await control.focus();
        await expect(control).toHaveCSS('outline-style', 'solid');
        await expect(control).toHaveCSS('outline-width', '3px');
      }
    }
  });
});

test('pages for members have no axe violations, no horizontal scrolling, and room for all links', async ({
  page,
  member,
}) => {
  test.slow();
  await signIn(page, member);
  for (const path of PAGES_FOR_MEMBERS) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(page).toHaveURL(path);
      await expectAccessiblePage(page, path);
    });
  }
  await test.step('an article', async () => {
    await open(page, '/our-blog');
    await page.getByRole('link', { name: 'READ MORE' }).first().click();
    await expect(page).toHaveURL(/\/blog\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessiblePage(page, page.url());
  });
  await test.step('the header has room for all links, at every width at which it shows them', async () => {
    await open(page, '/home');
    for (const width of [992, 1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      const last = (await links.last().boundingBox())!;
      const next = (await page.getByRole('banner').getByRole('button').first().boundingBox())!;
      expect(last.x + last.width, `at ${width} pixels`).toBeLessThanOrEqual(next.x);
      const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      expect(new Set(heights).size, `at ${width} pixels`).toBe(1);
    }
  });
});

test.describe('messages', () => {
  test.use({ expectedConsoleErrors: [/401 \(Unauthorized\)/] });

  test('errors above a form, and searches without a result, have no axe violations', async ({ page }) => {
    await open(page, '/login');
    await logIn(page, { email: 'nobody@example.com', password: 'wrong password' });
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await expectAccessible(page);
    for (const [path, message] of [
      ['/exercise-hub', 'Nothing for these filters'],
      ['/service', 'No match for “sofa”'],
    ] as const) {
      await open(page, path);
      await page.getByRole('searchbox').fill('sofa');
      await expect(page.getByRole('heading', { name: message })).toBeVisible();
      await expectAccessible(page);
    }
  });
});
