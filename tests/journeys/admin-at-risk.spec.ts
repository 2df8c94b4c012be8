import { expectAccessibleAtAllWidths } from './support/accessibility';
import { openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

test('members at risk are listed with the reason, until staff have called or postponed it', async ({
  page,
}) => {
  await openSignedIn(page, ADMIN, '/admin-dashboard?tab=at-risk');
  const first = page
    .getByRole('table', { name: /^Call first/ })
    .getByRole('row')
    .nth(1);
  await expect(first).toContainText(/No visit .*we flag after \d+\./);
  await expect(first.getByRole('link')).toHaveAttribute('href', /^tel:\+91/);
  await expectAccessibleAtAllWidths(page);

  const contacted = first.getByRole('button', { name: /^Contacted/ });
  const who = (await contacted.innerText()).replace('Contacted ', '');
  await contacted.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Note')).toBeFocused();
  await expectAccessibleAtAllWidths(page);
  await page.keyboard.type('Back from a trip on Monday.');
  await dialog.getByRole('button', { name: 'Save contact' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Contacted ${who}` })).toHaveCount(0);
  await expect(first).toBeFocused();

  const snooze = first.getByRole('button', { name: /^Snooze/ });
  const other = (await snooze.innerText()).replace('Snooze ', '');
  await snooze.click();
  await dialog.getByRole('radio', { name: '14 days' }).check();
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(first).toBeVisible();
  await expect(page.getByRole('button', { name: `Snooze ${other}` })).toHaveCount(0);
});
