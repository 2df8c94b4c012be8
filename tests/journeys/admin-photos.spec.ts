import { expectAccessibleAtAllWidths } from './support/accessibility';
import { openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

// The refused upload.
test.use({ expectedConsoleErrors: [/400 \(Bad Request\)/] });

/** One of the pictures that the gallery is made from. */
const FILE = 'tools/media/masters/photos/platform.jpg';

test('an admin uploads a photo, crops it by keyboard, and the gallery shows it', async ({
  page,
  request,
}) => {
  const caption = `Platform ${Date.now()}`;
  await openSignedIn(page, ADMIN, '/admin-dashboard?tab=photos');
  const file = page.getByLabel('Add a photo');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await file.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(svg) });
  await expect(page.getByRole('alert')).toContainText('not a JPEG, PNG, WebP or AVIF picture');
  await file.setInputFiles(FILE);
  const dialog = page.getByRole('dialog', { name: 'New photo' });
  await dialog.getByRole('button', { name: 'Add to the gallery' }).click();
  await expect(dialog.getByText('Write a short caption.')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await dialog.getByLabel('Right edge of the part').focus();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Shift+ArrowLeft');
  await dialog.getByLabel('Caption').fill(caption);
  await dialog.getByLabel('What the photo shows').fill('A platform with a bar.');
  await dialog.getByRole('button', { name: 'Add to the gallery' }).click();
  const added = page.getByRole('listitem').filter({ hasText: caption });
  await expect(added).toBeVisible();
  await expect(added.getByText('Sizes are being made')).toBeHidden({ timeout: 30_000 });
  expect(await (await request.get('/photos')).text()).toContain(caption);
  await added.getByRole('button', { name: `Delete: ${caption}` }).click();
  await page.getByRole('button', { name: 'Delete photo' }).click();
  await expect(added).toBeHidden();
  expect(await (await request.get('/photos')).text()).not.toContain(caption);
});
