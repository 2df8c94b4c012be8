import { LRUCache } from 'lru-cache';
import type { PageResult } from './page-renderer';

const PAGES_MAX = 500;
const FRESH_MS = 60_000;

/** Anonymous pages by address: rendered once for all who ask at the same time, dropped when content changes. */
export class PageCache {
  private readonly pages = new LRUCache<string, Promise<PageResult>>({ max: PAGES_MAX, ttl: FRESH_MS });

  get(url: string, render: () => Promise<PageResult>): Promise<PageResult> {
    const kept = this.pages.get(url);
    if (kept) return kept;
    const page = render();
    this.pages.set(url, page);
    const forget = () => {
      if (this.pages.peek(url) === page) this.pages.delete(url);
    };
    page.then((result) => (isKeepable(result) ? undefined : forget()), forget);
    return page;
  }

  /** A page that is still being rendered reaches those who wait for it, and nobody after them. */
  clear(): void {
    this.pages.clear();
  }
}

/** A redirect costs nothing to make anew, and would push out pages that do. */
const isKeepable = (page: PageResult) => page.kind === 'page' && page.status === 200;
