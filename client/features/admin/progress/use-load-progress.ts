import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAction } from '../../../lib/use-action';
import { memberProgressContent } from './progress.content';
import { MemberActivitiesDocument, type CountedActivityFragment } from './progress.generated';

const PAGE_SIZE = 100;

/** How many pages are read; older entries are left out. */
const PAGES_MAX = 10;

export interface LoadedActivities {
  /** Newest first. */
  activities: CountedActivityFragment[];
  /** Whether these are all. */
  isComplete: boolean;
}

/** Reads all visits and workouts of a member, when it is asked for. */
export function useLoadProgress(id: string) {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<LoadedActivities | null>(null);
  const { run, ...action } = useAction(memberProgressContent.failed, memberProgressContent.failed);

  const readPage = async (after: string | null) => {
    const variables = { id, first: PAGE_SIZE, after };
    // Not cached: the pages are needed once, and only together.
    const { data } = await client.query({
      query: MemberActivitiesDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    if (!data?.user) throw new Error(memberProgressContent.failed);
    return data.user.activities;
  };

  const readAll = async (): Promise<LoadedActivities> => {
    const activities: CountedActivityFragment[] = [];
    let after: string | null = null;
    for (let page = 0; page < PAGES_MAX; page++) {
      const { nodes, pageInfo } = await readPage(after);
      activities.push(...nodes);
      if (!pageInfo.hasNextPage) return { activities, isComplete: true };
      after = pageInfo.endCursor ?? null;
    }
    return { activities, isComplete: false };
  };

  const load = () => run(() => readAll().then((all) => void setLoaded(all)));

  return { ...action, loaded, load: () => void load() };
}
