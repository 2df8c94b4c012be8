import { useApolloClient } from '@apollo/client/react';

/** Lists that other pages have read, which contain the article or do not any more. */
const LISTS = ['articles', 'articleRotation', 'managedArticles'];

/** Returns a function that has other pages read their lists of articles again. */
export function useForgetLists(): () => void {
  const { cache } = useApolloClient();
  return () => LISTS.forEach((fieldName) => void cache.evict({ id: 'ROOT_QUERY', fieldName }));
}
