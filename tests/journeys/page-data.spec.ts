import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, open, test } from './support/journey';

/** Client-side navigation by a link in the footer, which has links to all pages at any width. */
async function follow(page: Page, name: string) {
  // During a view transition the old page is frozen, and the browser drops clicks.
  await page.evaluate(() => document.activeViewTransition?.finished);
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

test('a server-rendered page sends no GraphQL requests; one reached by navigation fetches its data once and caches it', async ({
  page,
  graphqlCalls,
}) => {
  for (const path of ['/home', '/why-join', '/photos', '/review', '/exercise-hub?exercise=plank']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(graphqlCalls).toEqual([]);

  const operations = () =>
    graphqlCalls.map((call) => (JSON.parse(call) as { operationName: string }).operationName);
  const main = page.getByRole('main');
  await open(page, '/service');
  await follow(page, 'Home');
  await expect(main.getByText('Passes from ₹1,300 a month.')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Premium, 3 months/ })).toBeAttached();
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

test.describe('when the API cannot be reached', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test.beforeEach(async ({ page }) => {
    await open(page, '/service');
    await page.route('**/graphql?*', (route) => route.abort());
  });

  test('the photos show an error and can be reloaded', async ({ page }) => {
    await follow(page, 'Photos');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Failed to load photos. Please try again later.');
    await expectAccessible(page);
    await page.unroute('**/graphql?*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(21);
  });
});
