/** Positions of arms that hold equipment, for leg exercises. */
import { between } from '../geometry/vector.mjs';
import { kettlebellAt } from '../props/free-weights.mjs';

/** @typedef {import('../figure/pose.mjs').Arm} Arm */

/** @type {Arm} */
export const HANDS_CLASPED = {
  frame: 'chest',
  grip: [0.018, 0.015, 0.3],
  fingers: [-0.75, 0.35, 0.6],
  palmTo: [-0.6, 0, -0.75],
  elbow: [0.7, -1, -0.2],
  curl: 35,
};

/** A barbell across the upper back. @type {Arm} */
export const ON_UPPER_BACK = {
  frame: 'chest',
  grip: [0.42, 0.085, -0.105],
  fingers: [0.1, 0.9, -0.2],
  palmTo: [0, 0.25, 1],
  elbow: [0.3, -1, -0.5],
  curl: 62,
};

/** A barbell across the front of the shoulders. @type {Arm} */
export const FRONT_RACK = {
  frame: 'chest',
  grip: [0.3, 0.15, 0.07],
  fingers: [-0.15, 0.45, -0.85],
  palmTo: [0, 1, 0.5],
  elbow: [-0.1, 0.1, 1],
  curl: 48,
};

/** The rear end of each dumbbell on the shoulder. @type {Arm} */
export const DUMBBELLS_ON_SHOULDERS = {
  frame: 'chest',
  wrist: [0.235, 0.195, 0.125],
  fingers: [-0.1, 0.75, -0.6],
  palmTo: [-1, 0, 0],
  elbow: [0.2, -0.4, 1],
  curl: 62,
};

/** The upper head of a dumbbell between both palms. @type {Arm} */
export const UNDER_THE_HEAD = {
  frame: 'chest',
  grip: [0.045, 0.09, 0.21],
  fingers: [-0.25, 0.95, 0.2],
  palmTo: [-1, -0.2, 0],
  elbow: [0.25, -1, 0.15],
  curl: 30,
};

/** @type {(depth: number) => Arm} */
const acrossChest = (depth) => ({
  frame: 'chest',
  wrist: [-0.05, 0.01, depth],
  fingers: [-0.72, 0.6, -0.2],
  palmTo: [-0.3, 0, -1],
  elbow: [0.6, -1, 0.3],
  curl: 18,
});

/** Arms crossed on the chest, with the left one in front. @type {{ armL: Arm, armR: Arm }} */
export const CROSSED = { armL: acrossChest(0.205), armR: acrossChest(0.16) };

/** @type {Arm} */
export const HANDS_ON_HIPS = {
  frame: 'pelvis',
  wrist: [0.205, 0.075, 0.005],
  fingers: [-0.35, -0.45, 0.8],
  palmTo: [-0.9, -0.2, -0.35],
  elbow: [1, 0.1, -0.75],
  curl: 14,
};

/** @type {Arm} */
export const DUMBBELLS_AT_SIDES = {
  upper: [0.2, -1, -0.02],
  fore: [0.1, -1, 0.06],
  palmTo: [-1, 0, 0],
  elbow: [0.3, 0, -1],
  curl: 64,
};

/** Fists before the shoulders, palms forward. @type {Arm} */
export const FRONT_OF_SHOULDERS = {
  frame: 'chest',
  grip: [0.27, 0.28, 0.12],
  fingers: [0, 1, 0.05],
  palmTo: [0, -0.05, 1],
  elbow: [0.35, -1, 0.1],
  curl: 62,
};

/** A kettlebell held in front of the chest by the sides of its handle. */
export const bellAtChest = {
  /** @type {Arm} */
  arms: {
    frame: 'chest',
    grip: [0.065, 0.06, 0.24],
    fingers: [-0.1, 1, 0.2],
    palmTo: [-1, 0, -0.1],
    elbow: [0.3, -1, 0.1],
    curl: 58,
  },
  /** @type {(body: import('../figure/body.mjs').Body) => import('../props/shapes.mjs').Shape[]} */
  prop: ({ grip }) => {
    const [x, y, z] = between(grip.L.at, grip.R.at);
    return kettlebellAt([x, y + 0.055, z], [0, -1, 0], [1, 0, 0]);
  },
};
