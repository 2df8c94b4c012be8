import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { SECOND_MS } from '#common/time';
import type { CheckInInput } from '../../../graphql/types.generated';
import { codeUsedAtIn, messageOf } from '../../../lib/errors';
import { checkInContent as content } from './check-in.content';
import { useCheckInMutation, type CheckInAnswerFragment } from './check-in.generated';
import { play } from './sounds';
import { addVisit } from './todays-visits';
import { useOutbox } from './use-outbox';

type Decisions = Pick<CheckInInput, 'isRepeat' | 'admissionReason'>;
type Arrival = Pick<CheckInInput, 'code' | 'userId'>;

export type CheckInResult = { answer: CheckInAnswerFragment } | { failure: string };

/** For how long an answer is shown after which nothing has to be decided, in milliseconds. */
export const ANSWER_MS = 4 * SECOND_MS;

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
  const outbox = useOutbox<Omit<CheckInInput, 'requestKey'>>(send, (error) =>
    show({ failure: textOf(error) }),
  );

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

function textOf(error: unknown): string {
  const usedAt = codeUsedAtIn(error);
  return usedAt === null
    ? messageOf(error, { fallback: content.failed, unreachable: content.failed })
    : content.usedAt(usedAt);
}
