import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/**
 * Returns a function for after a change: it repeats those of these queries that are on screen, or all of them if none
 * is given. Resolves to false if that fails, which the affected queries also show.
 */
export function useReread(...documents: DocumentNode[]): () => Promise<boolean> {
  const client = useApolloClient();
  return async () => {
    try {
      await client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ options }) => documents.length === 0 || documents.includes(options.query),
      });
      return true;
    } catch {
      return false;
    }
  };
}
