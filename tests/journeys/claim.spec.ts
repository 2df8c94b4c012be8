import { logIn, newAddress, newPhone, openSignedIn, PASSWORD, verificationPath } from './support/accounts';
import { expectAccessible } from './support/accessibility';
import { frontDesk } from './support/front-desk';
import { expect, open, test } from './support/journey';

test('a member without an e-mail address gets a code at the desk and claims the account with it', async ({
  page,
  request,
  browser,
}) => {
  await openSignedIn(page, await frontDesk(request));
  await open(page, '/admin-dashboard?tab=members');
  await page.getByRole('button', { name: 'Add a member' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add a member' });
  await form.getByLabel('Name').fill('Ketaki Sane');
  await form.getByLabel('Contact number').fill(newPhone());
  await form.getByRole('checkbox', { name: /privacy notice/ }).check();
  await form.getByRole('button', { name: 'Add member' }).click();
  const drawer = page.getByRole('dialog', { name: 'Ketaki Sane', exact: true });
  await drawer.getByRole('button', { name: 'Make a claim code' }).click();
  const code = drawer.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  await expect(code).toBeVisible();
  await expect(drawer.getByRole('img', { name: 'QR code of the page with the code' })).toBeVisible();
  await expectAccessible(page);

  const phone = await browser.newContext();
  const own = await phone.newPage();
  // Opens the link as a scan of the QR code does.
  await open(own, `/claim#${(await code.textContent()) ?? ''}`);
  await expect(own).toHaveURL(/\/claim$/);
  await expect(own.getByLabel('Code from the front desk')).toHaveValue(/-/);
  await expectAccessible(own);
  const email = newAddress('ketaki');
  await own.getByLabel('Your e-mail address').fill(email);
  await own.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await own.getByLabel('Confirm password').fill(PASSWORD);
  await own.getByRole('button', { name: 'Claim account' }).click();
  await expect(own.getByText('Verification email sent! Please check your inbox.')).toBeVisible();
  await expectAccessible(own);
  await own.goto(await verificationPath(request, email));
  await expect(own.getByText('Email verified successfully!')).toBeVisible();
  await own.goto('/login');
  await logIn(own, { email, password: PASSWORD });
  await expect(own).toHaveURL(/\/home$/);
  await open(own, '/user-profile-form');
  await expect(own.getByLabel(/^Name/)).toHaveValue('Ketaki Sane');
  await phone.close();

  await page.reload();
  await expect(drawer.getByRole('link', { name: email })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Make a claim code' })).toHaveCount(0);
});
