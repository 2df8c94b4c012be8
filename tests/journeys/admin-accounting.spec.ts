import { readFile } from 'node:fs/promises';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

test('an admin reads the figures of a month and downloads its payments', async ({ page }) => {
  await openSignedIn(page, ADMIN, '/admin-dashboard?tab=accounting');
  // The demo studio sold something in each of the last months.
  await page.getByLabel('Month').selectOption({ index: 1 });
  await expect(page).toHaveURL(/&month=\d{4}-\d\d$/);
  await expect(page.getByRole('table', { name: 'Documents' }).getByRole('row')).not.toHaveCount(1);
  await expect(page.getByText('Equal to the ledger')).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  const month = new URL(page.url()).searchParams.get('month');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV: Payments' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`bhor-payments-${month}.csv`);
  const [, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line.split(',')[1]).toMatch(new RegExp(`^${month}-\\d\\d$`));

  await page.goto('/admin-dashboard?tab=audit&type=accounting_exported');
  await expect(page.getByRole('row').nth(1)).toContainText('File for the accountant exported');
});
