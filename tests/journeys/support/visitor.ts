import type { Locator, Page } from '@playwright/test';

/** Counts taps, and collects what there is to read on each page. */
export class Visitor {
  taps = 0;
  readonly pages: string[][] = [];

  constructor(readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  /** Types into fields that follow each other; the keyboard of a phone leads from one to the next. */
  async type(first: Locator, ...values: string[]): Promise<void> {
    await this.tap(first);
    for (const [index, value] of values.entries()) {
      if (index > 0) await this.page.keyboard.press('Tab');
      const field = this.page.locator(':focus');
      if ((await field.evaluate((element) => element.tagName)) !== 'INPUT')
        await this.page.keyboard.press('Tab');
      await this.page.keyboard.type(value);
    }
  }

  async read(): Promise<void> {
    const text = await this.page.getByRole('main').innerText();
    this.pages.push([...new Set(text.match(/[A-Z][^.!?\n]{20,}[.!?]/g))]);
  }

  /** Sentences that are on more than one page. */
  readTwice(): string[] {
    const all = this.pages.flat();
    return all.filter((sentence, index) => all.indexOf(sentence) !== index);
  }
}
