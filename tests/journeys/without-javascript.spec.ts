import { expect, test } from './support/journey';

test.use({ javaScriptEnabled: false });

test('articles, the home page and its links work, and the theme colour is that of the page', async ({
  page,
}) => {
  await test.step('an article links to the log-in, and the log-in explains that it needs JavaScript', async () => {
    await page.goto('/our-blog');
    await page.getByRole('link', { name: 'READ MORE' }).nth(3).click();
    await expect(page.getByRole('link', { name: /log in|sign in/i }).first()).toBeVisible();
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/JavaScript/)).toBeVisible();
  });
  await test.step('the home page shows the timings and links to other pages', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table').first()).toContainText('Monday to Saturday');
    await expect(page.getByRole('link', { name: 'Read the blog', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Why join us', exact: true }).click();
    await expect(page).toHaveURL(/\/why-join$/);
  });
  await test.step('the home page shows hours, prices, rules and trainers, and links to the log-in', async () => {
    await page.goto('/home');
    const main = page.getByRole('main');
    await expect(main.getByText(/^(Open until|Back at|Closed)/).first()).toBeVisible();
    await expect(main.getByText('Passes from ₹1,300 a month.')).toBeVisible();
    for (const name of [
      'What you’ll find here',
      'Pick a pass',
      'How it works',
      'Etiquette',
      'Hygiene',
      'Come and see for yourself',
    ])
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Nutrition, 6 months/ })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Meet your trainers' }).getByRole('listitem')).toHaveCount(
      3,
    );
    await main.getByText('Wipe what you used').click();
    await expect(main.getByText('Spray and cloths hang')).toBeVisible();
    await main.getByRole('link', { name: 'JOIN NOW' }).first().click();
    await expect(page).toHaveURL(/\/pass-membership-plans$/);
    await expect(page.getByText('Log in or register to open this page.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fpass-membership-plans$/);
    await expect(page.getByText('Log in or register to join.')).toBeVisible();
  });
  await test.step('the theme colour is light even on a dark system, like the page', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/home');
    const color = page.locator('meta[name="theme-color"]');
    await expect(color).toHaveCount(1);
    await expect(color).not.toHaveAttribute('media');
  });
});
