import { useRef, useState, useSyncExternalStore } from 'react';
import type { ErrorCode } from '#common/error-codes';
import { SECOND_MS } from '#common/time';
import { codeOf, isUnreachable, messageOf } from '../../lib/errors';
import { showToast } from '../../lib/toast';
import type { Notice } from '../../lib/use-action';
import { useRetries } from '../../lib/use-retries';
import { withLock } from '../../lib/with-lock';
import { addPlanChange, dropPlanChange, onPlanChanges, planChanges, type DayChange } from './plan-changes';
import { workoutPlansContent } from './workout-plans.content';
import type { SavedPlanViewFragment } from './saved-plan.generated';
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
  const [notice, setNotice] = useState<Notice | null>(null);
  const lastPass = useRef(Promise.resolve());

  /** Returns whether to go on with the next change. */
  const deliver = async (change: DayChange): Promise<boolean> => {
    const { planId: id, day, isDone, madeAt } = change;
    const secondsAgo = Math.max(0, Math.floor((Date.now() - madeAt) / SECOND_MS));
    try {
      await setDay({ variables: { input: { id, day, isDone, secondsAgo } } });
    } catch (error) {
      if (isUnreachable(error) || TEMPORARY.has(codeOf(error))) return false;
      const message = messageOf(error, { fallback: tickFailed(day) });
      // As a toast too, since the day can be far below the notice.
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

  return {
    changes,
    notice,
    add: (change: Omit<DayChange, 'madeAt'>) => {
      setNotice(null);
      addPlanChange({ ...change, madeAt: Date.now() });
      sendAll();
    },
  };
}

const NONE: DayChange[] = [];
const noChanges = () => NONE;

export type PlanChanges = ReturnType<typeof usePlanChanges>;

/** The days of a plan as the member has ticked them, whether the server knows it yet or not. */
export function useDayTicks(
  { id, doneDays }: Pick<SavedPlanViewFragment, 'id' | 'doneDays'>,
  { changes, notice, add }: PlanChanges,
) {
  const own = changes.filter(({ planId }) => planId === id);
  const isDone = (day: number) => own.find((change) => change.day === day)?.isDone ?? doneDays.includes(day);
  const toggle = (day: number) => add({ planId: id, day, isDone: !isDone(day) });
  return { isDone, toggle, notice, waiting: own.length };
}

export type DayTicks = ReturnType<typeof useDayTicks>;
