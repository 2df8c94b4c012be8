import { LENGTHS } from '../figure/skeleton.mjs';
import { DEGREE } from '../geometry/vector.mjs';
import { MAT, abWheel, mat, wall } from '../props/studio.mjs';
import { mix } from './motion.mjs';
import { feetSideBySide } from './stances.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const KNEE = 0.062 + MAT;
/** The wheel rolls on the floor before the mat. */
const WHEEL = 0.1;

/** From the wheel under the shoulders until the body is nearly straight. */
function rollout(u) {
  const thigh = mix(4, 60, u);
  const knees = [0, KNEE, -0.35];
  const at = [
    0,
    knees[1] + LENGTHS.thigh * Math.cos(thigh * DEGREE),
    knees[2] + LENGTHS.thigh * Math.sin(thigh * DEGREE),
  ];
  const pitch = mix(60, 70, u);
  const wheel = mix(0.26, 0.97, u);
  return {
    pelvis: { at, turn: [pitch, 0, 0] },
    spine: [mix(18, 6, u), 0, 0],
    head: [mix(-6, -14, u), 0, 0],
    legs: {
      ankle: [0.1, 0.075 + MAT, knees[2] - LENGTHS.shin + 0.004],
      toes: [0, -0.2, -1],
      sole: [0, -1, 0.2],
      kneeTo: [0, -1, 0.8],
    },
    arms: {
      grip: [0.13, WHEEL, wheel],
      fingers: [0, mix(-1, -0.35, u), mix(0.15, 1, u)],
      palmTo: [0, mix(-0.2, -1, u), mix(-1, -0.35, u)],
      elbow: [1, -0.1, -0.5],
      curl: 60,
    },
  };
}

/** In a short stride, the front knee goes to the wall and back, the heel stays down. */
function ankleRock(u) {
  const { at, legs } = feetSideBySide({ shin: mix(10, 37, u), thigh: mix(30, 38, u), width: 0.1, turn: 2 });
  return {
    pelvis: { at, turn: [6, 0, 0] },
    head: [-6, 0, 0],
    legL: legs,
    legR: { foot: [0.11, 0, -0.45], turn: 4, heel: mix(8, 32, u) },
    arms: {
      palm: [0.2, 1.26, WALL_AHEAD],
      fingers: [0, 1, 0],
      palmTo: [0, 0, 1],
      elbow: [0.9, -1, -0.2],
      curl: 3,
    },
  };
}

/** A hand's width before the toes. */
const WALL_AHEAD = 0.29;

/** @type {Record<string, Motion>} */
export const KNEELING = {
  'ab-wheel-rollout': {
    view: { azimuth: 74, elevation: 10 },
    pose: rollout,
    props: [mat([0, -0.5], [0.68, 1.2]), abWheel],
  },
  'knee-to-wall-ankle-rock': {
    view: { azimuth: 112, elevation: 8 },
    planted: ['foot.L', 'toes.L', 'toes.R'],
    pose: ankleRock,
    props: [wall(WALL_AHEAD + 0.04)],
  },
};
