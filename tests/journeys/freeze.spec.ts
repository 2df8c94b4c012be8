import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { createMember, openSignedIn, signIn, startSession, type Person } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, open, test } from './support/journey';

/** Gives a member a month, and returns their id. */
async function givePass(request: APIRequestContext, { email }: Person): Promise<string> {
  const headers = { authorization: `Bearer ${await startSession(request, ADMIN)}` };
  const listed = await request.get('/api/user/admin/users', { headers, params: { search: email } });
  const { users } = (await listed.json()) as { users: { _id: string }[] };
  const id = users[0]!._id;
  const data = { status: 'active', plan: 'Premium' };
  const given = await request.put(`/api/user/admin/users/${id}/membership`, { headers, data });
  expect(given.ok()).toBe(true);
  return id;
}

const pass = (page: Page) => page.getByRole('region', { name: 'Gym pass' });
const fact = (page: Page, name: string) =>
  pass(page)
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');
const until = (page: Page) => fact(page, 'Valid until').textContent();

test('a member freezes the pass and withdraws it; an admin adds days; the end follows', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const member = await createMember(request, { name: 'Rekha Pawar' });
  const id = await givePass(request, member);
  await openSignedIn(page, member, '/membership');
  const before = await until(page);
  await pass(page).getByRole('button', { name: 'Freeze my pass' }).click();
  const dialog = page.getByRole('dialog', { name: 'Freeze my pass' });
  await dialog.getByLabel('How long').selectOption('4 days');
  await expect(dialog.getByRole('status')).toContainText(`instead of ${before}`);
  await expectAccessibleAtAllWidths(page);
  await dialog.getByRole('button', { name: 'Freeze' }).click();
  await expect(fact(page, 'Frozen')).toBeVisible();
  expect(await until(page)).not.toBe(before);

  await pass(page).getByRole('button', { name: 'Withdraw the freeze' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the freeze' }).click();
  await expect(fact(page, 'Valid until')).toHaveText(before!);

  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const desk = await context.newPage();
  await signIn(desk, ADMIN);
  await desk.goto(`/admin-dashboard?member=${id}`);
  await desk.getByRole('button', { name: 'Add days' }).click();
  const adding = desk.getByRole('dialog', { name: 'Add days to the membership of Rekha Pawar' });
  await adding.getByLabel('Number of days').fill('3');
  await adding.getByLabel('Reason').fill('Closed for repairs');
  await expectAccessibleAtAllWidths(desk);
  await adding.getByRole('button', { name: 'Add days' }).click();
  await expect(
    desk.getByText(/^Days added to membership: 3 days, until .*, Closed for repairs$/),
  ).toBeVisible();
  await context.close();
  await open(page, '/membership');
  await expect(fact(page, 'Valid until')).not.toHaveText(before!);
});
