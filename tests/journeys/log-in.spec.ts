import { createMember, logIn, mailTo, openSignedIn } from './support/accounts';
import { expectAccessible } from './support/accessibility';
import { expect, open, test } from './support/journey';

test('a guest who opens an article logs in and gets to it, and to the account and the log-out by the header', async ({
  page,
  request,
}) => {
  const person = await createMember(request);
  await open(page, '/our-blog');
  const card = page.getByRole('article').nth(4);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: 'READ MORE' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(/^Log in to/)).toBeVisible();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/blog\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const menu = page.getByRole('banner').getByRole('button', { name: 'Account' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  // Wait for it: the focus moves to the heading of the new page, which would close a menu opened before.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('group', { name: 'Logged out' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('resets a forgotten password with a code sent by mail', async ({ page, request }) => {
  const { email } = await createMember(request);
  await open(page, '/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL(/\/one-time-password$/);
  await expectAccessible(page);
  const { text } = await mailTo(request, email, /OTP/);
  const code = /^\d{6}$/m.exec(text)?.[0] ?? '';
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/\/new-password$/);
  await expectAccessible(page);
  await page.getByLabel('New password').fill('Another-lamp-2026');
  await page.getByLabel('Confirm password').fill('Another-lamp-2026');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(/\/all-done$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Login' }).click();
  await logIn(page, { email, password: 'Another-lamp-2026' });
  await expect(page).toHaveURL(/\/home$/);
});

test('two tabs with expired tokens renew the session at the same time, and both stay signed in', async ({
  page,
  context,
  request,
}) => {
  await openSignedIn(page, await createMember(request));
  const other = await context.newPage();
  await open(other, '/account');
  // An expired token: the next request of either tab has to renew it first.
  await page.evaluate(() => {
    const [head, body = '', signature] = (localStorage.getItem('userToken') ?? '').split('.');
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, number>;
    const old = { ...claims, iat: claims['iat']! - 3600, exp: claims['exp']! - 3600 };
    localStorage.setItem('userToken', [head, btoa(JSON.stringify(old)), signature].join('.'));
  });
  await Promise.all([page.goto('/account'), other.reload()]);
  for (const tab of [page, other]) {
    await expect(tab.getByText('This device')).toBeVisible();
  }
  await other.close();
});

test.describe('a session that is ended on another device', () => {
  test.use({ expectedConsoleErrors: [/401 \(Unauthorized\)/] });

  test('leads to the log-in, and unsaved input is discarded', async ({ page, browser, request }) => {
    const person = await createMember(request);
    const elsewhere = await browser.newContext({ userAgent: FIREFOX });
    const laptop = await elsewhere.newPage();
    await openSignedIn(laptop, person, '/user-profile-form');
    await laptop.getByLabel(/^Name/).fill('A name not saved yet');
    await openSignedIn(page, person, '/account');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Firefox on Linux' })
      .getByRole('button', { name: /^Log out/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Log out/ })
      .click();
    await expect(page.getByText('That device is logged out.')).toBeVisible();

    await laptop.getByRole('button', { name: 'Save profile' }).click();
    await expect(laptop).toHaveURL(/\/login\?next=/);
    await logIn(laptop, person);
    await expect(laptop).toHaveURL(/\/user-profile-form$/);
    await expect(laptop.getByLabel(/^Name/)).toHaveValue('Meera Joshi');
    await elsewhere.close();
  });
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
