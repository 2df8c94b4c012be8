import { useRef, useState } from 'react';
import { messageOf } from '../../lib/errors';
import { showToast } from '../../lib/toast';
import type { Notice } from '../../lib/use-action';
import { workoutPlansContent } from './workout-plans.content';
import type { SavedPlanViewFragment } from './saved-plan.generated';
import { useSetWorkoutPlanDayMutation } from './workout-plans.generated';

const { tickFailed } = workoutPlansContent.saved;

interface Click {
  isDone: boolean;
}

/** The last click on each day, until the server has confirmed it. */
type Pending = ReadonlyMap<number, Click>;

/** Ticks are shown optimistically and sent one at a time, in order; a failed one is reverted with an error. */
export function useDayTicks({ id, doneDays }: Pick<SavedPlanViewFragment, 'id' | 'doneDays'>) {
  const [setDay] = useSetWorkoutPlanDayMutation();
  const [pending, setPending] = useState<Pending>(new Map());
  const [notice, setNotice] = useState<Notice | null>(null);
  const queue = useRef(Promise.resolve());

  const send = async (day: number, click: Click) => {
    try {
      await setDay({ variables: { input: { id, day, isDone: click.isDone } } });
    } catch (error) {
      const message = messageOf(error, { fallback: tickFailed(day) });
      // As a toast too, since the day can be far below the notice.
      showToast(message);
      setNotice({ message });
    }
    // Unless the day was clicked again meanwhile.
    setPending((before) => (before.get(day) === click ? without(before, day) : before));
  };
  const isDone = (day: number) => pending.get(day)?.isDone ?? doneDays.includes(day);
  const toggle = (day: number) => {
    const click = { isDone: !isDone(day) };
    setNotice(null);
    setPending((before) => new Map(before).set(day, click));
    queue.current = queue.current.then(() => send(day, click));
  };
  return { isDone, toggle, notice };
}

export type DayTicks = ReturnType<typeof useDayTicks>;

function without(pending: Pending, day: number): Pending {
  const rest = new Map(pending);
  rest.delete(day);
  return rest;
}
