import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ErrorCode } from '#common/error-codes';
import { SECOND_MS } from '#common/time';
import { codeOf, isUnreachable, messageOf } from '../../lib/errors';
import { showToast } from '../../lib/toast';
import type { Notice } from '../../lib/use-action';
import { useRetries } from '../../lib/use-retries';
import { withLock } from '../../lib/with-lock';
import { useSetTrainedExerciseMutation } from './training.generated';
import {
  addPlanChange,
  dropPlanChange,
  isExerciseChange,
  onPlanChanges,
  planChanges,
  type DayChange,
  type ExerciseChange,
  type PlanChange,
} from './plan-changes';
import { workoutPlansContent } from './workout-plans.content';
import { useSetWorkoutPlanDayMutation } from './workout-plans.generated';

const { tickFailed } = workoutPlansContent.saved;

const RETRY_MS = 15 * SECOND_MS;
/** Only one tab sends at a time. */
const LOCK = 'plan changes';

/** Errors after which the same change may succeed later; without a session, the end of the session deletes it. */
const TEMPORARY = new Set<ErrorCode | undefined>([
  'UNAUTHENTICATED',
  'RATE_LIMITED',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
]);

/** Sends the kept changes of all plans, one at a time: now, when the connection is back, and until all are answered. */
export function usePlanChanges() {
  const changes = useSyncExternalStore(onPlanChanges, planChanges, noChanges);
  const [setDay] = useSetWorkoutPlanDayMutation();
  const [setExercise] = useSetTrainedExerciseMutation();
  const [notice, setNotice] = useState<Notice | null>(null);
  const lastPass = useRef(Promise.resolve());

  const sendOne = (change: PlanChange) => {
    const secondsAgo = Math.max(0, Math.floor((Date.now() - change.madeAt) / SECOND_MS));
    if (isExerciseChange(change)) {
      const { planId, day, position, doneSets, loadKg } = change;
      return setExercise({ variables: { input: { planId, day, position, doneSets, loadKg, secondsAgo } } });
    }
    const { planId: id, day, isDone } = change;
    return setDay({ variables: { input: { id, day, isDone, secondsAgo } } });
  };

  /** Returns whether to go on with the next change. */
  const deliver = async (change: PlanChange): Promise<boolean> => {
    try {
      await sendOne(change);
    } catch (error) {
      if (isUnreachable(error) || TEMPORARY.has(codeOf(error))) return false;
      const message = messageOf(error, { fallback: tickFailed(change.day) });
      // Shown as a toast too, since the day can be far below the notice.
      showToast(message);
      setNotice({ message });
    }
    dropPlanChange(change);
    return true;
  };

  const pass = async (): Promise<void> => {
    for (let [change] = planChanges(); change; [change] = planChanges()) {
      if (!(await deliver(change))) return;
    }
  };
  const sendAll = () => {
    const passAfter = () => withLock(LOCK, pass);
    lastPass.current = lastPass.current.then(passAfter, passAfter);
  };
  useRetries(changes.length > 0, sendAll, RETRY_MS);

  const send = useRef(sendAll);
  useEffect(() => void (send.current = sendAll));
  /** The same function in every rendering. */
  const add = useCallback((change: Omit<DayChange, 'madeAt'> | Omit<ExerciseChange, 'madeAt'>) => {
    setNotice(null);
    addPlanChange({ ...change, madeAt: Date.now() });
    send.current();
  }, []);
  return { changes, notice, add };
}

const NONE: PlanChange[] = [];
const noChanges = () => NONE;

export type PlanChanges = ReturnType<typeof usePlanChanges>;
