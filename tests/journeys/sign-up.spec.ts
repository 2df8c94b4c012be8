import { logIn, newAddress, newPhone, PASSWORD, verificationPath } from './support/accounts';
import { expectAccessible } from './support/accessibility';
import { expect, open, test } from './support/journey';

test('sign-up, verification mail, log-in and profile', async ({ page, request }) => {
  const email = newAddress('asha');
  await open(page, '/signup');
  await page.getByLabel('Phone number, username or e-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill('something else');
  await page.getByLabel('Confirm password').blur();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verification Sent' })).toBeVisible();
  await expect(page.getByLabel('Phone number, username or e-mail')).toBeDisabled();
  await expect(page.getByLabel('Phone number, username or e-mail')).toHaveValue('');
  await expectAccessible(page);

  await page.goto(await verificationPath(request, email));
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/login$/);

  await logIn(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(/\/user-profile-form$/);
  await expect(page.getByRole('heading', { name: 'Update Your Profile' })).toBeVisible();
  await page.getByLabel(/^Name/).fill('Asha Kulkarni');
  await page.getByLabel(/^Contact number/).fill(newPhone());
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/home$/);
});
