import { accentOf, hueOf } from '#common/accent';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

const SETTINGS = '/admin-dashboard?tab=settings';

test('an admin adds a profile, a colour and a picture, which are tried out, and on the site at once', async ({
  page,
  request,
}) => {
  const profile = `https://social.example/${Date.now()}`;
  await openSignedIn(page, ADMIN, SETTINGS);
  const studio = page.getByRole('region', { name: 'Studio', exact: true });
  await studio.getByLabel('PIN code').fill('4110');
  await studio.getByLabel('Profiles on other sites').fill(profile);
  await studio.getByRole('button', { name: 'Save' }).click();
  await expect(studio.getByText('A PIN code has six digits.')).toBeVisible();
  await expect(studio.getByLabel('PIN code')).toBeFocused();
  await studio.getByLabel('PIN code').fill('411 000');
  await page.keyboard.press('Enter');
  await expect(studio.getByText('Saved. The site shows it now.')).toBeVisible();
  const home = await (await request.get('/home')).text();
  expect(home).toContain(profile);

  const look = page.getByRole('region', { name: 'Look', exact: true });
  await look.getByLabel('From a colour').fill('#808080');
  await page.keyboard.press('Enter');
  await expect(look.getByText('Greys, black and white have no hue.')).toBeVisible();
  await look.getByLabel('From a colour').fill('#0A7B55');
  await page.keyboard.press('Enter');
  await look.getByRole('button', { name: 'Replace: Top of the home page, wide windows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Top of the home page, wide windows' });
  await dialog.getByLabel('Choose a picture').setInputFiles('tools/media/masters/photos/platform.jpg');
  await dialog.getByLabel('What the picture shows').fill('A platform with a bar.');
  await dialog.getByRole('button', { name: 'Use it' }).click();
  const opened = page.waitForEvent('popup');
  await look.getByRole('button', { name: 'Look at it on the site' }).click();
  const site = await opened;
  const green = accentOf(hueOf('#0A7B55')).ramp[5];
  await expect(site.getByRole('link', { name: 'JOIN NOW' }).first()).toHaveCSS(
    'background-color',
    rgbOf(green),
  );
  await expect(site.locator('[data-place="home_hero"]')).toHaveCSS('content', /^url\("data:image/);
  expect(await (await request.get('/home')).text()).not.toContain(green);
  await site.close();
  await look.getByRole('button', { name: 'Save' }).click();
  await expect(look.getByText('Saved. The site has the colour now')).toBeVisible();
  expect(await (await request.get('/home')).text()).toContain(green);
  await expect(look.getByText('Pictures and icons are being made.')).toBeHidden({ timeout: 60_000 });
  expect(await (await request.get('/home')).text()).toContain('A platform with a bar.');
  await look
    .getByRole('button', { name: 'Use the demonstration’s: Top of the home page, wide windows' })
    .click();
  await look.getByRole('button', { name: 'Use the colour of the demonstration' }).click();
  await look.getByRole('button', { name: 'Save' }).click();
  await expect(look.getByText('Saved. The site has the colour now')).toBeVisible();
  expect(await (await request.get('/home')).text()).not.toContain(green);
});

/** The form in which browsers report computed colours. */
const rgbOf = (color: string) => `rgb(${[...Buffer.from(color.slice(1), 'hex')].join(', ')})`;

test('an admin sets the password of the mail server, tries it out, and sees no trace of it', async ({
  page,
}) => {
  const password = `secret-${Date.now()}`;
  await openSignedIn(page, ADMIN, SETTINGS);
  const mail = page.getByRole('region', { name: 'Mail', exact: true });
  await mail.getByRole('button', { name: /^(Set|Replace)$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New value', { exact: true }).fill(password);
  await dialog.getByLabel('Your password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(mail.getByText('Saved. It is not shown again.')).toBeVisible();
  await expect(mail.getByText(/^Set on /)).toBeVisible();
  await mail.getByRole('button', { name: 'Send me a mail' }).click();
  await expect(mail.getByText('No mail server is set, so mails wait in the database.')).toBeVisible();
  await page.reload();
  await expect(mail.getByText(/^Set on /)).toBeVisible();
  expect(await page.content()).not.toContain(password);
});

test('an admin adds a day pass, sets its price and takes it off sale', async ({ page }) => {
  const name = `Weekend pass ${Date.now()}`;
  await openSignedIn(page, ADMIN, '/admin-dashboard?tab=plans');
  await page.getByRole('button', { name: 'Add a plan' }).click();
  const form = page.getByRole('dialog', { name: 'Add a plan' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Kind').selectOption({ value: 'DAY_PASS' });
  await form.getByLabel('Days').fill('2');
  await form.getByLabel('Price in rupees').fill('400');
  await form.getByRole('button', { name: 'Add plan' }).click();
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('₹400');
  await card.getByRole('button', { name: `Set price of ${name}` }).click();
  await page.getByLabel('Price in rupees').fill('450');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('₹450');
  await card.getByRole('button', { name: `Move ${name} up` }).press('Enter');
  await expect(card.getByRole('button', { name: `Move ${name} up` })).toBeFocused();
  await card.getByRole('button', { name: `Take off sale: ${name}` }).click();
  await expect(page.getByRole('region', { name: 'Not on sale' }).getByText(name)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});
