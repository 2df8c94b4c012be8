import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './journey';

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A desk, a phone, and the narrowest window that a page has to fit into (WCAG 2.2, 1.4.10). */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** What the other colour scheme can change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** No finding of axe, of any impact, on the page as it stands; by all its rules unless some are named. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // A page whose code is on its way has no heading yet: it is the page itself that is judged.
  await expect(page.locator('h1').first()).toBeVisible();
  await untilStill(page);
  await bringAxe(page);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const results = await page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    return axe.run(runOptions);
  }, options);
  const findings = results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(findings, `at ${page.viewportSize()?.width} pixels`).toEqual([]);
}

/** In every width and in both schemes: nothing for axe to find, and no scrolling sideways. */
export async function expectSound(page: Page): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width);
    await switchTo(page, 'light');
    await expectAccessible(page);
    await switchTo(page, 'dark');
    await expectAccessible(page, COLOR_RULES);
  }
}

async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** What is fading in has not its own colours yet. What never ends, or follows the scroll, is not waited for. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect, timeline, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && timeline === document.timeline && end !== Infinity;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** Through the debugger's channel: the security policy lets no foreign script into the page. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(await readFile(AXE_FILE, 'utf8'));
}
