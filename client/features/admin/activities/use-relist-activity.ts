import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../../lib/toast';
import { placeInList, withoutNode } from '../../../lib/place-in-list';
import { showStatistics } from '../figures/figures';
import { activitiesContent } from './activities.content';
import {
  ActivitiesDocument,
  useRemoveActivityMutation,
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

/** Removes a visit or a workout, and takes it out of the list. The reason is for the journal. */
export function useRemoveActivity(relist: RelistActivity) {
  const [removeActivity] = useRemoveActivityMutation({
    update: (cache, { data }) => showStatistics(cache, data?.removeActivity.visitStatistics),
  });
  return async (id: string, reason: string): Promise<void> => {
    await removeActivity({ variables: { input: { id, reason } } });
    relist.remove(id);
    showToast(activitiesContent.removed);
  };
}

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
