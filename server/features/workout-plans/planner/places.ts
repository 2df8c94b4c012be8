import type { RequiredItem } from '#common/exercises/exercises';
import type { Location, PlanEquipment } from '#common/workout-plans/workout-plans';
import { AT_THE_PLACE, FROM_EQUIPMENT, HAS_MACHINES, UNSUITED } from './rules/places';

export function needsAtHand(
  location: Location,
  equipment: readonly PlanEquipment[],
): ReadonlySet<RequiredItem> {
  const usable = equipment.filter((one) => one !== 'machines' || HAS_MACHINES.includes(location));
  return new Set([...AT_THE_PLACE[location], ...usable.flatMap((one) => FROM_EQUIPMENT[one])]);
}

/** Selected equipment that is not available at the place. */
export function equipmentMissing(location: Location, equipment: readonly PlanEquipment[]): PlanEquipment[] {
  return equipment.filter((one) => one === 'machines' && !HAS_MACHINES.includes(location));
}

export const isSuitedTo = (location: Location, exerciseId: string) =>
  !UNSUITED[location].includes(exerciseId);

/** Whether any of the needed items comes with this equipment. */
export function isUsed(equipment: PlanEquipment, needs: ReadonlySet<RequiredItem>): boolean {
  return FROM_EQUIPMENT[equipment].some((need) => needs.has(need));
}
