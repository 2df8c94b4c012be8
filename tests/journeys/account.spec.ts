import fs from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { createMember, logIn, newPhone, openSignedIn } from './support/accounts';
import { expectAccessible } from './support/accessibility';
import { expect, open, test } from './support/journey';

test('leaving unsaved changes, by link or back button, asks for confirmation', async ({ page, request }) => {
  await openSignedIn(page, await createMember(request));
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Your profile' }).click();
  await page.getByLabel(/^Name/).fill('Another name');
  for (const leave of [() => page.getByRole('link', { name: 'Bhor' }).first().click(), () => page.goBack()]) {
    await leave();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /stay|keep/i }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/user-profile-form$/);
    await expect(page.getByLabel(/^Name/)).toHaveValue('Another name');
  }
  await page.getByLabel(/^Contact number/).fill(newPhone());
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
});

test('a log-out in one tab discards unsaved input in every tab, and explains why', async ({
  page,
  context,
  request,
}) => {
  await openSignedIn(page, await createMember(request), '/Diet');
  await page.getByLabel(/^Limitations/).fill('Asthma');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  const other = await context.newPage();
  await open(other, '/user-profile-form');
  await other.getByLabel(/^Name/).fill('A name not saved yet');
  await logOut(page);
  await expect(other).toHaveURL(/\/login\b/);
  await expect(other.getByRole('group', { name: 'You were logged out in another tab.' })).toBeVisible();
  for (const tab of [page, other]) {
    const left = await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(left).not.toMatch(/Asthma|not saved|userToken|sessionId/);
  }
});

test.describe('a log-out without a connection', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('is sent to the server when the connection is back', async ({ page, context, request }) => {
    const person = await createMember(request);
    await openSignedIn(page, person);
    const cookies = await context.cookies();
    await context.setOffline(true);
    await logOut(page);
    await expect(page).toHaveURL(/\/home$/);
    expect(await canRenewWith(request, cookies)).toBe(true);
    const signedOut = page.waitForResponse(
      (response) => response.request().postData()?.includes('SignOut') ?? false,
    );
    await context.setOffline(false);
    await signedOut;
    const refreshCookies = (await context.cookies()).filter(({ name }) => name === 'bhor_refresh');
    expect(refreshCookies).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('signOutPending'))).toBeNull();
    expect(await canRenewWith(request, cookies)).toBe(false);
  });
});

async function logOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Whether copied cookies can still renew the session. */
async function canRenewWith(request: APIRequestContext, cookies: { name: string; value: string }[]) {
  const answer = await request.post('/api/user/refresh', {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  return answer.ok();
}

test.describe('the deletion of an account', () => {
  test.use({ expectedConsoleErrors: [/40[01] \((Bad Request|Unauthorized)\)/] });

  test('follows a download of all data, requires the password, and is final', async ({ page, request }) => {
    const person = await createMember(request);
    await openSignedIn(page, person, '/account');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await (await download).path();
    const data = JSON.parse(await fs.readFile(file, 'utf8')) as { users: { email: string }[] };
    expect(data.users[0]?.email).toBe(person.email);
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash/);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByLabel('Password', { exact: true }).fill('not my password');
    await dialog.getByRole('button', { name: /^Delete/ }).click();
    await expect(dialog.getByText('This is not your current password.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: /^Delete/ }).click();
    await expect(page).toHaveURL(/\/home$/);
    await open(page, '/login');
    await logIn(page, person);
    await expect(page.getByText('Invalid email or password')).toBeVisible();
  });
});
