import { useEffect, useState } from 'react';
import { articlesOfPeriod, periodAt } from '#common/articles/rotation';
import { BLOG_PERIOD_CHECK_MS } from '#common/articles/limits';
import { store } from '../../lib/storage';

interface ShownArticles {
  period: number;
  allArticleIds: string[];
  articles: { id: string }[];
}

interface NewArticles {
  /** Number of articles of the current period that are not shown yet. */
  count: number;
}

/**
 * Checks once a minute whether the period of the shown articles has ended; if so, returns how many articles of the
 * current period are new. They are shown only on request, so that no card moves while the user reads it. The stored
 * period is ignored here: tabs share it, but each may show different articles.
 */
export function useNewArticles({ period, allArticleIds, articles }: ShownArticles): NewArticles | undefined {
  const [currentPeriod, setCurrentPeriod] = useState(period);

  useEffect(() => {
    store('lastUpdatePeriod', String(period));
    const timer = setInterval(() => setCurrentPeriod(periodAt(Date.now())), BLOG_PERIOD_CHECK_MS);
    return () => clearInterval(timer);
  }, [period]);

  if (currentPeriod <= period) return undefined;
  const shown = new Set(articles.map(({ id }) => id));
  return { count: articlesOfPeriod(allArticleIds, currentPeriod).filter((id) => !shown.has(id)).length };
}
