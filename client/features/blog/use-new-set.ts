import { useEffect, useState } from 'react';
import { articlesOfPeriod, periodAt } from '#common/article-rotation';
import { BLOG_PERIOD_CHECK_MS } from '#common/limits';
import { storeLastUpdatePeriod } from './last-update-period';

interface ShownSet {
  period: number;
  allIds: string[];
  articles: { id: string }[];
}

export interface NewSet {
  /** How many of its articles are not on the screen yet. */
  newCount: number;
}

/**
 * Looks every minute whether the period of the shown articles has ended, and says what the next set holds.
 * The reader decides when to see it, so that no card moves under the eye. What is stored does not count: all
 * tabs share it, and each shows a set of its own.
 */
export function useNewSet({ period, allIds, articles }: ShownSet): NewSet | undefined {
  const [currentPeriod, setCurrentPeriod] = useState(period);

  useEffect(() => {
    storeLastUpdatePeriod(period);
    const timer = setInterval(() => setCurrentPeriod(periodAt(Date.now())), BLOG_PERIOD_CHECK_MS);
    return () => clearInterval(timer);
  }, [period]);

  if (currentPeriod <= period) return undefined;
  const shown = new Set(articles.map(({ id }) => id));
  return { newCount: articlesOfPeriod(allIds, currentPeriod).filter((id) => !shown.has(id)).length };
}
