import { LRUCache } from 'lru-cache';
import type { PageResult } from './client-entry';

const PAGES_MAX = 500;
const FRESH_MS = 60_000;

/** Caches anonymous pages by address for a minute. Concurrent requests share one rendering. */
export class PageCache {
  private readonly pages = new LRUCache<string, Promise<PageResult>>({ max: PAGES_MAX, ttl: FRESH_MS });

  get(url: string, render: () => Promise<PageResult>): Promise<PageResult> {
    const cached = this.pages.get(url);
    if (cached) return cached;
    const page = render();
    this.pages.set(url, page);
    const evict = () => {
      if (this.pages.peek(url) === page) this.pages.delete(url);
    };
    page.then((result) => (isCacheable(result) ? undefined : evict()), evict);
    return page;
  }

  /** Drops all pages. A page that is still being rendered is returned to the requests that wait for it, but not cached. */
  clear(): void {
    this.pages.clear();
  }
}

/** Redirects are cheap to compute and would evict pages that are not. */
const isCacheable = (page: PageResult) => page.kind === 'page' && page.status === 200;
