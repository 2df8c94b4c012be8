import { BLOG_ARTICLES_SHOWN, BLOG_PERIOD_MS } from './limits';

/** Number of the 12-hour period that contains `epochMs`. Periods start at 05:30 and 17:30 in India. */
export function periodAt(epochMs: number): number {
  return Math.floor(epochMs / BLOG_PERIOD_MS);
}

/**
 * The ids that the blog shows in `period`: the first twelve of a shuffle that depends only on the period and the set of
 * ids, so that every server and every browser computes the same ones.
 */
export function articlesOfPeriod(ids: readonly string[], period: number): string[] {
  const shuffled = [...ids].sort();
  const random = mulberry32(period);
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled.slice(0, BLOG_ARTICLES_SHOWN);
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, numbers in [0, 1). */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
