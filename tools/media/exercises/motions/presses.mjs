import { ARMS_AT_SIDES } from '../figure/pose.mjs';
import { CHEST } from '../figure/skeleton.mjs';
import { placed } from '../figure/body.mjs';
import { add } from '../geometry/vector.mjs';
import { barbell, dumbbells, kettlebellIn, onForearm } from '../props/free-weights.mjs';
import { band, inclineBench, wall } from '../props/studio.mjs';
import { tautTowel } from '../props/towels.mjs';
import { mix } from './motion.mjs';
import { highestHips } from './stances.mjs';
import { FEET, upright } from './upright.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

/**
 * From before the shoulders to straight arms above them.
 * @param {{ from: number[], to: number[], past?: number, palmFrom?: number[], palmTo?: number[], elbow?: number[] }} press
 *   past: distance at which the path passes in front of the face
 */
const pressed = (
  u,
  { from, to, past = 0, palmFrom = [0, -0.1, 1], palmTo = [0, 0, 1], elbow = [0.5, -1, 0.3] },
) => ({
  frame: 'shoulder',
  grip: add(mix(from, to, u), [0, 0, past * Math.sin(Math.PI * Math.min(1, u * 1.4))]),
  fingers: mix([0.05, 1, -0.15], [0, 1, 0], u),
  palmTo: mix(palmFrom, palmTo, u),
  elbow: mix(elbow, [1, -0.1, 0.5], u * u),
  curl: 62,
});

const DUMBBELL_PRESS = { from: [0.13, 0.12, 0.07], to: [0.02, 0.705, 0.01] };

const BAR_PRESS = { from: [0.06, 0.03, 0.15], to: [0.06, 0.7, 0.0], past: 0.05 };

function barbellPress(u) {
  return {
    ...upright({ lean: -3 * Math.sin(Math.PI * u), head: [-6 * Math.sin(Math.PI * u), 0, 0] }),
    arms: pressed(u, BAR_PRESS),
  };
}

function arnoldPress(u) {
  const arms = pressed(u, {
    from: [-0.03, 0.06, 0.2],
    to: [0.02, 0.705, 0.01],
    palmFrom: [0, 0.1, -1],
    palmTo: [0, 0, 1],
    elbow: [0.2, -1, 0.8],
  });
  const open = mix(Math.PI, 0, Math.min(1, u * 1.25));
  return { ...seated(), arms: { ...arms, palmTo: [-Math.sin(open), 0, Math.cos(open)] } };
}

/** On a bench with an upright back. */
function seated() {
  return {
    pelvis: { at: [0, 0.545, -0.01], turn: [-8, 0, 0] },
    spine: [0, 0, 0],
    head: [6, 0, 0],
    legs: { foot: [0.2, 0, 0.4], turn: 16, kneeTo: [0.3, 1, 0.4] },
  };
}

/** From under the chin in a slight curve to a straight arm, the free arm a little out to the side. */
function bellPress(u) {
  const arm = pressed(u, {
    from: [0.02, 0.06, 0.12],
    to: [0.02, 0.705, 0.01],
    palmFrom: [-1, 0, 0.25],
    palmTo: [-0.35, 0, 1],
    elbow: [0.35, -1, 0.2],
  });
  const out = 0.13 * Math.sin(Math.PI * u);
  return {
    ...upright(),
    armL: { ...arm, grip: add(arm.grip, [out, 0, 0]) },
    armR: { ...ARMS_AT_SIDES, upper: [0.42, -1, -0.03], fore: [0.34, -1, 0.14] },
  };
}

/** The back against the wall and the feet before it: from goalposts to arms overhead, along the wall. */
function wallSlide(u) {
  return {
    pelvis: { at: [0, 0.865, WALL_BEHIND + 0.12], turn: [-3, 0, 0] },
    spine: [2, 0, 0],
    head: [3, 0, 0],
    legs: { foot: [0.14, 0, 0.16], turn: 8 },
    arms: {
      upper: mix([1, -0.22, -0.13], [0.42, 1, -0.1], u),
      fore: mix([0.1, 1, -0.02], [0.05, 1, -0.02], u),
      palmTo: [0, 0, 1],
      elbow: [1, -0.4, -0.1],
      curl: 8,
    },
  };
}

