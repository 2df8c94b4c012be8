/** The upright position of standing exercises. */
import { feetSideBySide } from './stances.mjs';

/** Bones of both feet, for `planted`. */
export const FEET = ['foot.L', 'foot.R', 'toes.L', 'toes.R'];

export const FROM_THE_FRONT = { azimuth: 14, elevation: 7 };

/** Upright on both feet, knees unlocked. */
export function upright({ lean = 0, spine = [0, 0, 0], head = [0, 0, 0], width = 0.14 } = {}) {
  const { at, legs } = feetSideBySide({ width, turn: 9, shin: 3, thigh: 4 });
  return { pelvis: { at, turn: [lean, 0, 0] }, spine, head, legs };
}
