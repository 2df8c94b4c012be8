import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility';
import { openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

const COVER = 'tools/media/masters/photos/platform.jpg';

test('an admin writes an article, which is saved, previewed, published, changed and restored', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const title = `Monsoon timings ${Date.now()}`;
  await openSignedIn(page, ADMIN, '/admin-dashboard?tab=articles');
  await expect(page.getByRole('status').filter({ hasText: /\d+ articles/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByLabel('Headline').fill(title);
  await page.getByLabel('Summary').fill('What changes in July.');
  await page.getByLabel('Author').fill('The front desk');
  await page.getByRole('textbox', { name: 'Paragraph, 1 of 1' }).focus();
  await page.keyboard.type('We open *an hour later*, see [our plans](/plans).');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bring a towel.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('link', { name: 'our plans' })).toBeVisible();
  await expect(preview.locator('strong')).toHaveText('an hour later');
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  expect(await (await request.get('/articles')).text()).not.toContain(title);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Paragraph, 2 of 2' })).toHaveValue('Bring a towel.');
  await page.getByRole('button', { name: 'Choose a cover' }).click();
  await page.getByRole('dialog').getByLabel('Choose a cover').setInputFiles(COVER);
  await page.getByRole('button', { name: 'Use as the cover' }).click();
  // Shown once its sizes are made.
  const cover = page.getByRole('group', { name: 'Cover picture' }).locator('img');
  await expect(cover).toBeVisible({ timeout: 60_000 });
  await expectAccessibleAtAllWidths(page);

  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('This is what the site shows.')).toBeVisible();
  const rows = (await (await request.get('/articles')).json()) as Record<string, string>[];
  expect(rows.find((row) => row['title'] === title)).toMatchObject({
    text: 'We open an hour later, see our plans.\nBring a towel.',
    created_team: 'The front desk',
  });

  await page.getByRole('textbox', { name: 'Paragraph, 2 of 2' }).fill('Bring two towels.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  expect(await (await request.get('/articles')).text()).not.toContain('two towels');
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: `View: ${title}` }).click();
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Paragraph, 2 of 2' })).toHaveValue('Bring a towel.');
  await expect(page.getByText('This is what the site shows.')).toBeVisible();

  await page.getByRole('link', { name: 'Open on the site' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'our plans' })).toHaveAttribute('href', '/plans');
});
