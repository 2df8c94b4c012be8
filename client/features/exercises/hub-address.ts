import { EQUIPMENT, MUSCLES, type Equipment, type Muscle } from '#common/exercises/exercises';
import { normaliseExerciseSearch } from '#common/exercises/normalise-search';
import { EXERCISE_PARAMETER, paths } from '#common/paths';

/** State in the query of the hub URL; missing parameters are null or empty. */
export interface HubAddress {
  search: string;
  muscle: Muscle | null;
  equipment: Equipment | null;
  exercise: string | null;
}

/** URL of the hub for a state; omits parameters that are not set. */
export function hubPath({ search, muscle, equipment, exercise }: Partial<HubAddress>): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (muscle) parameters.set('muscle', muscle);
  if (equipment) parameters.set('equipment', equipment);
  if (exercise) parameters.set(EXERCISE_PARAMETER, exercise);
  const text = parameters.toString();
  return text ? `${paths.exerciseHub}?${text}` : paths.exerciseHub;
}

/** Parses the query; unknown muscles and equipment are ignored. */
export function hubAddressOf(parameters: URLSearchParams): HubAddress {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === parameters.get(name)) ?? null;
  return {
    search: normaliseExerciseSearch(parameters.get('search') ?? ''),
    muscle: oneOf(MUSCLES, 'muscle'),
    equipment: oneOf(EQUIPMENT, 'equipment'),
    exercise: parameters.get(EXERCISE_PARAMETER),
  };
}
