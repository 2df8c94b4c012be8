import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SECOND_MS } from '#common/time';
import type { CheckInInput } from '../../../graphql/types.generated';
import { codeUsedAtIn, isUnreachable, messageOf } from '../../../lib/errors';
import { randomKey } from '../../../lib/random-key';
import { useOneAtATime } from '../../../lib/use-action';
import { checkInContent as content } from './check-in.content';
import { useCheckInMutation, type CheckInAnswerFragment } from './check-in.generated';
import { play } from './sounds';
import { addVisit } from './todays-visits';

type Decisions = Pick<CheckInInput, 'isRepeat' | 'admissionReason'>;
type Arrival = Pick<CheckInInput, 'code' | 'userId'>;

export type CheckInResult = { answer: CheckInAnswerFragment } | { failure: string };

/** For how long an answer is shown after which nothing has to be decided, in milliseconds. */
const ANSWER_MS = 4 * SECOND_MS;
const RETRY_MS = 5 * SECOND_MS;

/** Sends what was scanned, typed or decided, one after another, and keeps the last answer. */
export function useCheckIn() {
  const { result, show, clear } = useShownResult();
  const { cache } = useApolloClient();
  const [checkIn] = useCheckInMutation();
  const decisions = useRef<Decisions>({});

  const send = async (input: CheckInInput): Promise<void> => {
    const { data } = await checkIn({ variables: { input } });
    if (!data) return;
    if (data.checkIn.activity) addVisit(cache, data.checkIn.activity);
    show({ answer: data.checkIn });
  };
  const outbox = useOutbox(send, (error) => show({ failure: textOf(error) }));

  return {
    ...outbox,
    result,
    clear,
    arrive: (arrival: Arrival) => {
      decisions.current = {};
      return outbox.add(arrival);
    },
    /** Sends the member of the answer again, with this decision and earlier ones about the same arrival. */
    decide: (userId: string, decision: Decisions) => {
      decisions.current = { ...decisions.current, ...decision };
      return outbox.add({ userId, ...decisions.current });
    },
  };
}

/** The last answer, with its sound. It disappears after some time unless staff have to do something. */
function useShownResult() {
  const [result, setResult] = useState<CheckInResult | null>(null);
  const isDone = result !== null && isRecorded(result);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setResult(null), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [isDone, result]);
  const show = (next: CheckInResult): void => {
    play(isRecorded(next) ? 'fine' : 'look-up');
    setResult(next);
  };
  return { result, show, clear: () => setResult(null) };
}

const isRecorded = (result: CheckInResult): boolean =>
  'answer' in result && result.answer.outcome === 'CHECKED_IN';

/**
 * What has not reached the server is kept and sent again with the same key, because the server may have recorded the
 * visit although its answer was lost.
 */
function useOutbox(send: (input: CheckInInput) => Promise<void>, onFailure: (error: unknown) => void) {
  const kept = useRef<CheckInInput[]>([]);
  const [unsent, setUnsent] = useState(0);
  const { run, isBusy } = useOneAtATime();

  const sendAll = (): Promise<void> =>
    run(async () => {
      let isReached = true;
      for (let next = kept.current[0]; next && isReached; next = kept.current[0]) {
        try {
          await send(next);
        } catch (error) {
          isReached = !isUnreachable(error);
          if (isReached) onFailure(error);
        }
        if (isReached) kept.current.shift();
      }
      setUnsent(kept.current.length);
    });

  const retry = useEffectEvent(() => void sendAll());
  const isWaiting = unsent > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => retry();
    const timer = setInterval(listener, RETRY_MS);
    window.addEventListener('online', listener);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', listener);
    };
  }, [isWaiting]);

  return {
    unsent,
    isBusy,
    retry: () => void sendAll(),
    add: (values: Omit<CheckInInput, 'requestKey'>): Promise<void> => {
      kept.current.push({ ...values, requestKey: randomKey() });
      return sendAll();
    },
  };
}

function textOf(error: unknown): string {
  const usedAt = codeUsedAtIn(error);
  return usedAt === null
    ? messageOf(error, { fallback: content.failed, unreachable: content.failed })
    : content.usedAt(usedAt);
}
