import { useApolloClient } from '@apollo/client/react';
import { useSession } from '../../lib/session';
import { ArticleDocument } from './blog.generated';

/** Handler that prefetches an article on hover or focus of its card; undefined for guests, who may not read it. */
export function usePrefetchArticle(id: string): (() => void) | undefined {
  const client = useApolloClient();
  const isMember = useSession() === 'signed-in';
  if (!isMember) return undefined;
  // Errors are ignored: opening the article repeats the request and shows them.
  return () => void client.query({ query: ArticleDocument, variables: { id } }).catch(() => undefined);
}
