import { useRef, useState } from 'react';
import { messages } from '#common/messages';
import { messageOf } from './errors';
import type { Notice } from './use-server-form';

interface Outcome {
  notice: Notice;
  tone: 'success' | 'failure';
}

/** Runs the action of a button, one at a time, and returns its outcome; `fallback` is shown for errors without text. */
export function useAction(fallback: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);

  /** The action returns the message to show, or undefined if it leaves the page. */
  const run = async (action: () => Promise<string | undefined>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setOutcome(await outcomeOf(action, fallback));
    isRunning.current = false;
    setIsBusy(false);
  };

  return { run, isBusy, notice: outcome?.notice ?? null, tone: outcome?.tone ?? 'success' };
}

async function outcomeOf(
  action: () => Promise<string | undefined>,
  fallback: string,
): Promise<Outcome | null> {
  try {
    const message = await action();
    return message === undefined ? null : { notice: { message }, tone: 'success' };
  } catch (error) {
    const message = messageOf(error, { fallback, unreachable: messages.serverUnreachable });
    return { notice: { message }, tone: 'failure' };
  }
}
