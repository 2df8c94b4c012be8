import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/**
 * Returns a function for after a change: it requests those of these queries again that are on screen, or all of them if
 * none is named. False if that fails, which is also shown with what a query reads.
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
