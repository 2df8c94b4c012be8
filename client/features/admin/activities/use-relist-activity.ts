import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { placeInList, withoutNode } from '../../../lib/place-in-list';
import {
  ActivitiesDocument,
  type ActivitiesQuery,
  type ActivitiesQueryVariables,
  type ListedActivityFragment,
} from './activities.generated';

type Edges = { node: ListedActivityFragment }[];

/** Puts a new activity into the list on screen, and takes a removed one out of it. */
export function useRelistActivity(variables: ActivitiesQueryVariables) {
  const { cache } = useApolloClient();
  return {
    add: (activity: ListedActivityFragment) => {
      // Other pages and filtered lists show it once they are loaded again.
      const { search, happenedOn } = variables.filter ?? {};
      if (variables.after || variables.before || search || happenedOn) return;
      change(cache, variables, ({ activities }) => placeInList(activities, activity, 'happenedAt'));
    },
    remove: (id: string) => change(cache, variables, ({ activities }) => withoutNode(activities.edges, id)),
  };
}

export type RelistActivity = ReturnType<typeof useRelistActivity>;

/** Changes the edges of a list in the cache, and its count with them. */
function change(
  cache: ApolloCache,
  variables: ActivitiesQueryVariables,
  edgesOf: (list: ActivitiesQuery) => Edges,
): void {
  cache.updateQuery({ query: ActivitiesDocument, variables }, (list) => {
    if (!list) return undefined;
    const { activities } = list;
    const edges = edgesOf(list);
    const count = activities.totalCount.count + edges.length - activities.edges.length;
    return {
      ...list,
      activities: { ...activities, edges, totalCount: { ...activities.totalCount, count } },
    };
  });
}
