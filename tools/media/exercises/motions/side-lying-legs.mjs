import { trunkOf } from '../figure/solve-pose.mjs';
import { DEGREE, subtract } from '../geometry/vector.mjs';
import { BENCH, MAT, mat } from '../props/studio.mjs';
import { box, cylinder } from '../props/shapes.mjs';
import { HANDS_ON_HIPS } from './holds.mjs';
import { mix } from './motion.mjs';
import { RESTING, SLOPE } from './side-lying.mjs';

/**
 * Lying on the left side along x, the head to the right of the picture, seen from the front.
 * @typedef {import('./motion.mjs').Motion} Motion
 */

const FROM_THE_FRONT = { azimuth: 14, elevation: 14 };
const A_MAT = [mat([0, 0.02], [1.95, 0.74])];
const FEET = [-0.6, 0.052 + MAT, 0.02];

/** Heels together; the upper knee opens like a shell about the line from hip to foot. */
function clamshell(u) {
  const open = mix(-4, 50, u) * DEGREE;
  const turned = open * 0.75;
  return {
    ...RESTING,
    legL: {
      exact: true,
      ankle: FEET,
      toes: [-0.7, 0, 0.72],
      sole: [0.72, 0, 0.7],
      kneeTo: [0, -0.02, 1],
    },
    legR: {
      exact: true,
      ankle: [FEET[0], FEET[1] + mix(0.085, 0.095, u), FEET[2]],
      toes: [-0.7, 0.72 * Math.sin(turned), 0.72 * Math.cos(turned)],
      sole: [0.72, 0.7 * Math.sin(turned), 0.7 * Math.cos(turned)],
      kneeTo: [0, Math.sin(open), Math.cos(open)],
    },
  };
}

/** The upper foot stands in front of the lower knee; the straight lower leg rises by the width of a hand. */
function adductorRaise(u) {
  return {
    ...RESTING,
    legL: { flex: 3, abduct: -SLOPE - mix(-1, 15, u), knee: 1, plantar: -6 },
    legR: {
      exact: true,
      ankle: [-0.36, 0.088 + MAT, 0.25],
      toes: [-0.82, 0, 0.57],
      sole: [0, 1, 0],
      kneeTo: [-0.05, 1, 0.4],
    },
  };
}

const BENCH_X = -0.6;
/** The lower shoulder, over its elbow. */
const SUPPORT = [0.44, 0.335, 0];

/** The upper knee on the bench; the hips rise into a line and the lower leg is drawn up. */
function copenhagen(u) {
  const trunk = { turn: [0, 0, mix(17, 4, u) - 90] };
  const shoulder = trunkOf({ pelvis: { ...trunk, at: [0, 0, 0] } }).at['shoulderAtRest.L'];
  return {
    pelvis: { ...trunk, at: subtract(SUPPORT, shoulder) },
    spine: [0, 0, 0],
    head: [0, 0, mix(-6, 0, u)],
    legR: {
      exact: true,
      ankle: [-0.875, BENCH + 0.055, 0.0],
      toes: [-0.2, -0.1, 1],
      sole: [1, 0, 0.2],
      kneeTo: [0, 0, 1],
    },
    legL: {
      exact: true,
      ankle: mix([-0.86, 0.06 + MAT, 0.03], [-0.88, 0.235, 0.02], u),
      toes: [-0.2, 0, 1],
      sole: [1, 0, 0.2],
      kneeTo: [0, 0, 1],
    },
    armL: {
      exact: true,
      wrist: [SUPPORT[0], 0.04 + MAT, 0.255],
      fingers: [0.1, 0.05, 1],
      palmTo: [-0.3, -1, 0],
      elbow: [0.1, -1, -0.6],
      curl: 6,
    },
    armR: HANDS_ON_HIPS,
  };
}

/** A bench across the legs. */
const benchAcross = () => [
  box([BENCH_X, BENCH - 0.035, 0], [0.3, 0.07, 1.05], { round: 0.05, finish: 'leather' }),
  ...[-0.4, 0.4].flatMap((z) => [
    cylinder([BENCH_X, BENCH - 0.06, z], [BENCH_X, 0.03, z], 0.03, 'black'),
    box([BENCH_X, 0.025, z], [0.44, 0.05, 0.07]),
  ]),
];

/** @type {Record<string, Motion>} */
export const SIDE_LYING_LEGS = {
  clamshell: {
    view: { azimuth: 4, elevation: 20 },
    planted: ['hand.R', 'foot.L', 'shin.L'],
    pose: clamshell,
    props: A_MAT,
  },
  'side-lying-adductor-raise': {
    view: FROM_THE_FRONT,
    planted: ['hand.R', 'foot.R', 'toes.R'],
    pose: adductorRaise,
    props: A_MAT,
  },
  'copenhagen-plank': {
    view: { azimuth: 10, elevation: 10 },
    planted: ['hand.L', 'foot.R'],
    pose: copenhagen,
    props: [mat([0.25, 0.05], [1.1, 0.74]), benchAcross],
  },
};
