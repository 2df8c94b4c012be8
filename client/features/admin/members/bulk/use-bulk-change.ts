import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { BULK_TRANSACTION_MEMBERS } from '#common/bulk-changes/limits';
import { messageOf, NO_ANSWER } from '../../../../lib/errors';
import { useHasPermission } from '../../../../lib/permissions';
import { showToast, type ToastAction } from '../../../../lib/toast';
import { useReread } from '../../../../lib/use-reread';
import { FIGURES } from '../../figures/figures';
import { MembersDocument } from '../members.generated';
import { bulkContent } from './bulk.content';
import {
  BulkChangeDocument,
  OpenBulkChangeDocument,
  useDismissBulkChangeMutation,
  useRetryBulkChangeMutation,
  useUndoBulkChangeMutation,
  type BulkProgressFragment,
} from './bulk.generated';

const { undo: undoLabel, failed } = bulkContent;

/** How often the progress of a job is asked for, in milliseconds. */
const POLL_MS = 1000;

/**
 * The change of many members that the user started last, here or before the page was loaded, until it is done and has
 * no failures left to show.
 */
export function useBulkChange() {
  const client = useApolloClient();
  const reread = useReread(MembersDocument, ...FIGURES);
  const [change, setChange] = useState<BulkProgressFragment | null>(null);
  const [retry] = useRetryBulkChangeMutation();
  const [undo] = useUndoBulkChangeMutation();
  const [dismissChange] = useDismissBulkChangeMutation();
  const mayStart = useHasPermission('members:bulk');

  /** If that fails, the outcome is shown again when the page is loaded. */
  const sayThatSeen = ({ id }: BulkProgressFragment) =>
    void dismissChange({ variables: { input: { id } } }).catch(() => undefined);

  const undoOf = ({ id, viewerCanUndo }: BulkProgressFragment): ToastAction | undefined => {
    const run = async () => {
      const { data } = await undo({ variables: { input: { id } } });
      if (data) follow(data.undoBulkChange.bulkChange);
    };
    if (!viewerCanUndo) return undefined;
    const handleFailure = (error: unknown) =>
      showToast(messageOf(error, { fallback: failed, unreachable: NO_ANSWER }));
    return { label: undoLabel, run: () => void run().catch(handleFailure), isExtra: true };
  };

  const follow = (next: BulkProgressFragment) => {
    const isDone = next.status === 'FINISHED';
    setChange(isDone && next.failedCount === 0 ? null : next);
    if (!isDone) return;
    if (next.failedCount === 0 && next.memberCount > BULK_TRANSACTION_MEMBERS) sayThatSeen(next);
    showToast(bulkContent.done(next.changedCount, next.unchangedCount), undoOf(next));
    void reread();
  };

  const poll = useEffectEvent(async (id: string) => {
    const answer = await client
      .query({ query: BulkChangeDocument, variables: { id }, fetchPolicy: 'no-cache' })
      // Asked again in a second: the job runs on without this page.
      .catch(() => null);
    const next = answer?.data?.bulkChange;
    if (next && change?.id === id && change.status === 'RUNNING') follow(next);
  });

  const findOpen = useEffectEvent(async () => {
    if (!mayStart) return null;
    const answer = await client
      .query({ query: OpenBulkChangeDocument, fetchPolicy: 'no-cache' })
      // The list works without it.
      .catch(() => null);
    return answer?.data?.openBulkChange ?? null;
  });
  /** A change that was started meanwhile is newer. */
  const showFound = useEffectEvent((found: BulkProgressFragment) => {
    if (change === null) follow(found);
  });
  useEffect(() => {
    let isShown = true;
    void findOpen().then((found) => {
      if (found && isShown) showFound(found);
    });
    return () => {
      isShown = false;
    };
  }, []);

  const runningId = change?.status === 'RUNNING' ? change.id : null;
  useEffect(() => {
    if (runningId === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isShown = true;
    // One request after another: two answers that the job is done would be reported twice.
    const wait = () => {
      timer = setTimeout(() => void poll(runningId).then(() => isShown && wait()), POLL_MS);
    };
    wait();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [runningId]);

  return {
    change,
    follow,
    dismiss: () => {
      if (change) sayThatSeen(change);
      setChange(null);
    },
    retryFailed: async ({ id }: BulkProgressFragment) => {
      const { data } = await retry({ variables: { input: { id } } });
      if (data) follow(data.retryBulkChange.bulkChange);
    },
  };
}
