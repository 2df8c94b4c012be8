import { DEGREE } from '../geometry/vector.mjs';
import { MAT, mat } from '../props/studio.mjs';
import { HANDS_ON_HIPS } from './holds.mjs';
import { mix } from './motion.mjs';

/**
 * Lying on the left side along x, the head to the right of the picture, seen from the front.
 * @typedef {import('./motion.mjs').Motion} Motion
 */

const FROM_THE_FRONT = { azimuth: 14, elevation: 12 };
const A_MAT = [mat([0, 0.02], [1.95, 0.68])];
/** Height of the middle of the hips above the mat. */
const HIPS = 0.175 + MAT;
/** The shoulders are wider than the hips: the trunk rises towards the head, and the legs stay level. */
export const SLOPE = 7;
/** The figure's left is down, its front stays forwards. */
const LYING = [0, 0, -90 + SLOPE];

/** Head on the lower arm, the upper hand on the floor before the chest. */
export const RESTING = {
  pelvis: { at: [-0.02, HIPS, 0], turn: LYING },
  spine: [0, 0, -5],
  head: [0, 0, 2],
  armL: {
    exact: true,
    upper: [1, 0.03, 0.12],
    fore: [1, 0.0, 0.1],
    palmTo: [0, 1, 0],
    elbow: [0.2, -1, 0.6],
    curl: 12,
  },
  armR: {
    exact: true,
    palm: [0.28, MAT, 0.3],
    fingers: [0.4, 0, 0.6],
    palmTo: [0, -1, 0],
    elbow: [-0.5, 0.6, 0.6],
    curl: 4,
  },
};

const lying = (legs) => ({ ...RESTING, ...legs });

/** The straight upper leg goes up. */
const legRaise = (u) =>
  lying({
    legL: { flex: 22, abduct: -SLOPE, knee: 30, plantar: 10 },
    legR: { flex: -2, abduct: SLOPE + mix(-2, 38, u), knee: 2, plantar: 0 },
  });

/** Up on the forearm and the sides of the feet. */
function sidePlank(u, leg = 0) {
  const lift = mix(4, 17, u);
  const up = lift * DEGREE;
  const feet = [-0.86, 0.1 + MAT];
  const reach = 0.84;
  const at = [feet[0] + reach * Math.cos(up), feet[1] + 0.06 + reach * Math.sin(up), 0];
  return {
    pelvis: { at, turn: [0, 0, lift - 90] },
    spine: [0, 0, mix(-10, 0, u)],
    head: [0, 0, 0],
    legL: { flex: 0, abduct: 0, knee: 1, plantar: 0 },
    legR: { flex: 0, abduct: -10 + leg, knee: 1, plantar: 0 },
    armL: {
      exact: true,
      wrist: [at[0] + 0.47, 0.04 + MAT, 0.25],
      fingers: [0.1, 0.05, 1],
      palmTo: [-0.3, -1, 0],
      elbow: [0.1, -1, -0.6],
      curl: 6,
    },
    armR: HANDS_ON_HIPS,
  };
}

/** @type {Record<string, Motion>} */
export const SIDE_LYING = {
  'side-lying-leg-raise': { view: FROM_THE_FRONT, planted: ['hand.R'], pose: legRaise, props: A_MAT },
  'side-plank': { view: FROM_THE_FRONT, pose: (u) => sidePlank(mix(0.9, 1, u)), props: A_MAT },
  'side-plank-leg-raise': {
    view: FROM_THE_FRONT,
    pose: (u) => sidePlank(1, mix(0, 42, u)),
    props: A_MAT,
  },
};
