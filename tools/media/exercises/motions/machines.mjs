import { JOINTS, LENGTHS } from '../figure/skeleton.mjs';
import { DEGREE, along } from '../geometry/vector.mjs';
import {
  backExtensionBench,
  beam,
  crunchArms,
  handLevers,
  kneePads,
  legPressSeat,
  legPressSled,
  leverFrame,
  leverPost,
  lyingBench,
  machineSeat,
  roller,
  shinLever,
  sideHandles,
  weightStack,
} from '../props/machines.mjs';
import { CROSSED } from './holds.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const FEET = ['foot.L', 'foot.R', 'toes.L', 'toes.R'];

/** Sitting against a backrest that leans backwards by an angle in degrees. */
const seated = ({ hips: [y, z], lean }) => ({
  pelvis: { at: [0, y, z], turn: [-lean, 0, 0] },
  spine: [0, 0, 0],
  head: [lean * 0.6, 0, 0],
  legs: { foot: [0.18, 0, z + 0.43], turn: 12, kneeTo: [0.2, 1, 0.4] },
});

/** Fists on handles beside the seat. */
const holding = (grip) => ({
  grip,
  fingers: [0, -0.85, 0.5],
  palmTo: [-1, 0, 0],
  elbow: [0.5, 0.1, -1],
  curl: 62,
});

/** A point on a lever that has rotated about its axis from upright by an angle in degrees. */
const onLever = ([y, z], radius, angle) => [
  y + radius * Math.cos(angle * DEGREE),
  z + radius * Math.sin(angle * DEGREE),
];

const PRESS = { hips: [0, 0.42, -0.2], lean: 53, slide: [0, Math.SQRT1_2, Math.SQRT1_2] };
const TOWARDS_HEAD = [0, Math.SQRT1_2, -Math.SQRT1_2];

/** From nearly straight legs until the knees are at a right angle. */
function legPress(u) {
  const feet = along(along(PRESS.hips, TOWARDS_HEAD, 0.13), PRESS.slide, mix(0.818, 0.59, u));
  return {
    pelvis: { at: PRESS.hips, turn: [-PRESS.lean, 0, 0] },
    spine: [0, 0, 0],
    head: [10, 0, 0],
    legs: {
      ankle: [0.15, feet[1], feet[2]],
      toes: [0.12, TOWARDS_HEAD[1], TOWARDS_HEAD[2]],
      sole: PRESS.slide.map((part) => -part),
      kneeTo: [0.22, TOWARDS_HEAD[1], TOWARDS_HEAD[2]],
    },
    arms: { ...holding([0.29, 0.43, -0.2]), fingers: [0, -0.6, 0.8] },
  };
}

const EXTENSION = { hips: [0.62, -0.1], lean: 14 };
const EXTENSION_KNEE = [0, EXTENSION.hips[0], EXTENSION.hips[1] + LENGTHS.thigh];

const legExtension = (u) => ({
  ...seated(EXTENSION),
  legs: { flex: 90 - EXTENSION.lean, abduct: 2, knee: mix(98, 7, u), plantar: mix(4, -4, u) },
  arms: holding([0.28, 0.55, 0.02]),
});

const CURL_BENCH = 0.62;
const CURL_HIPS = [0, CURL_BENCH + 0.1, -0.1];

/** On the front, the knees over the end of the bench. */
const legCurl = (u) => ({
  pelvis: { at: CURL_HIPS, turn: [90, 0, 0] },
  spine: [-3, 0, 0],
  head: [-16, 0, 0],
  legs: { flex: -1, abduct: 2, knee: mix(9, 116, u), plantar: mix(20, 0, u) },
  arms: {
    grip: [0.25, CURL_BENCH - 0.1, 0.56],
    fingers: [-0.2, -0.5, 0.8],
    palmTo: [-1, 0, 0],
    elbow: [1, -0.2, -0.4],
    curl: 62,
  },
});

/** Handles below the front end of a lying bench. */
const benchHandles = ({ grip }) =>
  ['L', 'R'].flatMap((side) => {
    const { at, axis } = grip[side];
    return [
      { ...beam(along(at, axis, -0.07), along(at, axis, 0.07), 0.016), finish: 'rubber' },
      beam(at, [0, CURL_BENCH - 0.09, 0.36], 0.015),
    ];
  });

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

const HIP_MACHINE = { hips: [0.58, -0.1], lean: 16 };

/** Sitting with the raised thighs opened by an angle in degrees. */
const thighsOpen = (open) => ({
  ...seated(HIP_MACHINE),
  legs: { flex: 90 - HIP_MACHINE.lean, open, knee: 86, plantar: -2 },
  arms: holding([0.26, 0.52, -0.06]),
});

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
  arms: CROSSED,
});

/** A weight stack behind the seat that rises by the distance that a part of the body moves. */
const stackBehind = (z, lift) => (body) => weightStack([0, 0, z], { lift: Math.max(0, lift(body)) });

const kneeBetween = (z) => () => [roller([0, 0.17, z], 0.24, 0.045), beam([0, 0.17, z], [0, 0.04, z - 0.1])];

/** @type {Record<string, Motion>} */
export const MACHINES = {
  'leg-press': {
    view: { azimuth: 62, elevation: 10 },
    pose: legPress,
    props: [
      legPressSeat(PRESS.hips, PRESS.lean),
      sideHandles,
      legPressSled({ low: along(along(PRESS.hips, TOWARDS_HEAD, -0.27), PRESS.slide, 0.42) }),
    ],
  },
  'leg-extension': {
    view: { azimuth: 58, elevation: 9 },
    planted: ['hand.L', 'hand.R'],
    pose: legExtension,
    props: [
      machineSeat(EXTENSION),
      sideHandles,
      shinLever({ before: 1 }),
      leverPost(EXTENSION_KNEE, 0.1),
      stackBehind(-0.62, ({ at }) => (at['foot.L'][1] - 0.21) * 0.7),
    ],
  },
  'leg-curl': {
    view: { azimuth: 100, elevation: 12 },
    planted: ['hand.L', 'hand.R'],
    pose: legCurl,
    props: [
      lyingBench(CURL_BENCH, [-0.48, 0.44]),
      benchHandles,
      shinLever({ before: -1 }),
      leverPost([0, CURL_HIPS[1], CURL_HIPS[2] - LENGTHS.thigh], -0.34),
    ],
  },
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
  'machine-hip-abduction': {
    view: { azimuth: 18, elevation: 14 },
    planted: ['hand.L', 'hand.R'],
    pose: (u) => thighsOpen(mix(5, 43, u)),
    props: [
      machineSeat(HIP_MACHINE),
      sideHandles,
      kneePads(1),
      stackBehind(-0.72, ({ at }) => (at['shin.L'][0] - 0.14) * 0.8),
    ],
  },
  'machine-hip-adduction': {
    view: { azimuth: 18, elevation: 14 },
    planted: ['hand.L', 'hand.R'],
    pose: (u) => thighsOpen(mix(42, 7, u)),
    props: [
      machineSeat(HIP_MACHINE),
      sideHandles,
      kneePads(-1),
      stackBehind(-0.72, ({ at }) => (0.4 - at['shin.L'][0]) * 0.8),
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
