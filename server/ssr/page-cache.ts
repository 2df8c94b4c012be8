import { LRUCache } from 'lru-cache';
import { PUBLIC_CONTENT_LIFE_MS } from '../lib/request-limits';
import type { PageResult } from './client-entry';

/** About one hundred pages. */
const BYTES_MAX = 32 * 1024 * 1024;
/** About how much memory a character of a page takes, with the prepared answers that belong to it. */
const BYTES_PER_CHARACTER = 4;

/** Caches anonymous pages by address for a minute, as many as fit. Concurrent requests share one rendering. */
export class PageCache {
  private readonly pages = new LRUCache<string, Promise<PageResult>>({
    maxSize: BYTES_MAX,
    ttl: PUBLIC_CONTENT_LIFE_MS,
  });

  get(url: string, render: () => Promise<PageResult>): Promise<PageResult> {
    const cached = this.pages.get(url);
    if (cached) return cached;
    const page = render();
    const start = performance.now();
    this.pages.set(url, page, { size: 1, start });
    const keep = (size: number) => {
      if (this.pages.peek(url) !== page) return;
      // The library keeps the size of a value that is set again.
      this.pages.delete(url);
      if (size > 0) this.pages.set(url, page, { size, start });
    };
    page.then(
      (result) => keep(sizeOf(result)),
      () => keep(0),
    );
    return page;
  }

  /** Drops all pages, whenever public content may have changed (composition/content-cache.ts). A page that is still being rendered is returned to the requests that wait for it, but not cached. */
  clear(): void {
    this.pages.clear();
  }
}

/** 0 for results that are not kept: redirects are cheap to compute and would evict pages that are not. */
const sizeOf = (page: PageResult) =>
  page.kind === 'page' && page.status === 200 ? Math.max(1, page.html.length * BYTES_PER_CHARACTER) : 0;
