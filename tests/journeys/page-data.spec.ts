import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, open, test } from './support/journey';

/** Follows a link of the footer, which has every page in any width, without a new document. */
async function follow(page: Page, name: string) {
  // While the page before still stands frozen, the browser loses what is pressed.
  await page.evaluate(() => document.activeViewTransition?.finished);
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

test('a page that the server has drawn asks for nothing', async ({ page, graphqlCalls }) => {
  for (const path of ['/home', '/why-join', '/photos', '/review', '/exercise-hub?exercise=plank']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(graphqlCalls).toEqual([]);
});

test('a page that is come to asks once for its data, shows it and keeps it', async ({
  page,
  graphqlCalls,
}) => {
  const operations = () =>
    graphqlCalls.map((call) => (JSON.parse(call) as { operationName: string }).operationName);
  const main = page.getByRole('main');
  await open(page, '/service');
  await follow(page, 'Home');
  await expect(main.getByText('Passes from ₹1,300 a month.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Premium 3 Months' })).toBeAttached();
  await follow(page, 'Why join');
  await expect(main.getByRole('figure').first()).toBeAttached();
  await follow(page, 'Photos');
  await expect(main.getByRole('listitem')).toHaveCount(21);
  await follow(page, 'Home');
  await expect(main.getByText('Passes from ₹1,300 a month.')).toBeVisible();
  await follow(page, 'Photos');
  await expect(main.getByRole('listitem')).toHaveCount(21);
  expect(operations()).toEqual(['HomePage', 'WhyJoinPage', 'PhotosPage']);
});

test.describe('on a dead network', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test.beforeEach(async ({ page }) => {
    await open(page, '/service');
    await page.route('**/graphql?*', (route) => route.abort());
  });

  test('the home page goes without what it could not ask for', async ({ page }) => {
    await follow(page, 'Home');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Earn your morning.' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Weekly timings' })).toBeAttached();
    for (const name of ['Pick a pass', 'Meet your trainers', 'What members say'])
      await expect(main.getByRole('heading', { name })).toHaveCount(0);
    await expect(main.getByText('₹')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('why join goes without the words of members', async ({ page }) => {
    await follow(page, 'Why join');
    await expect(page.getByRole('link', { name: 'Enquire now' })).toBeAttached();
    await expect(page.getByRole('figure')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the photos say that they did not load, and load again', async ({ page }) => {
    await follow(page, 'Photos');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Failed to load photos. Please try again later.');
    await expectAccessible(page);
    await page.unroute('**/graphql?*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(21);
  });
});
