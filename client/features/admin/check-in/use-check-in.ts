import { useRef, useState } from 'react';
import type { CheckInInput } from '../../../graphql/types.generated';
import { randomKey } from '../../../lib/random-key';
import { useAction } from '../../../lib/use-action';
import { checkInContent } from './check-in.content';
import { useCheckInMutation, type CheckInAnswerFragment } from './check-in.generated';

type Decisions = Pick<CheckInInput, 'isRepeat' | 'admissionReason'>;
type Arrival = Pick<CheckInInput, 'code' | 'userId'> & Decisions;

interface Attempt {
  arrival: string;
  requestKey: string;
}

/** Sends what was scanned, typed or decided, and keeps the last answer. */
export function useCheckIn() {
  const [checkIn] = useCheckInMutation();
  const [answer, setAnswer] = useState<CheckInAnswerFragment | null>(null);
  const [decisions, setDecisions] = useState<Decisions>({});
  const failed = useRef<Attempt | null>(null);
  const { run, isBusy, notice } = useAction(checkInContent.failed);

  const submit = (values: Arrival): Promise<void> =>
    run(async () => {
      setAnswer(null);
      failed.current = attemptAt(values, failed.current);
      const { requestKey } = failed.current;
      const { data } = await checkIn({ variables: { input: { ...values, requestKey } } });
      failed.current = null;
      setAnswer(data?.checkIn ?? null);
      return undefined;
    });

  return {
    isBusy,
    notice,
    answer,
    arrive: (values: Pick<Arrival, 'code' | 'userId'>) => {
      setDecisions({});
      return submit(values);
    },
    /** Sends the member of the answer again, with this decision and earlier ones about the same arrival. */
    decide: (userId: string, decision: Decisions) => {
      setDecisions({ ...decisions, ...decision });
      return submit({ userId, ...decisions, ...decision });
    },
    clear: () => setAnswer(null),
  };
}

/** The same request after a failure keeps its key, because the server may have recorded the visit. */
function attemptAt(values: Arrival, last: Attempt | null): Attempt {
  const arrival = JSON.stringify(values);
  return last?.arrival === arrival ? last : { arrival, requestKey: randomKey() };
}
