import { DEGREE } from '../geometry/vector.mjs';
import { cable, pulldownSeat, rowSeat } from '../props/cables.mjs';
import { MAT, mat } from '../props/studio.mjs';
import { mix } from './motion.mjs';
import { feetSideBySide } from './stances.mjs';
import { FEET, upright } from './upright.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const FROM_THE_SIDE = { azimuth: 62, elevation: 7 };

/** Directions in the plane through the shoulders, measured from hanging. */
const alongArc = (angle) => [0, -Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)];
const underArc = (angle) => [0, -Math.sin(angle * DEGREE), -Math.cos(angle * DEGREE)];

/** Forearms from just above level to straight arms, the upper arms at the sides. */
function pushdown(u) {
  const angle = mix(106, 8, u);
  const [, y, z] = alongArc(angle);
  return {
    ...upright({ lean: 7, spine: [3, 0, 0], head: [-6, 0, 0] }),
    arms: {
      upper: [0.08, -1, 0.06],
      fore: [-0.1, y, z],
      fingers: [0, y, z],
      palmTo: underArc(angle),
      elbow: [0.1, -0.1, -1],
      curl: 62,
    },
  };
}

/** Nearly straight arms from above head height down to the thighs. */
function straightArmPulldown(u) {
  const angle = mix(128, 20, u);
  const { at, legs } = feetSideBySide({ width: 0.16, turn: 9, shin: 7, thigh: 16 });
  const reach = mix(0.675, 0.628, u);
  const [, y, z] = alongArc(angle);
  return {
    pelvis: { at, turn: [22, 0, 0] },
    spine: [2, 0, 0],
    head: [mix(-20, -8, u), 0, 0],
    legs,
    arms: {
      frame: 'shoulder',
      grip: [-0.01, reach * y, reach * z],
      fingers: alongArc(angle + 4),
      palmTo: underArc(angle),
      elbow: [1, 0.2, -0.1],
      curl: 62,
    },
  };
}

/** From straight arms to the hands beside the ears, elbows wide. */
function facePull(u) {
  const legL = { foot: [0.13, 0, 0.12], turn: 6 };
  const legR = { foot: [0.13, 0, -0.22], turn: 12, heel: 0 };
  return {
    pelvis: { at: [0, 0.885, -0.06], turn: [-2, 0, 0] },
    spine: [0, 0, 0],
    head: [2, 0, 0],
    legL,
    legR,
    arms: {
      frame: 'shoulder',
      grip: mix([-0.14, 0.08, 0.618], [0.01, 0.19, 0.13], u),
      fingers: mix([-0.15, 0.05, 1], [-0.22, 0.75, 0.5], u),
      palmTo: mix([-1, -0.15, 0], [-0.75, -0.3, 0.3], u),
      elbow: mix([1, 0.15, -0.3], [1, 0.02, -0.75], u),
      curl: 60,
    },
  };
}

/** The hips go back with the hands between the thighs, and come forwards to upright. */
function pullThrough(u) {
  const { at, legs } = feetSideBySide({ width: 0.22, turn: 14, shin: mix(0.5, 9, u), thigh: mix(1, 42, u) });
  const lean = mix(-2, 60, u);
  return {
    pelvis: { at, turn: [lean, 0, 0] },
    spine: [mix(0, 5, u), 0, 0],
    head: [-lean * 0.5, 0, 0],
    legs,
    arms: {
      frame: 'shoulder',
      grip: mix([-0.14, -0.585, 0.14], [-0.145, -0.5, -0.31], u),
      fingers: mix([-0.15, -1, 0.0], [-0.2, -0.9, -0.55], u),
      palmTo: [-1, 0, 0],
      elbow: [0.9, 0, -0.3],
      curl: 62,
    },
  };
}

const KNEES = 0.062 + MAT;

/** Kneeling with the hips slightly back, the spine rounds until the elbows are near the thighs. */
function cableCrunch(u) {
  return {
    pelvis: { at: [0, 0.46, -0.13], turn: [mix(14, 40, u), 0, 0] },
    spine: [mix(4, 58, u), 0, 0],
    head: [mix(8, 26, u), 0, 0],
    legs: {
      ankle: [0.11, KNEES + 0.013, -0.4],
      toes: [0, -0.2, -1],
      sole: [0, -1, 0.2],
      kneeTo: [0, -0.6, 1],
    },
    arms: {
      frame: 'head',
      grip: [0.135, 0.1, 0.16],
      fingers: [0.05, 0.9, -0.1],
      palmTo: [-1, 0, 0],
      elbow: [0.3, -1, 0.6],
      curl: 62,
    },
  };
}

