import { useSession } from '../../lib/session';

/** Handler that prefetches an article on hover or focus of its card; undefined for guests, who may not read it. */
export function usePrefetchArticle(id: string): (() => void) | undefined {
  const isMember = useSession() === 'signed-in';
  if (!isMember) return undefined;
  // Errors are ignored: opening the article repeats the requests and shows them.
  return () =>
    void import('./prefetch-article')
      .then(({ prefetchArticle }) => prefetchArticle(id))
      .catch(() => undefined);
}
