import { useEffect, useState } from 'react';
import { articlesOfPeriod, periodAt } from '#common/articles/rotation';
import { BLOG_PERIOD_CHECK_MS } from '#common/articles/limits';
import { storeLastUpdatePeriod } from './last-update-period';

interface ShownSet {
  period: number;
  allIds: string[];
  articles: { id: string }[];
}

export interface NewSet {
  /** Number of articles of the current period that are not shown yet. */
  newCount: number;
}

/**
 * Checks once a minute whether the period of the shown articles has ended; if so, returns how many articles of the
 * current period are new. They are shown only on request, so that no card moves while the user reads it. The stored
 * period is ignored here: tabs share it, but each may show a different set.
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
