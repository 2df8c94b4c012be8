import { writeFile } from 'node:fs/promises';
import { chromium, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { encode } from 'uqr';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { createMember, openSignedIn, startSession, type Person } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

const DESK = '/admin-dashboard?tab=check-in';
const KIOSK = '/check-in/kiosk';

// Refused log-ins and codes, and requests without a network.
test.use({
  expectedConsoleErrors: [/40[019] \((Bad Request|Unauthorized|Conflict)\)|ERR_INTERNET_DISCONNECTED/],
});

const result = (page: Page) => page.getByRole('region', { name: 'Result of the check-in' });

/** The page of a membership in a browser context of its own. */
async function openPhone(browser: Browser, baseURL: string | undefined, member: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const phone = await context.newPage();
  await openSignedIn(phone, member, '/membership');
  await phone.getByRole('button', { name: 'Show my code' }).click();
  await expect(phone.getByRole('img', { name: 'QR code for the check-in' })).toBeVisible();
  return phone;
}

/** The field of the front desk, once it has the focus. */
async function openDesk(page: Page) {
  await openSignedIn(page, ADMIN, DESK);
  const field = page.getByLabel('Code or name');
  await expect(field).toBeFocused();
  return field;
}

const digitsOn = async (phone: Page) => (await phone.getByText(/^\d{3} \d{3}$/).textContent())!;

/** The text of the QR code of a member. */
async function codeOf(request: APIRequestContext, member: Person): Promise<string> {
  const token = await startSession(request, member);
  const answer = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: 'mutation { issueCheckInCodes { codes { text } } }' },
  });
  const { data } = (await answer.json()) as { data: { issueCheckInCodes: { codes: { text: string }[] } } };
  return data.issueCheckInCodes.codes[0]!.text;
}

test('a member without a pass shows a code, buys one at the front desk and is checked in, by keyboard; no axe violations', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const member = await createMember(request, { name: 'Kavita Sane' });
  const phone = await openPhone(browser, baseURL, member);
  await expectAccessibleAtAllWidths(phone);
  const field = await openDesk(page);
  await page.keyboard.type(await digitsOn(phone));
  await expect(result(page)).toContainText('Never had a pass');
  await expectAccessibleAtAllWidths(page);
  await expect(result(page).getByRole('button', { name: 'Sell a pass' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Plan').selectOption('Basic, ₹1,300');
  await dialog.getByRole('radio', { name: 'Card' }).check();
  await dialog.getByRole('button', { name: 'Sell' }).press('Enter');
  await expect(result(page)).toContainText('Checked in');
  await expect(result(page)).toContainText('Basic until');
  await expect(field).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: member.email })).toHaveCount(1);
  await expect(result(page)).toContainText('Waiting for a code');

  // Typed without the focus, as a scanner does, and found by name.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.type(member.email);
  await expect(field).toHaveValue(member.email);
  await expect(page.getByRole('button', { name: `Kavita Sane ${member.email}` })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText(/Came (just now|\d+ min ago)\. Mark again\?/);
  await expect(page.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('y');
  await expect(result(page)).toContainText('Checked in');
  await expect(page.getByRole('listitem').filter({ hasText: member.email })).toHaveCount(2);
  await phone.context().close();
});

test('a device becomes a kiosk, which shows nothing else, until a staff member logs in', async ({
  page,
  request,
}) => {
  const member = await createMember(request, { name: 'Asha Rao' });
  const code = await codeOf(request, member);
  await openSignedIn(page, ADMIN, DESK);
  await page.getByRole('button', { name: 'Use this device as a kiosk' }).click();
  await page.getByRole('button', { name: 'Start the kiosk' }).click();
  await expect(page).toHaveURL(KIOSK);
  await page.goto('/admin-dashboard');
  await expect(page).toHaveURL(KIOSK);
  await page.goto('/home');
  await expect(page).toHaveURL(KIOSK);

  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please see the front desk')).toBeVisible();
  await expect(page.getByText('Asha')).toHaveCount(0);
  for (const digit of '000000') await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByText('This code is wrong. Please try again.')).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  await page.getByRole('button', { name: 'Staff' }).click();
  await expectAccessibleAtAllWidths(page);
  const logIn = async ({ email, password }: Person) => {
    await page.getByLabel('E-mail, username or phone number').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in and end the kiosk' }).click();
  };
  await logIn(member);
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await logIn(ADMIN);
  await expect(page).toHaveURL(DESK);
  await expect(page.getByLabel('Code or name')).toBeVisible();
});

test('the camera of the front desk reads the QR code of a member', async ({ request, baseURL }, testInfo) => {
  const member = await createMember(request, { name: 'Rohan Pawar' });
  const film = testInfo.outputPath('code.y4m');
  await writeFile(film, filmOf(await codeOf(request, member)));
  const { CHROME_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROME_PATH && { executablePath: CHROME_PATH }),
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const desk = await context.newPage();
  await openSignedIn(desk, ADMIN, DESK);
  await desk.getByRole('button', { name: 'Use the camera' }).click();
  await expect(result(desk)).toContainText('Rohan Pawar');
  await browser.close();
});

const FILM = { width: 640, height: 480, module: 10 };

/** A film of one picture, which shows a QR code, in the format that Chromium takes for a camera. */
function filmOf(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const { width, height, module } = FILM;
  const light = Buffer.alloc(width * height, 235);
  const [left, top] = [(width - size * module) / 2, (height - size * module) / 2];
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (!isDark) continue;
      for (let line = 0; line < module; line += 1) {
        const start = (top + row * module + line) * width + left + column * module;
        light.fill(16, start, start + module);
      }
    }
  }
  const colours = Buffer.alloc((width * height) / 2, 128);
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from('FRAME\n'), light, colours]);
}
