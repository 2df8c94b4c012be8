import { LEVELS, type Limitation, type RequiredItem } from '#common/exercises/exercises';
import type { Location, PlanEquipment } from '#common/workout-plans/workout-plans';
import type { LibraryExercise } from './library-exercise';
import type { PlanRequest } from './plan-request';
import { LEVEL_MAX } from './rules/exercise-choice';
import { AT_THE_PLACE, FROM_EQUIPMENT, HAS_MACHINES, UNSUITED } from './rules/places';

export const levelOf = ({ level }: LibraryExercise) => LEVELS.indexOf(level);

/** Exercises that suit place, equipment and experience, sorted by id so that the library's order does not matter. */
export function possibleExercises(
  request: PlanRequest,
  library: readonly LibraryExercise[],
): LibraryExercise[] {
  const atHand = needsAtHand(request.location, request.equipment);
  const most = LEVELS.indexOf(LEVEL_MAX[request.experience]);
  return library
    .filter(
      (exercise) =>
        levelOf(exercise) <= most &&
        isSuitedTo(request.location, exercise.id) &&
        exercise.needs.every((need) => atHand.has(need)),
    )
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

export function isSafeWith(limitations: readonly Limitation[], { avoid }: LibraryExercise): boolean {
  return !avoid.some((one) => limitations.includes(one));
}

function needsAtHand(location: Location, equipment: readonly PlanEquipment[]): ReadonlySet<RequiredItem> {
  const usable = equipment.filter((one) => one !== 'machines' || HAS_MACHINES.includes(location));
  return new Set([...AT_THE_PLACE[location], ...usable.flatMap((one) => FROM_EQUIPMENT[one])]);
}

/** Selected equipment that is not available at the place. */
export function equipmentMissing(location: Location, equipment: readonly PlanEquipment[]): PlanEquipment[] {
  return equipment.filter((one) => one === 'machines' && !HAS_MACHINES.includes(location));
}

const isSuitedTo = (location: Location, exerciseId: string) => !UNSUITED[location].includes(exerciseId);

/** Whether any of the needed items comes with this equipment. */
export function isUsed(equipment: PlanEquipment, needs: ReadonlySet<RequiredItem>): boolean {
  return FROM_EQUIPMENT[equipment].some((need) => needs.has(need));
}
