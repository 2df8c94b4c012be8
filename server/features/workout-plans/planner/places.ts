import type { Need } from '#common/exercises';
import type { Location, PlanEquipment } from '#common/workout-plans';

/** What every place has of its own. A mat is a rug or a folded blanket at home, and grass outdoors. */
const AT_THE_PLACE: Record<Location, readonly Need[]> = {
  home: ['mat', 'wall', 'chair', 'step'],
  gym: ['mat', 'wall', 'chair', 'step', 'box', 'bench', 'rack', 'dip_bars'],
  studio: ['mat', 'wall', 'chair', 'step', 'box'],
  outdoor: ['mat', 'step'],
};

/** What can be done with each piece of equipment. */
const FROM_EQUIPMENT: Record<PlanEquipment, readonly Need[]> = {
  none: [],
  dumbbells: ['dumbbell'],
  resistance_bands: ['band'],
  barbell: ['barbell', 'plates'],
  machines: ['machine'],
  kettlebell: ['kettlebell'],
  yoga_mat: ['mat'],
  pull_up_bar: ['pull_up_bar'],
  medicine_ball: ['medicine_ball'],
  jump_rope: ['jump_rope'],
  stability_ball: ['stability_ball'],
};

/** Machines stand nowhere else. */
const HAS_MACHINES: readonly Location[] = ['gym', 'studio'];

/** Exercises that a place has no room for, or whose noise it does not bear, whatever is at hand. */
export const UNSUITED: Record<Location, readonly string[]> = {
  home: ['brisk-walk', 'farmers-carry', 'medicine-ball-slam', 'walking-lunge', 'wall-ball'],
  gym: ['brisk-walk'],
  studio: ['brisk-walk'],
  outdoor: [],
};

export function needsAtHand(location: Location, equipment: readonly PlanEquipment[]): ReadonlySet<Need> {
  const usable = equipment.filter((one) => one !== 'machines' || HAS_MACHINES.includes(location));
  return new Set([...AT_THE_PLACE[location], ...usable.flatMap((one) => FROM_EQUIPMENT[one])]);
}

/** Chosen equipment that the place cannot have. */
export function equipmentMissing(location: Location, equipment: readonly PlanEquipment[]): PlanEquipment[] {
  return equipment.filter((one) => one === 'machines' && !HAS_MACHINES.includes(location));
}

export const isSuitedTo = (location: Location, exerciseId: string) =>
  !UNSUITED[location].includes(exerciseId);

/** Whether a piece of equipment is among what exercises need. */
export function isUsed(equipment: PlanEquipment, needs: ReadonlySet<Need>): boolean {
  return FROM_EQUIPMENT[equipment].some((need) => needs.has(need));
}
