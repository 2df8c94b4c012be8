import { useRef, useState } from 'react';
import { messages } from '#common/messages';
import { messageOf } from './errors';
import type { Notice } from './use-server-form';

interface Outcome {
  notice: Notice;
  tone: 'success' | 'failure';
}

/** Something that a press does, once at a time, and how it ended; the fallback is said of a failure without words. */
export function useAction(fallback: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  /** The action returns the sentence to show, or nothing when the page is left. */
  const run = async (action: () => Promise<string | undefined>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setOutcome(await outcomeOf(action, fallback));
    isUnderWay.current = false;
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
