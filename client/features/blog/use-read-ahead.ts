import { useApolloClient } from '@apollo/client/react';
import { useSession } from '../../lib/session';
import { ArticleDocument } from './blog.generated';

/** Fetches an article when somebody who may read it reaches for its card: it opens without a pause. */
export function useReadAhead(id: string): (() => void) | undefined {
  const client = useApolloClient();
  const isMember = useSession() === 'signed-in';
  if (!isMember) return undefined;
  // What failed is asked for again, and told, when the article is opened.
  return () => void client.query({ query: ArticleDocument, variables: { id } }).catch(() => undefined);
}
