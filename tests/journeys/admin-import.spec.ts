import { expectAccessibleAtAllWidths } from './support/accessibility';
import { newAddress, openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

const IMPORT = '/admin-dashboard?tab=import';

const file = (content: string) => ({
  name: 'members.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

test('an admin imports a file with a mistake, after a check, and undoes it', async ({ page }) => {
  const emails = [newAddress('import'), newAddress('import')];
  const lines = [
    'Name,E-mail,Plan,Plan end,Member since',
    `Isha Import,${emails[0]},Premium,23/12/2026,1/2/2024`,
    `Omkar Import,${emails[1]},,,3/4/2024`,
    'Nobody,wrong@,,,5/6/2024',
  ];
  await openSignedIn(page, ADMIN, IMPORT);
  await expect(page.getByLabel('CSV file')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByLabel('CSV file').setInputFiles(file(lines.join('\r\n')));

  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('NAME');
  await expect(page.getByLabel('Plan end')).toHaveValue('ENDS_ON');
  await expect(page).toHaveURL(/import=/);
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('EMAIL');
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Check the file' }).click();

  await expect(page.getByRole('heading', { name: 'The row with mistakes' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'wrong@' })).toContainText('E-mail');
  await expectAccessibleAtAllWidths(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the row' }).click();
  expect((await download).suggestedFilename()).toBe('bhor-skipped-rows.csv');
  await page.getByRole('button', { name: 'Import 2 members' }).click();

  await expect(page.getByRole('button', { name: 'Undo import' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  const done = page.url();
  await page.goto(`/admin-dashboard?tab=members&q=${emails[0]}`);
  await expect(page.getByRole('row').filter({ hasText: emails[0]! })).toContainText('Premium');
  await page.goto(done);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible();
  await page.goto(`/admin-dashboard?tab=members&q=${emails[0]}`);
  await expect(page.getByRole('heading', { name: 'No one matches these filters' })).toBeVisible();
  await page.goto(IMPORT);
  await expect(page.getByRole('row').filter({ hasText: 'members.csv' }).first()).toContainText('Undone');
});
