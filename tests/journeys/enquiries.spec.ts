import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility';
import { newAddress, openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, open, test } from './support/journey';

test('a question of a guest survives a reload, reaches the front desk and is answered @phone', async ({
  page,
  browser,
}) => {
  const contact = newAddress('lift');
  await open(page, '/home');
  const ask = page.getByRole('button', { name: 'Ask us' });
  await ask.click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Meera Joshi');
  await form.getByLabel('Your question').fill('Is there a lift?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Enter a phone number or an e-mail address.')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await ask.click();
  await expect(form.getByLabel('Your question')).toHaveValue('Is there a lift?');
  await form.getByLabel('Phone number or e-mail').fill(contact);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your question has reached us.')).toBeVisible();
  await expect(form).toBeHidden();

  const desk = await browser.newPage();
  await openSignedIn(desk, ADMIN, `/admin-dashboard?tab=enquiries&q=${contact}`);
  const answered = desk.getByRole('button', { name: 'Answered the question of Meera Joshi' });
  await expect(answered).toHaveCount(1);
  await expectAccessibleAtAllWidths(desk);
  await answered.press('Enter');
  await desk.keyboard.type('There is one.');
  await desk.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(desk.getByText('No question matches')).toBeVisible();
  await desk.getByRole('link', { name: 'Answered', exact: true }).click();
  await expect(desk.getByRole('row').nth(1)).toContainText('There is one.');
  await desk.close();
});
