import { useEffect, useState } from 'react';
import type { KioskCheckInInput } from '../../../graphql/types.generated';
import { uncached } from '../../../lib/apollo';
import { fieldsOf, isRefusedFor, messageOf } from '../../../lib/errors';
import { play } from '../check-in/sounds';
import { ANSWER_MS } from '../check-in/use-check-in';
import { useOutbox } from '../check-in/use-outbox';
import { kioskContent as content } from './kiosk.content';
import { useKioskCheckInMutation, type KioskCheckInMutation } from './kiosk.generated';

export interface KioskAnswer {
  tone: 'success' | 'warning' | 'danger';
  text: string;
}

/** Sends the codes of members, and shows each answer for a few seconds. */
export function useKiosk() {
  const [answer, setAnswer] = useState<KioskAnswer | null>(null);
  const [checkIn] = useKioskCheckInMutation(uncached);
  const show = (next: KioskAnswer): void => {
    play(next.tone === 'success' ? 'fine' : 'look-up');
    setAnswer(next);
  };
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(null), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answer]);

  // Nobody at the kiosk can decide anything, so nothing is kept.
  const { add, unsent } = useOutbox<Pick<KioskCheckInInput, 'code'>>({
    send: async (input) => {
      const { data } = await checkIn({ variables: { input } });
      if (data) show(answerOf(data.kioskCheckIn));
      return null;
    },
    refuse: (error) => {
      show({ tone: 'danger', text: textOf(error) });
      return null;
    },
  });
  return {
    answer,
    isOffline: unsent > 0,
    arrive: (code: string) => {
      setAnswer(null);
      void add({ code });
    },
  };
}

function answerOf({ outcome, firstName }: KioskCheckInMutation['kioskCheckIn']): KioskAnswer {
  if (outcome === 'RECORDED') return { tone: 'success', text: content.welcome(firstName) };
  if (outcome === 'RECENTLY_VISITED') return { tone: 'success', text: content.already(firstName) };
  return { tone: 'warning', text: content.seeDesk };
}

/** The server’s messages are for staff. */
function textOf(error: unknown): string {
  if (isRefusedFor(error, 'CODE_USED')) return content.used;
  if (isRefusedFor(error, 'CODE_EXPIRED')) return content.expired;
  if ('code' in fieldsOf(error)) return content.wrong;
  return messageOf(error, { fallback: content.failed });
}
