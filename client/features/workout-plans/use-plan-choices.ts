import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Limitation } from '#common/exercises/exercises';
import type { WorkoutPlanValues } from '#common/workout-plans/workout-plan.form';
import { tabDraft } from '../../lib/use-draft';
import {
  choicesIn,
  FIRST_CHOICES,
  hasChoices,
  mergedLimitations,
  searchParamsOf,
  toggledLimitation,
  type OwnLimitations,
} from './plan-choices';

interface Chosen {
  values: WorkoutPlanValues;
  own: OwnLimitations;
  /** The limitations in the diet details at the time of the last own change. */
  details: readonly Limitation[];
}

const FIRST: Chosen = { values: FIRST_CHOICES, own: {}, details: [] };

/** The last choices, restored after a reload and when the user returns from another page, such as an exercise. */
const lastChoices = tabDraft<Chosen>('workout plan choices');

/**
 * The choices of the form. Limitations follow the diet details (`known`, null until they are loaded), except for
 * those changed here. The choices, except limitations, are also written to the URL, which can be bookmarked and shared.
 */
export function usePlanChoices(known: readonly Limitation[] | null) {
  const [address, setAddress] = useSearchParams();
  const [chosen, setChosen] = useState(() => firstChoices(address));
  const { values, own } = chosen;
  const details = known ?? chosen.details;
  const keep = (changed: Partial<Chosen>) => {
    const next = { ...chosen, ...changed };
    lastChoices.keep(next);
    setChosen(next);
    setAddress(searchParamsOf(next.values), { replace: true });
  };
  return {
    choices: { ...values, limitations: mergedLimitations(details, own) },
    change: (changed: Partial<Omit<WorkoutPlanValues, 'limitations'>>) =>
      keep({ values: { ...values, ...changed } }),
    toggleLimitation: (one: Limitation) => keep({ own: toggledLimitation(details, own, one), details }),
  };
}

export type PlanChoices = ReturnType<typeof usePlanChoices>;

function firstChoices(address: URLSearchParams): Chosen {
  const last = lastChoices.read() ?? FIRST;
  return hasChoices(address) ? { ...last, values: choicesIn(address) } : last;
}
