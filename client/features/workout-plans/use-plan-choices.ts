import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WorkoutPlanValues } from '#common/forms/workout-plan';
import { forgetWithSession } from '../../lib/storage';
import { addressOf, choicesIn, FIRST_CHOICES, namesChoices } from './plan-choices';

/** What was chosen last, for who looks up an exercise and comes back. */
let last = FIRST_CHOICES;
forgetWithSession(() => (last = FIRST_CHOICES));

/** What the form has chosen. The address follows, so that it can be kept, shared and loaded again. */
export function usePlanChoices() {
  const [address, setAddress] = useSearchParams();
  const [choices, setChoices] = useState(() => firstChoices(address));
  const change = (changed: Partial<WorkoutPlanValues>) => {
    const next = { ...choices, ...changed };
    last = next;
    setChoices(next);
    setAddress(addressOf(next), { replace: true });
  };
  return { choices, change };
}

export type PlanChoices = ReturnType<typeof usePlanChoices>;

const firstChoices = (address: URLSearchParams): WorkoutPlanValues =>
  namesChoices(address) ? { ...choicesIn(address), limitations: last.limitations } : last;
