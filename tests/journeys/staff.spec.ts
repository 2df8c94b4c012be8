import { TOTP } from 'otpauth';
import { expectAccessible } from './support/accessibility';
import { logIn, mailTo, newAddress, openSignedIn, PASSWORD } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, open, test } from './support/journey';

const STEP_MS = 30_000;

// The first step of a log-in with a second factor.
test.use({ expectedConsoleErrors: [/401 \(Unauthorized\)/] });

test('an invited person joins the front desk, sets up a second factor, and logs in with it', async ({
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
  await own.getByRole('button', { name: 'Set up' }).click();
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
  await own.context().close();

  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, '/login');
  await logIn(elsewhere, { email, password: PASSWORD });
  const field = elsewhere.getByLabel('Code of your authenticator app');
  await expect(field).toBeFocused();
  await expectAccessible(elsewhere);
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
