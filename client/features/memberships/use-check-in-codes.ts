import { useEffect, useEffectEvent, useState } from 'react';
import { SECOND_MS } from '#common/time';
import { uncached } from '../../lib/apollo';
import { useAction } from '../../lib/use-action';
import {
  useIssueCheckInCodesMutation,
  type IssueCheckInCodesMutation,
  type ShownCheckInCodeFragment,
} from './check-in-codes.generated';
import { checkInCodeContent as content } from './memberships.content';

interface Issued {
  codes: readonly ShownCheckInCodeFragment[];
  /** Difference between the time of the server and `performance.now()`. */
  offset: number;
}

/** How long to wait after a failed request for further codes, in milliseconds. */
const RETRY_MS = 5 * SECOND_MS;

/**
 * The code to show now, by the clock of the server, since the device may be wrong. Once codes are requested, each
 * change of code requests more, so that there are always enough for two minutes without a connection.
 */
export function useCheckInCodes() {
  const [issueCodes] = useIssueCheckInCodesMutation(uncached);
  const [issued, setIssued] = useState<Issued | null>(null);
  const { run, isBusy, notice } = useAction(
    content.failed,
    issued ? content.offline : content.offlineAtFirst,
  );
  const [requestedAt, setRequestedAt] = useState<number | null>(null);
  const [elapsed, setElapsed] = useState(0);
  const isAskedFor = requestedAt !== null;

  const issue = (): void => {
    setRequestedAt(performance.now());
    void run(async () => {
      const { data } = await issueCodes();
      if (data) setIssued(issuedNow(data));
      setElapsed(performance.now());
      return undefined;
    });
  };

  const now = (issued?.offset ?? 0) + elapsed;
  const shown = issued?.codes.find(
    (code) => Date.parse(code.startsAt) <= now && now < Date.parse(code.endsAt),
  );

  const tick = useEffectEvent(() => {
    const time = performance.now();
    setElapsed(time);
    const isFirst = shown !== undefined && shown === issued?.codes[0];
    if (!isFirst && !isBusy && !document.hidden && time - (requestedAt ?? 0) >= RETRY_MS) issue();
  });
  /** While the device sleeps, `performance.now()` may stand still. */
  const refresh = useEffectEvent(() => {
    if (!document.hidden && !isBusy) issue();
  });
  useEffect(() => {
    if (!isAskedFor) return;
    const timer = setInterval(() => tick(), SECOND_MS);
    const listener = () => refresh();
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
    };
  }, [isAskedFor]);

  return {
    issue,
    isBusy,
    notice,
    shown: shown ? { ...shown, seconds: Math.ceil((Date.parse(shown.endsAt) - now) / SECOND_MS) } : null,
  };
}

const issuedNow = ({ issueCheckInCodes: { codes, issuedAt } }: IssueCheckInCodesMutation): Issued => ({
  codes,
  offset: Date.parse(issuedAt) - performance.now(),
});
