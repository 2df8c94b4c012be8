/** Equipment of each place, and the exercises that do not suit it. */
import type { RequiredItem } from '#common/exercises/exercises';
import type { Location, PlanEquipment } from '#common/workout-plans/workout-plans';

/** At home a rug or a folded blanket serves as a mat, outdoors grass does. */
export const AT_THE_PLACE: Record<Location, readonly RequiredItem[]> = {
  home: ['mat', 'wall', 'chair', 'step'],
  gym: ['mat', 'wall', 'chair', 'step', 'box', 'bench', 'rack', 'dip_bars'],
  studio: ['mat', 'wall', 'chair', 'step', 'box'],
  outdoor: ['mat', 'step'],
};

/** The items for exercises that each type of equipment provides. */
export const FROM_EQUIPMENT: Record<PlanEquipment, readonly RequiredItem[]> = {
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

/** Places with machines. */
export const HAS_MACHINES: readonly Location[] = ['gym', 'studio'];

/** Walks need more room than there is indoors. */
const NO_ROOM_INDOORS: readonly string[] = ['brisk-walk'];

/** Exercises for places without a bench only. */
const ONLY_WITHOUT_BENCH: readonly string[] = ['dumbbell-floor-press'];

/** Exercises that need too much room for a place, are too noisy there, or have a better alternative there. */
export const UNSUITED: Record<Location, readonly string[]> = {
  home: [...NO_ROOM_INDOORS, 'farmers-carry', 'medicine-ball-slam', 'walking-lunge', 'wall-ball'],
  gym: [...NO_ROOM_INDOORS, ...ONLY_WITHOUT_BENCH],
  studio: NO_ROOM_INDOORS,
  outdoor: [],
};