const PULLDOWN_HIPS = [0.55, -0.12];

/** The bar from straight arms overhead to the top of the chest. */
function latPulldown(u) {
  return {
    pelvis: { at: [0, ...PULLDOWN_HIPS], turn: [mix(-5, -14, u), 0, 0] },
    spine: [mix(-2, -7, u), 0, 0],
    head: [mix(-4, 8, u), 0, 0],
    legs: { foot: [0.16, 0, 0.3], turn: 8, kneeTo: [0.15, 1, 0.4] },
    arms: {
      frame: 'shoulder',
      grip: mix([0.19, 0.655, 0.11], [0.21, 0.02, 0.19], u),
      fingers: mix([0.08, 1, 0.12], [0.15, 1, 0.25], u),
      palmTo: [0, -0.15, 1],
      elbow: mix([1, -0.7, 0.1], [0.8, -1, -0.25], u),
      curl: 62,
      shrug: mix(2, -12, u),
    },
  };
}

const ROW_HIPS = [0.46, -0.3];
const ROW_FEET = [0.3, 0.5];

/** The handle from straight arms to the navel, the trunk upright. */
function seatedRow(u) {
  const lean = mix(9, -5, u);
  return {
    pelvis: { at: [0, ...ROW_HIPS], turn: [lean, 0, 0] },
    spine: [mix(4, -4, u), 0, 0],
    head: [-lean * 0.7, 0, 0],
    legs: {
      ankle: [0.13, ...ROW_FEET],
      toes: [0.08, 0.85, 0.52],
      sole: [0, 0.52, -0.85],
      kneeTo: [0.15, 1, 0.4],
    },
    arms: {
      frame: 'shoulder',
      grip: mix([-0.14, -0.25, 0.55], [-0.13, -0.29, 0.21], u),
      fingers: mix([-0.08, -0.2, 1], [-0.12, -0.05, 1], u),
      palmTo: [-1, 0, 0],
      elbow: mix([0.5, -1, -0.2], [0.3, -0.5, -1], u),
      curl: 62,
      shrug: -3,
    },
  };
}

/** @type {Record<string, Motion>} */
export const CABLES = {
  'triceps-pushdown': {
    view: { azimuth: 130, elevation: 7 },
    planted: FEET,
    pose: pushdown,
    props: [cable({ pulley: [0, 2.02, 0.46], handle: 'bar', rest: 0.78 })],
  },
  'straight-arm-pulldown': {
    view: FROM_THE_SIDE,
    planted: FEET,
    pose: straightArmPulldown,
    props: [cable({ pulley: [0, 2.02, 0.86], handle: 'bar', rest: 0.34 })],
  },
  'cable-face-pull': {
    view: { azimuth: 112, elevation: 9 },
    planted: FEET,
    pose: facePull,
    props: [cable({ pulley: [0, 1.56, 1.0], handle: 'rope', rest: 0.3 })],
  },
  'cable-pull-through': {
    view: { azimuth: 64, elevation: 8 },
    planted: FEET,
    pose: (u) => pullThrough(1 - u),
    props: [cable({ pulley: [0, 0.34, -0.98], handle: 'rope', rest: 0.4 })],
  },
  'cable-crunch': {
    view: { azimuth: 70, elevation: 9, filled: 0.94 },
    planted: ['foot.L', 'foot.R', 'shin.L', 'shin.R'],
    pose: cableCrunch,
    props: [
      mat([0, -0.1], [0.68, 1.1]),
      cable({ pulley: [0, 1.66, 0.5], handle: 'rope', rest: 0.7, height: 1.86 }),
    ],
  },
  'lat-pulldown': {
    view: { azimuth: 140, elevation: 7 },
    planted: FEET,
    pose: latPulldown,
    props: [
      pulldownSeat(PULLDOWN_HIPS, 0.72),
      cable({ pulley: [0, 2.1, 0.16], handle: 'latBar', column: [0, 0, 0.78], rest: 0.4, height: 2.16 }),
    ],
  },
  'seated-cable-row': {
    view: { azimuth: 68, elevation: 8 },
    planted: FEET,
    pose: seatedRow,
    props: [
      rowSeat(ROW_HIPS, ROW_FEET, 1.0),
      cable({ pulley: [0, 0.68, 0.86], handle: 'closeGrip', rest: 0.42, height: 1.6 }),
    ],
  },
};
