import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './journey';

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core');

/** No finding of axe, of any impact, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page whose code is on its way has no heading yet: it is the page itself that is judged.
  await expect(page.locator('h1').first()).toBeVisible();
  // Through the debugger's channel: the security policy lets no foreign script into the page.
  await page.evaluate(await readAxe());
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
    return axe.run();
  });
  const findings = results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(findings).toEqual([]);
}

/** The page as it stands and in a narrow window: nothing for axe to find, and no scrolling sideways. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
}

async function readAxe(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(AXE_FILE, 'utf8');
}
