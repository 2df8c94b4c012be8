import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Limitation } from '#common/exercises';
import type { WorkoutPlanValues } from '#common/forms/workout-plan';
import { forgetWithSession } from '../../lib/storage';
import {
  addressOf,
  choicesIn,
  FIRST_CHOICES,
  limitationsBeside,
  namesChoices,
  toggledLimitation,
  type OwnLimitations,
} from './plan-choices';

interface Chosen {
  values: WorkoutPlanValues;
  own: OwnLimitations;
  /** What the diet details named when one of these was chosen. */
  details: readonly Limitation[];
}

const FIRST: Chosen = { values: FIRST_CHOICES, own: {}, details: [] };

/** What was chosen last, for who looks up an exercise and comes back. */
let last = FIRST;
forgetWithSession(() => (last = FIRST));

/**
 * What the form has chosen. Its limitations follow those that the diet details name, which are null while they are not
 * known, but for the ones that were chosen here. The address follows, so that it can be kept, shared and loaded again.
 */
export function usePlanChoices(known: readonly Limitation[] | null) {
  const [address, setAddress] = useSearchParams();
  const [chosen, setChosen] = useState(() => firstChoices(address));
  const { values, own } = chosen;
  const details = known ?? chosen.details;
  const keep = (changed: Partial<Chosen>) => {
    last = { ...chosen, ...changed };
    setChosen(last);
    setAddress(addressOf(last.values), { replace: true });
  };
  return {
    choices: { ...values, limitations: limitationsBeside(details, own) },
    change: (changed: Partial<Omit<WorkoutPlanValues, 'limitations'>>) =>
      keep({ values: { ...values, ...changed } }),
    toggleLimitation: (one: Limitation) => keep({ own: toggledLimitation(details, own, one), details }),
  };
}

export type PlanChoices = ReturnType<typeof usePlanChoices>;

const firstChoices = (address: URLSearchParams): Chosen =>
  namesChoices(address) ? { ...last, values: choicesIn(address) } : last;
