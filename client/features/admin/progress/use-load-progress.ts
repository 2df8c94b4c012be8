import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { PROGRESS_PERIODS } from '#common/activity/weeks';
import { useAction } from '../../../lib/use-action';
import { memberProgressContent } from './progress.content';
import {
  MemberProgressDocument,
  type LatestActivityFragment,
  type MemberProgressFragment,
} from './progress.generated';

/** Weeks in the charts. */
const [, WEEKS] = PROGRESS_PERIODS;

const LATEST_MAX = 10;

export interface LoadedProgress {
  progress: MemberProgressFragment;
  /** Newest first. */
  latest: readonly LatestActivityFragment[];
}

/** Reads the progress of a member, when it is asked for. */
export function useLoadProgress(id: string) {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<LoadedProgress | null>(null);
  const { run, ...action } = useAction(memberProgressContent.failed);

  const read = async (): Promise<LoadedProgress> => {
    // Not cached: later visits would be missing.
    const { data } = await client.query({
      query: MemberProgressDocument,
      variables: { id, weeks: WEEKS, latest: LATEST_MAX },
      fetchPolicy: 'no-cache',
    });
    if (!data?.user) throw new Error(memberProgressContent.failed);
    return { progress: data.user.progress, latest: data.user.activities.nodes };
  };

  const load = () => run(() => read().then((all) => void setLoaded(all)));

  return { ...action, loaded, load: () => void load() };
}
