import { plantedFoot } from '../figure/solve-leg.mjs';
import { LENGTHS } from '../figure/skeleton.mjs';
import { DEGREE } from '../geometry/vector.mjs';
import { MAT, SEAT, band, chair, mat, wall } from '../props/studio.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const FROM_THE_SIDE = { azimuth: 68, elevation: 13 };
const LEG = (LENGTHS.thigh + LENGTHS.shin) * 0.9975;
const HANDS_AND_TOES = ['hand.L', 'hand.R', 'toes.L', 'toes.R'];
/** Distance of the shoulders from the hips, along the body and behind its line. */
const TRUNK = 0.495;

/**
 * A straight body on its toes: the hips on a line that rises from the ankles.
 * @param {number} rise  degrees
 * @param {{ toes: number, heel?: number, width?: number, floor?: number, bend?: number }} feet  where the feet stand
 */
function straightBody(rise, { toes, heel = 78, width = 0.1, floor = 0, bend = 0 }) {
  const legs = { foot: [width, floor, toes], turn: 0, heel, kneeTo: [0, -1, 0.1] };
  const { ankle } = plantedFoot(legs);
  const at = [0, ankle[1] + LEG * Math.sin(rise * DEGREE), ankle[2] + LEG * Math.cos(rise * DEGREE)];
  return { pelvis: { at, turn: [90 - rise - bend, 0, 0] }, spine: [2 * bend, 0, 0], head: [-14, 0, 0], legs };
}

/** Where the shoulders of a straight body are. @type {(pose: { pelvis: { at: number[] } }, rise: number) => number[]} */
const shouldersOf = ({ pelvis: { at } }, rise) => [
  0.19,
  at[1] + TRUNK * Math.sin(rise * DEGREE),
  at[2] + TRUNK * Math.cos(rise * DEGREE),
];

/** Palms on the floor. */
const palms = ({ x, y = 0, z, elbow = [0.55, 0.2, -1], fingers = [-0.08, 0, 1] }) => ({
  palm: [x, y, z],
  fingers,
  palmTo: [0, -1, 0],
  elbow,
  curl: 3,
});

/**
 * From straight arms (0) to the chest above the floor (1).
 * @param {{ x?: number, top?: number, bottom?: number, elbow?: number[], fingers?: number[], ahead?: number }} [arms]
 */
const pushUp =
  ({ x = 0.3, top = 16.2, bottom = 6.5, elbow, fingers, ahead = 0 } = {}) =>
  (u) => {
    const toes = -1.25;
    const pose = straightBody(mix(top, bottom, u), { toes });
    const z = shouldersOf(straightBody(top, { toes }), top)[2] + 0.02 + ahead;
    return { ...pose, arms: palms({ x, z, elbow, fingers }) };
  };

function kneePushUp(u) {
  const rise = mix(27, 9, u);
  const knee = [0.1, 0.062 + MAT, -0.62];
  const at = (angle) => [
    0,
    knee[1] + LENGTHS.thigh * Math.sin(angle * DEGREE),
    knee[2] + LENGTHS.thigh * Math.cos(angle * DEGREE),
  ];
  const z = at(27)[2] + TRUNK * Math.cos(27 * DEGREE) + 0.02;
  return {
    pelvis: { at: at(rise), turn: [90 - rise, 0, 0] },
    spine: [0, 0, 0],
    head: [-14, 0, 0],
    // The shins rise a little behind the knees.
    legs: { flex: 0, knee: 26 + rise, abduct: 0, plantar: 20 },
    arms: palms({ x: 0.3, y: 0, z }),
  };
}

function inclinePushUp(u) {
  const rise = mix(38.5, 28, u);
  const feet = { toes: -1.05, heel: 46 };
  const pose = straightBody(rise, feet);
  const z = shouldersOf(straightBody(38.5, feet), 38.5)[2] + 0.08;
  return { ...pose, arms: palms({ x: 0.19, y: SEAT, z, elbow: [0.7, 0, -1] }) };
}

function wallPushUp(u) {
  const rise = mix(76, 66, u);
  const pose = straightBody(rise, { toes: -0.765, heel: mix(2, 14, u), width: 0.12 });
  return {
    ...pose,
    head: [-4, 0, 0],
    arms: {
      palm: [0.24, 1.4, WALL],
      fingers: [0, 1, 0],
      palmTo: [0, 0, 1],
      elbow: [0.8, -1, -0.2],
      curl: 3,
    },
  };
}

const WALL = 0.12;

function wallTriceps(u) {
  const pose = wallPushUp(mix(0, 0.9, u));
  return { ...pose, arms: { ...pose.arms, palm: [0.16, 1.55, WALL], elbow: [0.12, -1, 0.1] } };
}

function pikePushUp(u) {
  const legs = { foot: [0.11, 0, -0.5], turn: 0, heel: 32, kneeTo: [0, 0.2, 1] };
  const pitch = mix(134, 150, u);
  return {
    pelvis: { at: [0, mix(0.885, 0.79, u), mix(-0.12, 0.04, u)], turn: [pitch, 0, 0] },
    spine: [-4, 0, 0],
    head: [mix(8, 4, u), 0, 0],
    legs,
    arms: palms({ x: 0.25, z: 0.48, elbow: [0.75, 0.6, -0.5] }),
  };
}

