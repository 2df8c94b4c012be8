import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WorkoutPlanValues } from '#common/forms/workout-plan';
import { forgetWithSession } from '../../lib/storage';
import { addressOf, choicesIn } from './plan-choices';

/** The limitations that were chosen, for who looks up an exercise and comes back. */
let lastLimitations: WorkoutPlanValues['limitations'] = null;
forgetWithSession(() => (lastLimitations = null));

/** What the form has chosen. The address follows, so that it can be kept, shared and loaded again. */
export function usePlanChoices() {
  const [address, setAddress] = useSearchParams();
  const [choices, setChoices] = useState(() => ({ ...choicesIn(address), limitations: lastLimitations }));
  const change = (changed: Partial<WorkoutPlanValues>) => {
    const next = { ...choices, ...changed };
    lastLimitations = next.limitations;
    setChoices(next);
    setAddress(addressOf(next), { replace: true });
  };
  return { choices, change };
}

export type PlanChoices = ReturnType<typeof usePlanChoices>;
