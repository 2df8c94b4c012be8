import { useApolloClient } from '@apollo/client/react';
import { trainersContent } from './trainers.content';
import { ManagedTrainersDocument, type ListedTrainerFragment } from './trainers.generated';

/** Returns a function that reads all trainers from the server, and keeps them for the list. */
export function useFreshTrainers() {
  const client = useApolloClient();
  return async (): Promise<readonly ListedTrainerFragment[]> => {
    const { data } = await client.query({ query: ManagedTrainersDocument, fetchPolicy: 'network-only' });
    if (!data) throw new Error(trainersContent.loadFailed);
    return data.managedTrainers;
  };
}

/** Returns a function for after a change: removes the trainers from the cache that other tabs and pages use. */
export function useForgetTrainers() {
  const { cache } = useApolloClient();
  return () => {
    for (const fieldName of ['trainers', 'trainer']) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
  };
}
