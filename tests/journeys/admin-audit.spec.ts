import { readFile } from 'node:fs/promises';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { createMember, openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

test('an admin exports the members that match, and finds the export in the audit', async ({
  page,
  request,
}) => {
  const { email } = await createMember(request, { name: 'Mugdha Paranjape' });
  await openSignedIn(page, ADMIN, `/admin-dashboard?tab=members&q=${email}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^bhor-members-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`Mugdha Paranjape,${email}`);

  await page.goto('/admin-dashboard?tab=audit&type=members_exported');
  await expect(page.getByRole('row').nth(1)).toContainText('List of members exported: 1 row');
  await expect(page.getByRole('row').nth(1)).toContainText('Studio Admin');
  await expectAccessibleAtAllWidths(page);
});
