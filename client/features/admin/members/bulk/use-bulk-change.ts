import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../../../../lib/toast';
import { MembersDocument } from '../members.generated';
import { MemberCountDocument } from '../overview.generated';
import { bulkContent } from './bulk.content';
import { BulkChangeDocument, useRetryBulkChangeMutation, type BulkProgressFragment } from './bulk.generated';

/** How often the progress of a job is asked for, in milliseconds. */
const POLL_MS = 1000;

/** The change of many members that was started last, until it is done and has no failures left to show. */
export function useBulkChange() {
  const client = useApolloClient();
  const [change, setChange] = useState<BulkProgressFragment | null>(null);
  const [retry] = useRetryBulkChangeMutation();

  const follow = (next: BulkProgressFragment) => {
    const isDone = next.status === 'FINISHED';
    setChange(isDone && next.failedCount === 0 ? null : next);
    if (!isDone) return;
    showToast(bulkContent.done(next.changedCount, next.unchangedCount));
    // The rows and figures on screen; other pages are asked for when they are opened.
    client.cache.evict({ fieldName: 'members' });
    void client.refetchQueries({ include: [MembersDocument, MemberCountDocument] });
  };

  const poll = useEffectEvent(async (id: string) => {
    const answer = await client
      .query({ query: BulkChangeDocument, variables: { id }, fetchPolicy: 'no-cache' })
      // Asked again in a second: the job runs on without this page.
      .catch(() => null);
    const next = answer?.data?.bulkChange;
    if (next && change?.id === id) follow(next);
  });

  const runningId = change?.status === 'RUNNING' ? change.id : null;
  useEffect(() => {
    if (runningId === null) return;
    const timer = setInterval(() => void poll(runningId), POLL_MS);
    return () => clearInterval(timer);
  }, [runningId]);

  return {
    change,
    follow,
    dismiss: () => setChange(null),
    retryFailed: async ({ id }: BulkProgressFragment) => {
      const { data } = await retry({ variables: { input: { id } } });
      if (data) follow(data.retryBulkChange.bulkChange);
    },
  };
}
