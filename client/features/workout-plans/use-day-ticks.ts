import { useRef, useState } from 'react';
import type { Notice } from '../../lib/use-server-form';
import { workoutPlansContent } from './workout-plans.content';
import { useSetWorkoutPlanDayMutation, type SavedPlanFactsFragment } from './workout-plans.generated';

const { tickFailed } = workoutPlansContent.saved;

/** What somebody has ticked and the server has not answered yet. */
type Pending = ReadonlyMap<number, boolean>;

/** Ticks that show at once and are sent one after the other; one that fails goes back and says so. */
export function useDayTicks({ id, doneDays }: Pick<SavedPlanFactsFragment, 'id' | 'doneDays'>) {
  const [setDay] = useSetWorkoutPlanDayMutation();
  const [pending, setPending] = useState<Pending>(new Map());
  const [notice, setNotice] = useState<Notice | null>(null);
  const queue = useRef(Promise.resolve());

  const send = async (day: number, isDone: boolean) => {
    try {
      await setDay({ variables: { id, day, isDone } });
    } catch {
      setNotice({ message: tickFailed(day) });
    }
    // Unless it was pressed again meanwhile.
    setPending((before) => (before.get(day) === isDone ? without(before, day) : before));
  };
  const isDone = (day: number) => pending.get(day) ?? doneDays.includes(day);
  const toggle = (day: number) => {
    const wanted = !isDone(day);
    setNotice(null);
    setPending((before) => new Map(before).set(day, wanted));
    queue.current = queue.current.then(() => send(day, wanted));
  };
  return { isDone, toggle, notice };
}

export type DayTicks = ReturnType<typeof useDayTicks>;

function without(pending: Pending, day: number): Pending {
  const rest = new Map(pending);
  rest.delete(day);
  return rest;
}
