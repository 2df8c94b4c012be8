import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/**
 * Returns a function for after a change: it requests those of these queries again that are on screen, or all of them if
 * none is named. A failure is shown with what a query reads.
 */
export function useReread(...documents: DocumentNode[]): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    const isNamed = ({ options }: { options: { query: DocumentNode } }) =>
      documents.length === 0 || documents.includes(options.query);
    await client.refetchQueries({ include: 'active', onQueryUpdated: isNamed }).catch(() => undefined);
  };
}
