import { EQUIPMENT, MUSCLES, type Equipment, type Muscle } from '#common/exercises';
import { searchLine } from '#common/search-line';
import { EXERCISE_PARAMETER, paths } from '../../lib/paths';

/** What the address of the hub says; what it does not name is null or empty. */
export interface HubAddress {
  search: string;
  muscle: Muscle | null;
  equipment: Equipment | null;
  exercise: string | null;
}

/** The address of the hub that says this, without what is not set. */
export function hubPath({ search, muscle, equipment, exercise }: Partial<HubAddress>): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (muscle) parameters.set('muscle', muscle);
  if (equipment) parameters.set('equipment', equipment);
  if (exercise) parameters.set(EXERCISE_PARAMETER, exercise);
  const text = parameters.toString();
  return text ? `${paths.exerciseHub}?${text}` : paths.exerciseHub;
}

/** What an address says; values that nobody knows count as none. */
export function hubAddressOf(parameters: URLSearchParams): HubAddress {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === parameters.get(name)) ?? null;
  return {
    search: searchLine(parameters.get('search') ?? ''),
    muscle: oneOf(MUSCLES, 'muscle'),
    equipment: oneOf(EQUIPMENT, 'equipment'),
    exercise: parameters.get(EXERCISE_PARAMETER),
  };
}

/** The variables of the query about the exercise that the address opens. */
export function openedExercise(parameters: URLSearchParams): { id: string } | null {
  const id = parameters.get(EXERCISE_PARAMETER);
  return id ? { id } : null;
}
