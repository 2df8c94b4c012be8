import fs from 'node:fs';
import type { Page, Request } from '@playwright/test';
import {
  BUDGETS,
  compressedSize,
  HERO_BUDGETS,
  SCRIPT_BUDGETS,
  STYLE_TEXT,
} from '../../tools/audit/budgets.mjs';
import { expectAccessibleAtAllWidths } from './support/accessibility';
import { expect, open, test } from './support/journey';
import { shiftsOf } from './support/layout-shift';
import { PUBLIC_PAGES } from './support/pages';

test.use({ reducedMotion: 'no-preference' });

type Kind = 'script' | 'stylesheet' | 'font';

/** Opens a page with an empty cache, and returns the bytes transferred per resource type. */
async function weigh(page: Page, path: string): Promise<Record<Kind, number>> {
  const weights = { script: 0, stylesheet: 0, font: 0 };
  const finished: Request[] = [];
  const record = (request: Request) => void finished.push(request);
  page.on('requestfinished', record);
  await open(page, path);
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', record);
  for (const request of finished) {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'stylesheet' || kind === 'font')
      weights[kind] += (await request.sizes()).responseBodySize;
  }
  weights.stylesheet += compressedSize(await page.evaluate<string>(STYLE_TEXT));
  return weights;
}

for (const path of new Set([...PUBLIC_PAGES, ...Object.keys(SCRIPT_BUDGETS)])) {
  test(`${path} stays within its size budgets, has no layout shifts, and no axe violations`, async ({
    page,
  }) => {
    const weights = await weigh(page, path);
    expect.soft(weights.script, 'JavaScript').toBeGreaterThan(0);
    expect.soft(weights.script, 'JavaScript').toBeLessThanOrEqual(SCRIPT_BUDGETS[path] ?? BUDGETS.script);
    expect.soft(weights.stylesheet, 'style sheets').toBeLessThanOrEqual(BUDGETS.stylesheet);
    expect.soft(weights.font, 'fonts').toBeLessThanOrEqual(BUDGETS.font);

    // Late fonts are not the subject here (styles/fonts.css deals with them): by now the browser has cached them.
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await shiftsOf(page), `at ${width} pixels`).toEqual([]);
    }
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // The header, which stays in view, would cover parts of links.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessibleAtAllWidths(page);
  });
}

for (const { picture, width, limit } of HERO_BUDGETS) {
  test(`the hero ${picture} stays within its size budget at ${width} pixels`, () => {
    expect(fs.statSync(`client/public/media/${picture}/${width}.avif`).size).toBeLessThanOrEqual(limit);
  });
}
