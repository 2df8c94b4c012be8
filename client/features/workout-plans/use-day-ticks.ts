import { useRef, useState } from 'react';
import { messageOf } from '../../lib/errors';
import { showToast } from '../../lib/toast';
import type { Notice } from '../../lib/use-server-form';
import { workoutPlansContent } from './workout-plans.content';
import { useSetWorkoutPlanDayMutation, type SavedPlanFactsFragment } from './workout-plans.generated';

const { tickFailed } = workoutPlansContent.saved;

interface Press {
  isDone: boolean;
}

/** The last press on each day that the server has not answered yet. */
type Pending = ReadonlyMap<number, Press>;

/** Ticks that show at once and are sent one after the other; one that fails goes back and says so. */
export function useDayTicks({ id, doneDays }: Pick<SavedPlanFactsFragment, 'id' | 'doneDays'>) {
  const [setDay] = useSetWorkoutPlanDayMutation();
  const [pending, setPending] = useState<Pending>(new Map());
  const [notice, setNotice] = useState<Notice | null>(null);
  const queue = useRef(Promise.resolve());

  const send = async (day: number, press: Press) => {
    try {
      await setDay({ variables: { id, day, isDone: press.isDone } });
    } catch (error) {
      const message = messageOf(error, { fallback: tickFailed(day), unreachable: tickFailed(day) });
      // Also where the day is, which can be far below the notice.
      showToast(message);
      setNotice({ message });
    }
    // Unless it was pressed again meanwhile.
    setPending((before) => (before.get(day) === press ? without(before, day) : before));
  };
  const isDone = (day: number) => pending.get(day)?.isDone ?? doneDays.includes(day);
  const toggle = (day: number) => {
    const press = { isDone: !isDone(day) };
    setNotice(null);
    setPending((before) => new Map(before).set(day, press));
    queue.current = queue.current.then(() => send(day, press));
  };
  return { isDone, toggle, notice };
}

export type DayTicks = ReturnType<typeof useDayTicks>;

function without(pending: Pending, day: number): Pending {
  const rest = new Map(pending);
  rest.delete(day);
  return rest;
}
