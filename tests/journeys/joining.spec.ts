import type { Page } from '@playwright/test';
import { newAddress, newPhone, PASSWORD, verificationPath } from './support/accounts';
import { expect as baseExpect, test } from './support/journey';

/** Throttled phones are slow, and so is a server that hashes passwords while other journeys run. */
const expect = baseExpect.configure({ timeout: 60_000 });

const MBIT = 1_000_000 / 8;

/** Emulates a phone with a quarter of the CPU speed and a slow mobile connection. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * MBIT,
    uploadThroughput: 0.75 * MBIT,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Clicks JOIN NOW that many seconds after the page appears, whether or not its scripts are loaded by then. */
async function clickJoinNow(page: Page, seconds: number): Promise<void> {
  await slowDown(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const joinNow = page.getByRole('main').getByRole('link', { name: 'JOIN NOW' }).first();
  await joinNow.waitFor();
  // The test is about clicks at exactly this time.
  await page.waitForTimeout(seconds * 1000);
  await joinNow.click();
  await expect(page).toHaveURL(/\/login\?next=%2Fpass-membership-plans$/);
  await expect(page.getByText('Log in or register to join.')).toBeVisible();
}

async function orderPremium(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/pass-membership-plans$/);
  await page.getByRole('radio', { name: 'Premium', exact: true }).click();
  await expect(page).toHaveURL(/\?plan=premium$/);
  await page.getByRole('button', { name: 'Review order' }).click();
  const summary = page.getByRole('dialog', { name: 'Order Summary' });
  await summary.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page).toHaveURL(/\/membership$/);
  await expect(page.getByText(/^For Premium, order \d+\.$/)).toBeVisible();
}

test.describe('on a slow phone', { tag: '@phone' }, () => {
  test.setTimeout(180_000);

  for (const seconds of [1, 3]) {
    test(`JOIN NOW, clicked ${seconds} s after the page appears, leads to the log-in`, ({ page }) =>
      clickJoinNow(page, seconds));
  }

  test('JOIN NOW, clicked at once by a new visitor, leads to an order', async ({ page, request }) => {
    const email = newAddress('joining');
    await clickJoinNow(page, 0);
    // The target survives a reload, and a click before hydration.
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/signup\?next=%2Fpass-membership-plans$/);
    await page.getByLabel('Phone number, username or e-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible();

    // The link in the mail opens in another tab of the same browser.
    const tab = await page.context().newPage();
    await tab.goto(await verificationPath(request, email));
    await expect(tab).toHaveURL(/\/login\?next=%2Fpass-membership-plans$/);
    await expect(tab.getByLabel('E-mail, username or phone number')).toHaveValue(email);
    await tab.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await tab.getByRole('button', { name: 'Login' }).click();

    await tab.getByLabel(/^Name/).fill('Asha Kulkarni');
    await tab.getByLabel(/^Contact number/).fill(newPhone());
    await tab.getByRole('button', { name: /^Save/ }).click();
    await tab.getByRole('link', { name: 'See the passes' }).click();
    await orderPremium(tab);
  });
});
