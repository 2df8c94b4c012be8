import type { Page } from '@playwright/test';
import { logIn, newAddress, newPhone, PASSWORD, verificationPath } from './support/accounts';
import { expect as baseExpect, open, test } from './support/journey';
import { delayAnswers } from './support/late-answers';
import { expectNoShift, recordShifts } from './support/layout-shift';
import { Visitor } from './support/visitor';

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
  await expect(page).toHaveURL(/\/pass-membership-plans\?plan=premium$/);
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

  test('JOIN NOW, clicked at once by a new visitor, leads to the sign-up', async ({ page }) => {
    await clickJoinNow(page, 0);
    // The target survives a reload, and a click before hydration.
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/signup\?next=%2Fpass-membership-plans$/);
  });
});

test('from JOIN NOW to an order in nine taps', { tag: '@phone' }, async ({ page, request }) => {
  test.setTimeout(120_000);
  const email = newAddress('joining');
  await recordShifts(page);
  await delayAnswers(page);
  const visitor = new Visitor(page);
  await open(page, '/home');
  await visitor.tap(page.getByRole('main').getByRole('link', { name: 'JOIN NOW' }).first());

  await expect(page.getByText('Log in or register to join.')).toBeVisible();
  await visitor.read();
  await visitor.tap(page.getByRole('link', { name: 'Register' }));
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await visitor.read();
  await visitor.type(page.getByLabel('Phone number, username or e-mail'), email, PASSWORD, PASSWORD);
  await visitor.tap(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible();
  await expect(page.getByText(`Open the link that we sent to ${email}.`, { exact: false })).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toBeHidden();
  await visitor.read();
  await expectNoShift(page);

  // The link in the mail opens in another tab of the same browser.
  const path = await verificationPath(request, email);
  const tab = await page.context().newPage();
  const buyer = Object.assign(new Visitor(tab), { taps: visitor.taps + 1, pages: visitor.pages });
  await tab.goto(path);
  await expect(tab.getByText('Email verified successfully!')).toBeVisible();
  await buyer.read();
  await buyer.tap(tab.getByRole('link', { name: 'Continue' }));
  await expect(tab.getByText('You are logged in, so the plans open next.')).toBeVisible();
  await buyer.read();
  await expect(tab).toHaveURL(/\/pass-membership-plans$/);
  await expect(tab.getByRole('radio', { name: 'Premium', exact: true })).toBeVisible();
  await buyer.read();
  await buyer.tap(tab.getByRole('radio', { name: 'Premium', exact: true }));
  await buyer.tap(tab.getByRole('button', { name: 'Review order' }));
  const summary = tab.getByRole('dialog', { name: 'Order Summary' });
  await expect(summary.getByText(/^If you pay today, it runs to/)).toBeVisible();
  await buyer.tap(summary.getByRole('button', { name: 'Proceed to Payment' }));
  await expect(tab.getByText(/^For Premium, order \d+\.$/)).toBeVisible();
  await buyer.read();

  expect(buyer.taps).toBeLessThanOrEqual(9);
  expect(buyer.readTwice()).toEqual([]);
  await expectNoShift(tab);
});

test(
  'the plan that was chosen at home is still chosen on another device',
  { tag: '@phone' },
  async ({ page, browser, request }) => {
    const email = newAddress('device');
    await open(page, '/home');
    await page.getByRole('link', { name: /^Premium, 1 month/ }).tap();
    await page.getByRole('link', { name: 'Register' }).tap();
    await page.getByLabel('Phone number, username or e-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).tap();
    await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible();

    const computer = await browser.newPage();
    await computer.goto(await verificationPath(request, email));
    await expect(computer.getByText('Email verified successfully!')).toBeVisible();
    await expect(computer.getByRole('link', { name: 'Continue' })).toHaveCount(0);
    await computer.close();

    await page.reload();
    await page.getByRole('link', { name: 'Log in' }).tap();
    await logIn(page, { email, password: PASSWORD });
    await page.getByLabel(/^Name/).fill('Asha Kulkarni');
    await page.getByLabel(/^Contact number/).fill(newPhone());
    await page.getByRole('button', { name: /^Save/ }).tap();
    await page.getByRole('link', { name: 'Continue to the plans' }).tap();
    await expect(page.getByRole('radio', { name: 'Premium', exact: true })).toBeChecked();
    await orderPremium(page);
  },
);
