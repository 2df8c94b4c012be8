import type { Browser, Page } from '@playwright/test';
import { signIn, type Person } from './accounts';

/** The desk of the demonstration. */
export const ADMIN: Person = { email: 'admin@studio.example', password: 'Admin-demo-2026' };

/** A browser of its own, with the orders that wait. */
export async function openDesk(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const desk = await context.newPage();
  await signIn(desk, ADMIN);
  await desk.goto('/admin-dashboard?tab=orders');
  return desk;
}

export const rowOf = (desk: Page, number: string) =>
  desk.getByRole('row', { name: new RegExp(`^(Order )?${number}\\b`) });

/** Follows the message about an order to the list that it is in now. */
export const follow = (desk: Page, status: string) =>
  desk
    .getByRole('group', { name: new RegExp(`Moved to ${status}\\.$`) })
    .getByRole('button', { name: 'Show' })
    .click();
