import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from './support/accessibility';
import { logIn, mailTo, newAddress, openSignedIn, PASSWORD } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, open, test } from './support/journey';

const STEP_MS = 30_000;

// The first step of a log-in with a second factor.
test.use({ expectedConsoleErrors: [/401 \(Unauthorized\)/] });

/** A device of the browser that has passkeys, and confirms whatever it is asked. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await browser.send('WebAuthn.addVirtualAuthenticator', { options });
}

test('an invited person joins the front desk, sets up an app and a passkey, and logs in with each', async ({
  page,
  request,
  browser,
}) => {
  // Three browsers, one after another.
  test.slow();
  const email = newAddress('meera');
  await openSignedIn(page, ADMIN, '/admin-dashboard?tab=staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to the staff' });
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('button', { name: `Withdraw ${email}` })).toBeVisible();
  await expectAccessible(page);

  const own = await (await browser.newContext()).newPage();
  const { text } = await mailTo(request, email, /Work with/);
  const { pathname, hash } = new URL(/https?:\/\/\S+/.exec(text)![0]);
  await open(own, pathname + hash);
  await own.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await own.getByRole('button', { name: 'Accept the invitation' }).click();
  await own.getByRole('link', { name: 'Log in' }).click();
  await logIn(own, { email, password: PASSWORD });
  await expect(own).toHaveURL(/\/admin-dashboard/);

  await open(own, '/account');
  await own.getByRole('button', { name: 'Set up an app' }).click();
  await own.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await own.getByRole('button', { name: 'Next' }).click();
  await expect(own.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await own.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '');
  const code = (stepsFromNow = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + stepsFromNow * STEP_MS });
  await own.getByLabel('Code of your authenticator app').fill(code());
  await own.getByRole('button', { name: 'Turn on' }).click();
  await expect(own.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(
    10,
  );
  await expectAccessible(own);
  await own.getByRole('button', { name: 'I have saved them' }).click();
  await expect(own.getByText('10 recovery codes are left.')).toBeVisible();

  await addAuthenticator(own);
  await own.getByRole('button', { name: 'Add a passkey' }).click();
  await own.getByLabel('Name', { exact: true }).fill('My laptop');
  await own.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await own.getByRole('button', { name: 'Next' }).click();
  await expect(own.getByRole('button', { name: 'Remove My laptop' })).toBeVisible();
  // At the top, where the header covers half of no button.
  await own.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(own);
  await own.evaluate(() => localStorage.clear());
  await own.context().clearCookies();
  await open(own, '/login');
  await logIn(own, { email, password: PASSWORD });
  const usePasskey = own.getByRole('button', { name: 'Use a passkey' });
  await expect(usePasskey).toBeFocused();
  await expectAccessible(own);
  await usePasskey.click();
  await expect(own).toHaveURL(/\/admin-dashboard/);
  await own.context().close();

  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, '/login');
  await logIn(elsewhere, { email, password: PASSWORD });
  const field = elsewhere.getByLabel('Code of your authenticator app');
  // The code of this step was used for the set-up.
  await field.fill(code(1));
  await field.press('Enter');
  await expect(elsewhere).toHaveURL(/\/admin-dashboard/);
  await elsewhere.context().close();

  await page.reload();
  await page.getByRole('button', { name: `End access ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
  await expect(page.getByRole('button', { name: `End access ${email}` })).toHaveCount(0);
});
