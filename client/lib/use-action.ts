import { useRef, useState } from 'react';
import type { ErrorCode } from '#common/error-codes';
import { codeOf, messageOf, type FailureTexts } from './errors';
import { showToast } from './toast';
import { useIsMounted } from './use-is-mounted';

/** A message to show above a form. Each notice is a new object, so that the same message is announced again. */
export interface Notice {
  message: string;
  /** The server's error code, if the notice is an error of the server. */
  code?: ErrorCode | undefined;
}

interface Outcome {
  notice: Notice;
  tone: 'success' | 'failure';
}

/** The action of a button; returns the message to show, or undefined if there is none, as when it leaves the page. */
type Action = () => Promise<string | undefined>;

/** Runs one action at a time. `isRunning` is up to date at once, `isBusy` only after the next render. */
export function useOneAtATime() {
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef(false);
  const run = async (action: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    try {
      await action();
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };
  return { run, isBusy, isRunning: () => running.current };
}

/**
 * Runs the action of a button, one at a time, and returns its outcome. `fallback` is shown for errors without a reason,
 * `unreachable` instead if the server does not respond. The earlier outcome is hidden meanwhile. If the button has
 * disappeared, a failure becomes a toast.
 */
export function useAction(fallback: string, unreachable?: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { run: runOne, isBusy } = useOneAtATime();
  const isMounted = useIsMounted();
  const run = (action: Action): Promise<void> =>
    runOne(async () => {
      setOutcome(null);
      const result = await outcomeOf(action, { fallback, unreachable });
      if (isMounted()) setOutcome(result);
      else if (result?.tone === 'failure') showToast(result.notice.message);
    });

  return { run, isBusy, notice: outcome?.notice ?? null, tone: outcome?.tone ?? 'success' };
}

async function outcomeOf(action: Action, texts: FailureTexts): Promise<Outcome | null> {
  try {
    const message = await action();
    return message === undefined ? null : { notice: { message }, tone: 'success' };
  } catch (error) {
    return { notice: noticeOf(error, texts), tone: 'failure' };
  }
}

export const noticeOf = (error: unknown, texts: FailureTexts): Notice => ({
  message: messageOf(error, texts),
  code: codeOf(error),
});
