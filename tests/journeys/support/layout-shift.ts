import { expect, type Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Scrolls through the page and describes all layout shifts since the first paint. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    return new Promise<string[]>((resolve) => {
      const shifts: string[] = [];
      const observer = new PerformanceObserver((list) => {
        shifts.push(...(list.getEntries() as LayoutShift[]).map(describeShift));
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
    });

    function describeShift({ value, startTime, sources }: LayoutShift) {
      const moves = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      return `${value.toFixed(6)} after ${Math.round(startTime)} ms: ${moves.join('; ')}`;
    }
    function nameOf(node: Node | null) {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = node?.textContent?.trim().slice(0, 30);
      return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')} "${text}"`;
    }
    function placeOf({ x, y, width, height }: DOMRectReadOnly) {
      return [x, y, width, height].map(Math.round).join(' ');
    }
  });
}

interface RecordedShift {
  value: number;
  moved: string[];
}

/** Records the layout shifts of every document, but for those within half a second of an input. */
export const recordShifts = (page: Page) =>
  page.context().addInitScript(() => {
    const shifts: RecordedShift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: RecordedShift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
}
