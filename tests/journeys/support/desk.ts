import type { Browser, Page } from '@playwright/test';
import { signIn, type Person } from './accounts';
import { expect, open } from './journey';

/** The demo admin. */
export const ADMIN: Person = { email: 'admin@studio.example', password: 'Admin-demo-2026' };

/** Opens the admin's open orders in a browser context of its own. */
export async function openDesk(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const desk = await context.newPage();
  await signIn(desk, ADMIN);
  await desk.goto('/admin-dashboard?tab=orders');
  return desk;
}

/**
 * Presses the two keys of a shortcut like somebody who types: without waiting for the page in between, which may take
 * longer than the pause that the panel allows.
 */
export const pressShortcut = async ({ keyboard }: Page, first: string, second: string): Promise<void> => {
  await Promise.all([keyboard.press(first), keyboard.press(second)]);
};

export const rowOf = (desk: Page, number: string) =>
  desk.getByRole('row', { name: new RegExp(`^(Order )?${number}\\b`) });

/** Clicks "Show" in the message that an order has moved to another list. */
export const follow = (desk: Page, status: string) =>
  desk
    .getByRole('group', { name: new RegExp(`Moved to ${status}\\.$`) })
    .getByRole('button', { name: 'Show' })
    .click();

/**
 * Expects the figure "Active" of a page of the panel to open a list of exactly as many members. Compares again if another
 * journey starts or ends a membership in between.
 */
export const expectActiveMembersListed = (page: Page, path: string) =>
  expect(async () => {
    await open(page, path);
    const tile = page.getByRole('link', { name: /^Active / });
    await expect(tile.locator('strong')).toHaveText(/^\d/);
    const count = await tile.locator('strong').innerText();
    await tile.click();
    await expect(page).toHaveURL('/admin-dashboard?tab=members&status=active');
    const list = page.getByRole('status').filter({ hasText: /members$/ });
    await expect(list).toHaveText(`${count} members`, { timeout: 5_000 });
  }).toPass();
