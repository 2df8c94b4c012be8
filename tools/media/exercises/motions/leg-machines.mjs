import { LENGTHS } from '../figure/skeleton.mjs';
import { along } from '../geometry/vector.mjs';
import {
  beam,
  kneePads,
  legPressSeat,
  legPressSled,
  leverPost,
  lyingBench,
  machineSeat,
  shinLever,
  sideHandles,
  weightStack,
} from '../props/machines.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

/** Sitting against a backrest that leans backwards by an angle in degrees. */
export const seated = ({ hips: [y, z], lean }) => ({
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

const HIP_MACHINE = { hips: [0.58, -0.1], lean: 16 };

/** Sitting with the raised thighs opened by an angle in degrees. */
const thighsOpen = (open) => ({
  ...seated(HIP_MACHINE),
  legs: { flex: 90 - HIP_MACHINE.lean, open, knee: 86, plantar: -2 },
  arms: holding([0.26, 0.52, -0.06]),
});

/** A weight stack behind the seat that rises by the distance that a part of the body moves. */
export const stackBehind = (z, lift) => (body) => weightStack([0, 0, z], { lift: Math.max(0, lift(body)) });

/** @type {Record<string, Motion>} */
export const LEG_MACHINES = {
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
};
