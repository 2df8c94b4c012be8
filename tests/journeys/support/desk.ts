import type { Browser, Page } from '@playwright/test';
import { signIn, type Person } from './accounts';

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

export const rowOf = (desk: Page, number: string) =>
  desk.getByRole('row', { name: new RegExp(`^(Order )?${number}\\b`) });

/** Clicks "Show" in the message that an order has moved to another list. */
export const follow = (desk: Page, status: string) =>
  desk
    .getByRole('group', { name: new RegExp(`Moved to ${status}\\.$`) })
    .getByRole('button', { name: 'Show' })
    .click();