const WALL_BEHIND = -0.15;

/** A towel held taut between the fists. */
function towelPress(u) {
  return {
    ...upright(),
    arms: pressed(u, { from: [0.1, 0.01, 0.14], to: [0.12, 0.68, 0.0], past: 0.1 }),
  };
}

/** Both hands from the chest to straight arms before it. */
const pressedForwards = (u, { x = 0.04, height = -0.08 } = {}) => ({
  frame: 'shoulder',
  grip: mix([0.1, height - 0.05, 0.1], [x - 0.06, height + 0.03, 0.6], u),
  fingers: [0, 0.15, 1],
  palmTo: [0, -1, 0.1],
  elbow: [0.8, -0.75, -0.3],
  curl: 62,
});

/** In the rest pose: under the arms and behind the back. */
const ACROSS_SHOULDER_BLADES = [
  [0.24, 1.31, 0.02],
  [0.17, 1.33, -0.14],
  [-0.17, 1.33, -0.14],
  [-0.24, 1.31, 0.02],
];

function inShortStride() {
  const legL = { foot: [0.13, 0, 0.17], turn: 6 };
  const legR = { foot: [0.13, 0, -0.3], turn: 14, heel: 8 };
  const z = -0.05;
  const y = Math.min(highestHips(legL, z), highestHips(legR, z)) - 0.012;
  return { pelvis: { at: [0, y, z], turn: [3, 0, 0] }, spine: [0, 0, 0], head: [-3, 0, 0], legL, legR };
}

/** @type {Record<string, Motion>} */
export const PRESSES = {
  'dumbbell-shoulder-press': {
    view: { azimuth: 24, elevation: 7 },
    planted: FEET,
    pose: (u) => ({ ...upright(), arms: pressed(u, DUMBBELL_PRESS) }),
    props: [dumbbells()],
  },
  'barbell-overhead-press': {
    view: { azimuth: 44, elevation: 7 },
    planted: FEET,
    pose: barbellPress,
    props: [barbell({ plates: 1 })],
  },
  'arnold-press': {
    view: { azimuth: 26, elevation: 8 },
    planted: FEET,
    pose: arnoldPress,
    props: [dumbbells(), inclineBench({ lean: 82, z: -0.08 })],
  },
  'resistance-band-overhead-press': {
    view: { azimuth: 24, elevation: 7, filled: 0.94 },
    planted: FEET,
    pose: (u) => ({ ...upright(), arms: pressed(u, DUMBBELL_PRESS) }),
    props: [
      band(({ grip }) => [
        grip.L.at,
        [0.24, 0.75, -0.02],
        [0.17, 0.014, 0.03],
        [-0.17, 0.014, 0.03],
        [-0.24, 0.75, -0.02],
        grip.R.at,
      ]),
    ],
  },
  'towel-overhead-press': {
    view: { azimuth: 24, elevation: 7 },
    planted: FEET,
    pose: towelPress,
    props: [tautTowel],
  },
  'kettlebell-overhead-press': {
    view: { azimuth: 26, elevation: 7 },
    planted: FEET,
    pose: bellPress,
    props: [kettlebellIn('L', onForearm('L'))],
  },
  'wall-slide': {
    view: { azimuth: 36, elevation: 7 },
    planted: FEET,
    pose: wallSlide,
    props: [wall(WALL_BEHIND - 0.04)],
  },
  'resistance-band-chest-press': {
    view: { azimuth: 60, elevation: 14 },
    planted: FEET,
    pose: (u) => ({ ...inShortStride(), arms: pressedForwards(u) }),
    props: [
      band((body) => [
        body.grip.L.at,
        ...ACROSS_SHOULDER_BLADES.map((point) => placed(body, CHEST, point)),
        body.grip.R.at,
      ]),
    ],
  },
};
