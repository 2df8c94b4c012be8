import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { createMember, logIn, newAddress, openSignedIn } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, open, test, untilHydrated } from './support/journey';

const REVIEWS = '/review';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');
const uniqueText = (name: string) => `${name} ${newAddress('words')}`;
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('userToken'));

async function write(page: Page, comment: string) {
  await page.getByRole('button', { name: 'Add Your Review' }).click();
  await dialog(page).getByLabel('Comment').fill(comment);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
}

test('a member writes, edits and deletes a review', async ({ page, request }) => {
  const [first, second] = [uniqueText('Good bars'), uniqueText('Better bars')];
  await openSignedIn(page, await createMember(request, { name: 'Meera Joshi' }), REVIEWS);
  await page.getByRole('button', { name: 'Add Your Review' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Meera Joshi');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await expect(dialog(page).getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Write a comment.')).toBeVisible();
  await dialog(page).getByRole('radio', { name: '5 of 5 stars' }).press('ArrowLeft');
  await dialog(page).getByLabel('Comment').fill(first);
  await dialog(page).getByRole('button', { name: 'Save' }).click();

  const written = card(page, first);
  await expect(written).toContainText('Meera Joshi');
  await expect(written.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: written })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(written).toBeVisible();

  await written.getByRole('button', { name: /^Edit/ }).click();
  await expect(dialog(page).getByLabel('Comment')).toHaveValue(first);
  await dialog(page).getByLabel('Comment').fill(second);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page, second)).toContainText('edited');
  await expect(card(page, first)).toHaveCount(0);

  await card(page, second)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this review?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, second)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeFocused();
});

test('guests can read reviews and get a link to the log-in', async ({ page, request }) => {
  expect(await (await request.get(REVIEWS)).text()).not.toMatch(/(Reply|Hide|Delete)<span/);
  await open(page, REVIEWS);
  await expect(page.getByRole('button', { name: 'Add Your Review' })).toBeHidden();
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /Edit|Hide/ }),
  ).toHaveCount(0);
  await page.getByRole('link', { name: 'Log in to add your review' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test.describe('a session that ends while a review is being written', () => {
  test.use({ expectedConsoleErrors: [/401 \(Unauthorized\)/] });

  test('asks for a log-in in a new tab, and can be saved afterwards', async ({ page, request }) => {
    const comment = uniqueText('Not saved yet');
    const person = await createMember(request);
    await openSignedIn(page, person, REVIEWS);
    await page.getByRole('button', { name: 'Add Your Review' }).click();
    await dialog(page).getByLabel('Comment').fill(comment);
    const ended = await request.post('/graphql', {
      headers: { authorization: `Bearer ${await tokenOf(page)}` },
      data: { query: 'mutation { signOutEverywhere { message } }' },
    });
    expect(ended.ok()).toBe(true);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Please log in to submit a review');
    await expect(dialog(page).getByLabel('Comment')).toHaveValue(comment);
    const opened = page.waitForEvent('popup');
    await dialog(page).getByRole('link', { name: 'Log in' }).click();
    const other = await opened;
    await untilHydrated(other);
    await logIn(other, person);
    await expect(other).toHaveURL(/\/review$/);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(card(page, comment)).toBeVisible();
  });
});

test('an admin hides a review with a reason that its author can see, shows it again and replies', async ({
  page,
  request,
}) => {
  const comment = uniqueText('A private detail');
  const author = await createMember(request);
  await openSignedIn(page, author, REVIEWS);
  await write(page, comment);

  await openSignedIn(page, ADMIN, REVIEWS);
  await card(page, comment).getByRole('button', { name: /^Hide/ }).click();
  await dialog(page).getByLabel('Reason').fill('It names another member');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Hide' }).click();
  const hidden = page.getByRole('region', { name: 'Hidden reviews' }).getByRole('article');
  await expect(hidden.filter({ hasText: comment })).toContainText('It names another member');
  await expectAccessible(page);
  expect(await (await request.get('/api/reviews')).text()).not.toContain(comment);

  await openSignedIn(page, author, REVIEWS);
  await expect(page.getByRole('region', { name: 'Hidden by the studio' })).toContainText(
    'Reason: It names another member',
  );
  await expect(card(page, comment)).toHaveCount(1);

  await openSignedIn(page, ADMIN, REVIEWS);
  await hidden.filter({ hasText: comment }).getByRole('button', { name: /^Show/ }).click();
  await expect(hidden.filter({ hasText: comment })).toHaveCount(0);
  await card(page, comment)
    .getByRole('button', { name: /^Reply/ })
    .click();
  await dialog(page).getByLabel('Reply').fill('Thank you for telling us.');
  await dialog(page).getByRole('button', { name: 'Publish' }).click();
  await expect(card(page, comment)).toContainText('Reply from Bhor');
  await expect(card(page, comment)).toContainText('Thank you for telling us.');
  await expectAccessible(page);
});
