import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { BUDGETS, HERO_BUDGETS, PUBLIC_PAGES, scriptBudgetOf } from '../../tools/audit/budgets.mjs';
import { expect, test } from './support/journey';
import { shiftOf } from './support/layout-shift';

type Kind = 'script' | 'stylesheet' | 'font';

/** Opens a page as a first visitor does, and adds up what came over the wire by kind, in bytes. */
async function weigh(page: Page, path: string): Promise<Record<Kind, number>> {
  const weights = { script: 0, stylesheet: 0, font: 0 };
  const weighed: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
    weighed.push(request.sizes().then(({ responseBodySize }) => void (weights[kind] += responseBodySize)));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(weighed);
  return weights;
}

for (const path of PUBLIC_PAGES) {
  test(`${path} keeps within its weight, and nothing on it moves`, async ({ page }) => {
    const weights = await weigh(page, path);
    expect(weights.script, 'JavaScript').toBeGreaterThan(0);
    expect(weights.script, 'JavaScript').toBeLessThanOrEqual(scriptBudgetOf(path));
    expect(weights.stylesheet, 'style sheets').toBeLessThanOrEqual(BUDGETS.stylesheet);
    expect(weights.font, 'fonts').toBeLessThanOrEqual(BUDGETS.font);
    expect(await shiftOf(page), 'layout shift').toBe(0);
  });
}

for (const { picture, width, limit } of HERO_BUDGETS) {
  test(`the hero ${picture} keeps within its weight at ${width} pixels`, () => {
    expect(fs.statSync(`client/public/media/${picture}/${width}.avif`).size).toBeLessThanOrEqual(limit);
  });
}
