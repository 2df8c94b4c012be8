import type { Page } from '@playwright/test';
import { apiDocsContent } from '../../client/developers/api-docs/api-docs.content';
import { explorerContent as content } from '../../client/developers/explorer/explorer.content';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility';
import { startSession } from './support/accounts';
import { ADMIN } from './support/desk';
import { expect, test } from './support/journey';

const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const answer = (page: Page) => editor(page, content.editor.answer);
const sender = (page: Page, name: string) => page.getByRole('radio', { name });
const example = (page: Page) => page.getByLabel(content.example.label);

test('an integrator runs an example, changes it, and leaves the editor with Tab', async ({ page }) => {
  await page.goto('/graphql');
  await example(page).selectOption('Plans and their prices');
  await page.getByRole('button', { name: content.run, exact: true }).click();
  await expect(answer(page)).toContainText('"planOffers"');
  await expect(page.getByText('Status 200')).toBeVisible();

  await editor(page, content.editor.query).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{ reviewSummary { coun');
  await page.getByRole('option', { name: /^count/ }).click();
  await page.keyboard.press('Control+Enter');
  await expect(answer(page)).toContainText('"reviewSummary"');
  await page.getByRole('button', { name: content.format }).click();
  await expect(editor(page, content.editor.query)).toContainText('reviewSummary {');
  await editor(page, content.editor.query).focus();
  await page.keyboard.press('Tab');
  await expect(editor(page, content.editor.variables)).toBeFocused();

  await page.getByLabel(content.docs.search).fill('reviewSummary');
  await page.getByText('reviewSummary', { exact: true }).last().click();
  await page.getByRole('button', { name: 'ReviewSummary' }).first().click();
  await expect(page.getByRole('heading', { name: 'ReviewSummary' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});

test('a key says what it may do, and nothing of it stays in the browser', async ({ page, request }) => {
  const key = await createKey(page, await startSession(request, ADMIN));
  await page.goto('/graphql');
  await sender(page, content.credentials.key).check();
  await page.getByLabel(content.credentials.keyLabel).fill(key);
  await page.getByRole('button', { name: content.credentials.show }).click();
  const summary = page.getByRole('region', { name: content.credentials.legend });
  await expect(summary.getByText('orders:read-any')).toBeVisible();
  await example(page).selectOption('Orders since a day');
  await page.getByRole('button', { name: content.run, exact: true }).click();
  await expect(answer(page)).toContainText('"orders"');
  await expect(page.getByText(/Status 200 .* cost \d+/)).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept + page.url()).not.toContain(key.slice(-10));
  await expectAccessible(page);
});

test('the reference of REST lists every call, also without JavaScript', async ({
  page,
  request,
  browser,
}) => {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as { paths: object };
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL('/api/docs', test.info().project.use.baseURL).href);
  for (const path of Object.keys(paths))
    await expect(plain.getByText(path, { exact: true }).first()).toBeVisible();
  await context.close();
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: apiDocsContent.header.title })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});

/** Makes a key that reads orders. */
async function createKey({ request }: Page, token: string): Promise<string> {
  const query = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }';
  const input = {
    name: `Explorer ${Date.now()}`,
    permissions: ['orders:read-any'],
    expiresInDays: 30,
    password: ADMIN.password,
  };
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query, variables: { input } },
  });
  const { data } = (await response.json()) as { data: { createApiKey: { key: string } } };
  return data.createApiKey.key;
}