/** On the forearms, breathing. */
function plank(u) {
  const rise = 9.2;
  const pose = straightBody(rise, { toes: -1.25, floor: MAT, bend: mix(0, 0.8, u) });
  const shoulder = shouldersOf(pose, rise);
  return {
    ...pose,
    head: [-8, 0, 0],
    arms: {
      wrist: [0.16, 0.035 + MAT, shoulder[2] + 0.235],
      fingers: [-0.15, 0, 1],
      palmTo: [-1, -0.15, 0],
      elbow: [0.1, -1, -0.22],
      curl: 58,
    },
  };
}

/** The legs run while the hands stay. */
function mountainClimber(t) {
  const top = 16.5;
  const pose = straightBody(top, { toes: -1.25 });
  const [x, y, z] = pose.pelvis.at;
  const { ankle: far } = plantedFoot(pose.legs);
  const near = [0.1, 0.26, -0.43];
  /** @type {(t: number) => import('../figure/pose.mjs').Leg} */
  const leg = (s) => {
    const forward = (1 - Math.cos(2 * Math.PI * s)) / 2;
    const at = mix(far, near, forward);
    const lifted = [at[0], at[1] + 0.1 * Math.sin(Math.PI * forward), at[2]];
    const pitch = mix(78, 86, forward) * DEGREE;
    return {
      ankle: lifted,
      toes: [0, -Math.sin(pitch), Math.cos(pitch)],
      sole: [0, Math.cos(pitch), Math.sin(pitch)],
      toeBend: mix(78, 20, Math.min(1, forward * 3)),
      kneeTo: [0.1, -1, mix(0.1, 0.9, forward)],
    };
  };
  return {
    ...pose,
    pelvis: { at: [x, y + 0.08, z - 0.035], turn: [90 - top + 9, 0, 0] },
    spine: [3, 0, 0],
    legL: leg(t),
    legR: leg(t + 0.5),
    arms: palms({ x: 0.22, z: shouldersOf(pose, top)[2] + 0.03 }),
  };
}

/** @type {Record<string, Motion>} */
export const PUSH_UPS = {
  'push-up': { view: FROM_THE_SIDE, planted: HANDS_AND_TOES, pose: pushUp() },
  'diamond-push-up': {
    view: { azimuth: 56, elevation: 13 },
    planted: HANDS_AND_TOES,
    pose: pushUp({
      x: 0.065,
      elbow: [0.4, 0.3, -1],
      fingers: [-0.42, 0, 1],
      ahead: -0.06,
      top: 15.8,
      bottom: 7.5,
    }),
  },
  'resistance-band-push-up': {
    view: FROM_THE_SIDE,
    planted: HANDS_AND_TOES,
    pose: pushUp(),
    props: [band(({ at, turn: _, grip }) => acrossBack(at, grip))],
  },
  'knee-push-up': {
    view: FROM_THE_SIDE,
    planted: ['hand.L', 'hand.R', 'shin.L', 'shin.R'],
    pose: kneePushUp,
    props: [mat([0, -0.1], [0.68, 1.7])],
  },
  'incline-push-up': {
    view: { azimuth: 104, elevation: 10 },
    planted: HANDS_AND_TOES,
    pose: inclinePushUp,
    props: [chair(0.33, true), wall(0.83)],
  },
  'wall-push-up': {
    view: { azimuth: 110, elevation: 8 },
    planted: HANDS_AND_TOES,
    pose: wallPushUp,
    props: [wall(WALL + 0.04)],
  },
  'wall-triceps-extension': {
    view: { azimuth: 110, elevation: 8 },
    planted: HANDS_AND_TOES,
    pose: wallTriceps,
    props: [wall(WALL + 0.04)],
  },
  'pike-push-up': { view: { azimuth: 70, elevation: 10 }, planted: HANDS_AND_TOES, pose: pikePushUp },
  plank: {
    view: { azimuth: 62, elevation: 13 },
    planted: ['toes.L', 'toes.R', 'hand.L', 'hand.R'],
    pose: plank,
    props: [mat([0, -0.2])],
  },
  'mountain-climber': {
    view: FROM_THE_SIDE,
    seconds: 1.4,
    planted: ['hand.L', 'hand.R'],
    cycle: mountainClimber,
  },
};

/** From under one palm over the upper back to under the other. */
function acrossBack(at, grip) {
  const back = (side) => {
    const [x, y, z] = at[`shoulderAtRest.${side}`];
    return [x * 0.8, y + 0.075, z - 0.09];
  };
  const hand = (side) => [at[`hand.${side}`][0], 0.008, grip[side].at[2] - 0.04];
  const out = (side) => {
    const [x, y, z] = at[`upperArm.${side}`];
    return [x * 1.32, y - 0.02, z - 0.07];
  };
  return [hand('L'), out('L'), back('L'), back('R'), out('R'), hand('R')];
}
