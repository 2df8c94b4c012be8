/** What the places have, and what they have no room for. */
import type { Need } from '#common/exercises';
import type { Location, PlanEquipment } from '#common/workout-plans';

/** What every place has of its own. A mat is a rug or a folded blanket at home, and grass outdoors. */
export const AT_THE_PLACE: Record<Location, readonly Need[]> = {
  home: ['mat', 'wall', 'chair', 'step'],
  gym: ['mat', 'wall', 'chair', 'step', 'box', 'bench', 'rack', 'dip_bars'],
  studio: ['mat', 'wall', 'chair', 'step', 'box'],
  outdoor: ['mat', 'step'],
};

/** What can be done with each piece of equipment. */
export const FROM_EQUIPMENT: Record<PlanEquipment, readonly Need[]> = {
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
export const HAS_MACHINES: readonly Location[] = ['gym', 'studio'];

/** Walks need more room than a building has. */
const NO_ROOM_INDOORS: readonly string[] = ['brisk-walk'];

/** Done where there is no bench. */
const WITHOUT_BENCH: readonly string[] = ['dumbbell-floor-press'];

/** Exercises that a place has no room for, whose noise it does not bear, or which it has something better for. */
export const UNSUITED: Record<Location, readonly string[]> = {
  home: [...NO_ROOM_INDOORS, 'farmers-carry', 'medicine-ball-slam', 'walking-lunge', 'wall-ball'],
  gym: [...NO_ROOM_INDOORS, ...WITHOUT_BENCH],
  studio: NO_ROOM_INDOORS,
  outdoor: [],
};
