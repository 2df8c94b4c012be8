import { LENGTHS } from '../figure/skeleton.mjs';
import { DEGREE } from '../geometry/vector.mjs';
import { MAT, abWheel, mat, wall } from '../props/studio.mjs';
import { mix } from './motion.mjs';
import { feetSideBySide } from './stances.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const KNEE = 0.062 + MAT;
const WHEEL = 0.1 + MAT;

/** From the wheel under the shoulders until the body is nearly straight. */
function rollout(u) {
  const thigh = mix(4, 52, u);
  const knees = [0, KNEE, -0.35];
  const at = [
    0,
    knees[1] + LENGTHS.thigh * Math.cos(thigh * DEGREE),
    knees[2] + LENGTHS.thigh * Math.sin(thigh * DEGREE),
  ];
  const pitch = mix(60, 72, u);
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
  const { at } = feetSideBySide({ shin: mix(6, 34, u), thigh: mix(24, 26, u), width: 0.1, turn: 2 });
  return {
    pelvis: { at: [0, Math.min(at[1], mix(0.84, 0.79, u)), mix(-0.2, -0.06, u)], turn: [6, 0, 0] },
    head: [-6, 0, 0],
    legL: { foot: [0.1, 0, -0.018], turn: 2 },
    legR: { foot: [0.11, 0, -0.5], turn: 4, heel: mix(12, 34, u) },
    arms: {
      palm: [0.2, 1.26, WALL_AHEAD - 0.04],
      fingers: [0, 1, 0],
      palmTo: [0, 0, 1],
      elbow: [0.9, -1, -0.2],
      curl: 3,
    },
  };
}

const WALL_AHEAD = 0.33;

/** @type {Record<string, Motion>} */
export const KNEELING = {
  'ab-wheel-rollout': {
    view: { azimuth: 74, elevation: 10 },
    pose: rollout,
    props: [mat([0, -0.3], [0.68, 1.2]), abWheel],
  },
  'knee-to-wall-ankle-rock': {
    view: { azimuth: 112, elevation: 8 },
    planted: ['foot.L', 'toes.L', 'toes.R'],
    pose: ankleRock,
    props: [wall(WALL_AHEAD)],
  },
};
