import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './journey';

interface Axe {
  run: (within: Node, options: RunOptions) => Promise<AxeResults>;
}

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The narrowest window that a page must fit into (WCAG 2.2, 1.4.10). No media query distinguishes it from a phone. */
const NARROWEST = { width: 320, height: 640 };

/** The rules whose result can depend on the colour scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no axe violations of any impact in the current state of the page; by all rules unless `rules` is given. With a
 * modal dialog, only in that: nobody reaches what it covers.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // A page whose code is still loading has no heading yet; the check is about the loaded page.
  await expect(page.locator('h1').first()).toBeVisible();
  await untilAnimationsEnd(page);
  await injectAxe(page);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
  };
  const findings = await page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: Axe };
    const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const { violations } = await axe.run(within, runOptions);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  }, options);
  expect(findings, `at ${page.viewportSize()?.width} pixels`).toEqual([]);
}

/**
 * Expects no axe violations in narrow windows, and in wide ones in both colour schemes, and no horizontal scrolling at
 * any width. Leaves the page as wide as a desktop, and dark. Narrow windows have the colours of wide ones.
 */
export async function expectAccessibleAtAllWidths(page: Page): Promise<void> {
  await expectNoHorizontalScrolling(page, PHONE);
  await switchTo(page, 'light');
  for (const window of [NARROWEST, DESKTOP]) {
    await expectNoHorizontalScrolling(page, window);
    await expectAccessible(page);
  }
  await switchTo(page, 'dark');
  await expectAccessible(page, COLOR_RULES);
}

async function expectNoHorizontalScrolling(page: Page, window: typeof DESKTOP): Promise<void> {
  await page.setViewportSize(window);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width);
}

async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
}

/** Elements that fade in do not have their final colours yet. Ignores infinite and scroll-driven animations. */
const untilAnimationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect, timeline, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && timeline === document.timeline && end !== Infinity;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** Injects axe by evaluate(): the content security policy forbids adding a script element. */
async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(await readFile(AXE_FILE, 'utf8'));
}
