import { useRef, useState } from 'react';
import { messages } from '#common/messages';
import { messageOf } from '../../lib/errors';
import type { Notice } from '../../lib/use-server-form';
import { accountContent } from './account.content';

interface Outcome {
  notice: Notice;
  tone: 'success' | 'failure';
}

/** Something that a press does, once at a time, and how it ended. */
export function useAction() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  /** The action returns the sentence to show, or nothing when the page is left. */
  const run = async (action: () => Promise<string | undefined>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setOutcome(await outcomeOf(action));
    isUnderWay.current = false;
    setIsBusy(false);
  };

  return { run, isBusy, notice: outcome?.notice ?? null, tone: outcome?.tone ?? 'success' };
}

async function outcomeOf(action: () => Promise<string | undefined>): Promise<Outcome | null> {
  try {
    const message = await action();
    return message === undefined ? null : { notice: { message }, tone: 'success' };
  } catch (error) {
    const message = messageOf(error, {
      fallback: accountContent.actionFailed,
      unreachable: messages.serverUnreachable,
    });
    return { notice: { message }, tone: 'failure' };
  }
}
