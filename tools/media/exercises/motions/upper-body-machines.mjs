import { JOINTS, LENGTHS } from '../figure/skeleton.mjs';
import { DEGREE, along } from '../geometry/vector.mjs';
import {
  backExtensionBench,
  beam,
  crunchArms,
  handLevers,
  leverFrame,
  machineSeat,
  roller,
} from '../props/machines.mjs';
import { CROSSED } from './holds.mjs';
import { seated, stackBehind } from './leg-machines.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const FEET = ['foot.L', 'foot.R', 'toes.L', 'toes.R'];

/** A point on a lever that has rotated about its axis from upright by an angle in degrees. */
const onLever = ([y, z], radius, angle) => [
  y + radius * Math.cos(angle * DEGREE),
  z + radius * Math.sin(angle * DEGREE),
];

const CHEST_PRESS = { hips: [0.56, -0.05], lean: 8, axis: [0.2, 0.3], out: 0.43 };

function chestPress(u) {
  const [y, z] = onLever(CHEST_PRESS.axis, 0.755, mix(-13, 14.5, u));
  return {
    ...seated(CHEST_PRESS),
    arms: {
      grip: [mix(0.3, 0.25, u), y, z],
      fingers: [0, 0.12, 1],
      palmTo: [0, -1, 0.12],
      elbow: mix([1, -0.5, -0.4], [1, -0.5, 0], u),
      curl: 62,
    },
  };
}

const SHOULDER_PRESS = { hips: [0.56, 0], lean: 7, axis: [1.36, -0.62], out: 0.46 };

function shoulderPress(u) {
  const [y, z] = onLever(SHOULDER_PRESS.axis, 0.665, mix(103, 57, u));
  return {
    ...seated(SHOULDER_PRESS),
    arms: {
      grip: [mix(0.34, 0.3, u), y, z],
      fingers: mix([0.02, 1, -0.12], [0, 1, 0.05], u),
      palmTo: [0, 0.1, 1],
      elbow: mix([0.7, -1, 0.35], [1, -0.2, 0.5], u),
      curl: 62,
    },
  };
}

const CRUNCH = { hips: [0.56, 0], axis: [0.84, 0] };

const ANKLES = 0.4;

function machineCrunch(u) {
  return {
    pelvis: { at: [0, ...CRUNCH.hips], turn: [mix(-6, 2, u), 0, 0] },
    spine: [mix(0, 50, u), 0, 0],
    head: [mix(2, 12, u), 0, 0],
    legs: { foot: [0.14, 0, ANKLES], turn: 6, kneeTo: [0.1, 1, 0.4] },
    arms: {
      frame: 'chest',
      grip: [0.21, 0.26, 0.135],
      fingers: [0, 1, 0.1],
      palmTo: [-1, 0, 0],
      elbow: [0.25, -1, 0.7],
      curl: 62,
    },
  };
}

const DOWN_THE_LEGS = [0, -Math.SQRT1_2, -Math.SQRT1_2];

const EXTENSION_HIPS = [0, 0.89, 0.05];

const EXTENSION_FEET = along(EXTENSION_HIPS, DOWN_THE_LEGS, (LENGTHS.thigh + LENGTHS.shin) * 0.9965);

/** The straight body folds at the hips over the pad. */
const backExtension = (u) => ({
  pelvis: { at: EXTENSION_HIPS, turn: [mix(45, 108, u), 0, 0] },
  spine: [mix(-2, 14, u), 0, 0],
  head: [mix(0, -8, u), 0, 0],
  legs: {
    ankle: EXTENSION_FEET.with(0, JOINTS['foot.L'][0] - 0.01),
    toes: [0.06, -Math.SQRT1_2, Math.SQRT1_2],
    sole: [0, Math.SQRT1_2, Math.SQRT1_2],
    kneeTo: [0.03, -Math.SQRT1_2, Math.SQRT1_2],
  },
  ...CROSSED,
});

const kneeBetween = (z) => () => [roller([0, 0.17, z], 0.24, 0.045), beam([0, 0.17, z], [0, 0.04, z - 0.1])];

/** @type {Record<string, Motion>} */
export const UPPER_BODY_MACHINES = {
  'machine-chest-press': {
    view: { azimuth: 52, elevation: 9 },
    planted: FEET,
    pose: chestPress,
    props: [
      machineSeat(CHEST_PRESS),
      handLevers(CHEST_PRESS),
      leverFrame(CHEST_PRESS.axis, 0.1, CHEST_PRESS.out),
      stackBehind(-0.56, ({ grip }) => (grip.L.at[2] - 0.13) * 0.8),
    ],
  },
  'machine-shoulder-press': {
    view: { azimuth: 38, elevation: 9 },
    planted: FEET,
    pose: shoulderPress,
    props: [
      machineSeat(SHOULDER_PRESS),
      handLevers(SHOULDER_PRESS),
      leverFrame(SHOULDER_PRESS.axis, -0.62, SHOULDER_PRESS.out),
      stackBehind(-0.62, ({ grip }) => (grip.L.at[1] - 1.21) * 0.7),
    ],
  },
  'machine-crunch': {
    view: { azimuth: 62, elevation: 9 },
    planted: FEET,
    pose: machineCrunch,
    props: [
      machineSeat({ ...CRUNCH, lean: 6, back: 0.3 }),
      crunchArms(CRUNCH),
      kneeBetween(ANKLES + 0.09),
      stackBehind(-0.6, ({ at }) => (at.neck1[2] + 0.1) * 0.6),
    ],
  },
  'back-extension': {
    view: { azimuth: 74, elevation: 8 },
    planted: FEET,
    pose: backExtension,
    props: [backExtensionBench({ hips: EXTENSION_HIPS, feet: EXTENSION_FEET })],
  },
};
