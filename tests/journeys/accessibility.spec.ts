import type { Page } from '@playwright/test';
import { openSignedIn } from './support/accounts';
import { expectSound } from './support/accessibility';
import { expect, open } from './support/journey';
import { test } from './support/member';

const PAGES_OF_VISITORS = [
  '/home',
  '/service',
  '/why-join',
  '/photos',
  '/photos?photo=racks',
  '/our-blog',
  '/review',
  '/review?rating=3',
  '/login',
  '/signup',
  '/forgot-password',
  '/terms-of-use',
  '/privacy-policy',
];
const PAGES_OF_MEMBERS = [
  '/trainers-details',
  '/trainers-details?trainer=meera-nair',
  '/Diet',
  '/pass-membership-plans',
  '/feast-membership-plans',
  '/membership',
  '/user-profile-form',
  '/account',
  '/change-password',
];

/** What an address opens over its page. */
const hasDialog = (path: string) => /[?](photo|trainer)=/.test(path);

async function expectSoundPage(page: Page, path: string) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(hasDialog(path) ? 1 : 0);
  await expectSound(page);
}

for (const path of PAGES_OF_VISITORS) {
  test(`${path} has no finding of axe and does not scroll sideways`, async ({ page }) => {
    await open(page, path);
    await expectSoundPage(page, path);
  });
}

for (const path of PAGES_OF_MEMBERS) {
  test(`neither has ${path}, for members`, async ({ page, member }) => {
    await openSignedIn(page, member, path);
    await expectSoundPage(page, path);
  });
}

test('neither has an article', async ({ page, member }) => {
  await openSignedIn(page, member, '/our-blog');
  await page.getByRole('link', { name: 'READ MORE' }).first().click();
  await expect(page).toHaveURL(/\/blog\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectSoundPage(page, page.url());
});
