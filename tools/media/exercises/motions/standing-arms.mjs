import { ARMS_AT_SIDES } from '../figure/pose.mjs';
import { DEGREE, add, along, between } from '../geometry/vector.mjs';
import { barbell, dumbbells, heldDumbbell, plateAt, plateInEachHand } from '../props/free-weights.mjs';
import { band } from '../props/studio.mjs';
import { DUMBBELLS_AT_SIDES } from './holds.mjs';
import { mix } from './motion.mjs';
import { FEET, FROM_THE_FRONT, upright } from './upright.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

function shrug(u) {
  return { ...upright(), arms: { ...DUMBBELLS_AT_SIDES, shrug: mix(-6, 27, u) } };
}

function barbellShrug(u) {
  const hang = {
    upper: [0.14, -1, 0.1],
    fore: [0.05, -1, 0.16],
    palmTo: [0, 0, -1],
    elbow: [0.7, 0, -0.6],
    curl: 64,
  };
  return { ...upright(), arms: { ...hang, shrug: mix(-6, 27, u) } };
}

function overheadExtension(u) {
  const angle = mix(0, 118, u) * DEGREE;
  const elbow = [-0.03, 0.29, 0.07];
  const fore = [-0.12, Math.cos(angle), -Math.sin(angle)];
  return {
    ...upright({ spine: [-2, 0, 0], head: [4, 0, 0] }),
    arms: {
      upper: [elbow[0] + 0.03, elbow[1], elbow[2]],
      fore,
      fingers: [-0.15, Math.cos(angle), -Math.sin(angle)],
      palmTo: [-0.45, Math.sin(angle), Math.cos(angle)],
      elbow: [0.3, 0.2, 1],
      curl: 24,
    },
  };
}

/** The dumbbell hangs below the palms by its upper head. */
function dumbbellInPalms({ grip }) {
  const middle = between(grip.L.at, grip.R.at);
  const fingers = grip.L.fingers;
  const down = [0, -Math.abs(fingers[1]) * 0.2 - 0.8, -0.2];
  return heldDumbbellBelow(middle, down);
}

const heldDumbbellBelow = (middle, down) => {
  const length = Math.hypot(...down);
  const axis = down.map((part) => part / length);
  return heldDumbbell(
    [0, 0, 0],
    axis,
  )({ grip: { L: { at: along(middle, axis, 0.09) }, R: { at: along(middle, axis, 0.09) } } });
};

/** From overhead, apart and down to the upper chest. */
function bandPulldown(u) {
  return {
    ...upright(),
    arms: {
      frame: 'shoulder',
      // The band passes in front of the face.
      grip: add(mix([0.05, 0.7, 0.03], [0.3, -0.02, 0.2], u), [0, 0, 0.09 * Math.sin(Math.PI * u)]),
      fingers: mix([0, 1, 0.05], [0.3, 1, 0.2], u),
      palmTo: [0, 0, 1],
      elbow: mix([0.9, -0.4, 0.3], [0.9, -1, -0.35], u),
      curl: 62,
    },
  };
}

/** @type {Record<string, Motion>} */
export const STANDING_ARMS = {
  'dumbbell-shrug': { view: FROM_THE_FRONT, planted: FEET, pose: shrug, props: [dumbbells()] },
  'barbell-shrug': { view: FROM_THE_FRONT, planted: FEET, pose: barbellShrug, props: [barbell()] },
  'plate-shrug': { view: FROM_THE_FRONT, planted: FEET, pose: shrug, props: [plateInEachHand] },
  'dumbbell-overhead-triceps-extension': {
    view: { azimuth: 62, elevation: 7, filled: 0.95 },
    planted: FEET,
    pose: overheadExtension,
    props: [dumbbellInPalms],
  },
  'plate-pinch-hold': {
    view: { azimuth: 30, elevation: 7 },
    seconds: 4,
    planted: ['foot.L', 'foot.R'],
    pose: (u) => ({
      ...upright(),
      spine: [mix(0, -2, u), 0, 0],
      head: [mix(0, 2, u), 0, 0],
      armL: { ...DUMBBELLS_AT_SIDES, upper: [0.24, -1, -0.02], fore: [0.12, -1, 0.04], curl: 34 },
      armR: ARMS_AT_SIDES,
    }),
    props: [({ grip }) => plateAt(along(grip.L.at, [0, -1, 0], 0.16), [1, 0, 0], 0.16)],
  },
  'resistance-band-lat-pulldown': {
    view: { ...FROM_THE_FRONT, filled: 0.95 },
    planted: FEET,
    pose: bandPulldown,
    props: [band(({ grip }) => [grip.L.at, grip.R.at])],
  },
};
