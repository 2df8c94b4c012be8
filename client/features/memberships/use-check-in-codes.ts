import { useEffect, useState } from 'react';
import { SECOND_MS } from '#common/time';
import { useAction } from '../../lib/use-action';
import {
  useIssueCheckInCodesMutation,
  type IssueCheckInCodesMutation,
  type ShownCheckInCodeFragment,
} from './check-in-codes.generated';
import { checkInCodeContent } from './memberships.content';

interface Issued {
  codes: readonly ShownCheckInCodeFragment[];
  /** What has to be added to `performance.now()` to get the time of the server. */
  offset: number;
}

/** The code to show now, until the clock of the server says otherwise; that of the device may be wrong. */
export function useCheckInCodes() {
  const [issueCodes] = useIssueCheckInCodesMutation();
  const { run, isBusy, notice } = useAction(checkInCodeContent.failed);
  const [issued, setIssued] = useState<Issued | null>(null);
  const [elapsed, setElapsed] = useState(0);
  const isIssued = issued !== null;

  useEffect(() => {
    if (!isIssued) return;
    const timer = setInterval(() => setElapsed(performance.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isIssued]);

  const issue = (): void =>
    void run(async () => {
      const { data } = await issueCodes();
      if (data) setIssued(issuedNow(data));
      setElapsed(performance.now());
      return undefined;
    });

  const now = issued ? issued.offset + elapsed : 0;
  const code = issued?.codes.find(
    ({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt),
  );
  return {
    issue,
    isBusy,
    notice,
    shown: code
      ? { digits: code.digits, seconds: Math.ceil((Date.parse(code.endsAt) - now) / SECOND_MS) }
      : null,
  };
}

const issuedNow = ({ issueCheckInCodes: { codes, issuedAt } }: IssueCheckInCodesMutation): Issued => ({
  codes,
  offset: Date.parse(issuedAt) - performance.now(),
});
