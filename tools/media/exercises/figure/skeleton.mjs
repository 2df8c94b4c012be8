/**
 * The joints of the figure in its rest pose, standing 1.78 m tall with the arms slightly away from the body, and the
 * parent of each bone. The mesh is built around these joints (build-mesh.py reads them as JSON).
 */
import { along, between, cross, distance, mirror, normalize, perpendicular } from '../geometry/vector.mjs';
import { DIGITS, restJoints } from './hand-shape.mjs';

/** @typedef {import('../geometry/vector.mjs').Vector} Vector */
/** @typedef {'L' | 'R'} Side */

/** @type {Side[]} */
export const SIDES = ['L', 'R'];
export const SPINE = ['spine1', 'spine2', 'spine3', 'spine4', 'spine5'];
export const NECK = ['neck1', 'neck2', 'neck3', 'head'];
export const CHEST = 'spine5';

/** @type {Record<string, Vector>} */
const MIDDLE = {
  pelvis: [0, 0.95, 0],
  spine1: [0, 0.985, -0.02],
  spine2: [0, 1.06, -0.012],
  spine3: [0, 1.14, -0.012],
  spine4: [0, 1.23, -0.022],
  spine5: [0, 1.33, -0.035],
  neck1: [0, 1.475, -0.03],
  neck2: [0, 1.505, -0.022],
  neck3: [0, 1.535, -0.014],
  head: [0, 1.565, -0.006],
};

const SHOULDER = [0.19, 1.425, -0.02];
const ELBOW = along(SHOULDER, normalize([0.6, -0.8, 0]), 0.295);
const FOREARM = normalize([0.5, -0.74, 0.36]);
const WRIST = along(ELBOW, FOREARM, 0.255);
const HIP = [0.098, 0.93, 0];
const KNEE = [0.112, 0.505, 0.008];
const ANKLE = [0.12, 0.088, -0.018];

/** Axes of the hand in the rest pose: along the fingers, towards the index finger, out of the palm. */
const HAND = handAxes();

/** @type {Record<string, Vector>} */
const LEFT = {
  clavicle: [0.025, 1.43, 0.02],
  shoulder: [0.09, 1.445, -0.005],
  upperArm: SHOULDER,
  upperArmLow: between(SHOULDER, ELBOW, 0.45),
  forearm: ELBOW,
  forearmLow: between(ELBOW, WRIST),
  hand: WRIST,
  thigh: HIP,
  thighLow: between(HIP, KNEE),
  shin: KNEE,
  shinLow: between(KNEE, ANKLE),
  foot: ANKLE,
  toes: [0.135, 0.03, 0.115],
  toesEnd: [0.142, 0.028, 0.185],
  ...fingerJoints(),
};

/** The parent of each bone that exists on both sides. */
const PARENTS = {
  clavicle: CHEST,
  shoulder: 'clavicle',
  upperArm: 'shoulder',
  upperArmLow: 'upperArm',
  forearm: 'upperArmLow',
  forearmLow: 'forearm',
  hand: 'forearmLow',
  thigh: 'pelvis',
  thighLow: 'thigh',
  shin: 'thighLow',
  shinLow: 'shin',
  foot: 'shinLow',
  toes: 'foot',
};

export const FINGER_BONES = [1, 2, 3, 4, 5].flatMap((finger) =>
  [1, 2, 3].map((bone) => `finger${finger}${bone}`),
);

/** All joints; names end in .L on the left side and in .R on the right. */
export const JOINTS = Object.freeze({
  ...MIDDLE,
  ...Object.fromEntries(
    Object.entries(LEFT).flatMap(([name, at]) => [
      [`${name}.L`, at],
      [`${name}.R`, mirror(at)],
    ]),
  ),
});

/** @type {Record<string, string>} */
export const PARENT = Object.freeze(parentOfEach());

export const BONES = ['pelvis', ...Object.keys(PARENT)];

export const LENGTHS = Object.freeze({
  upperArm: distance(SHOULDER, ELBOW),
  forearm: distance(ELBOW, WRIST),
  thigh: distance(HIP, KNEE),
  shin: distance(KNEE, ANKLE),
  hip: HIP[1],
  ankle: ANKLE[1],
});

/** The point halfway between the hip joints, which poses position. */
export const MID_HIP = [0, HIP[1], HIP[2]];

/** @returns {{ along: Vector, index: Vector, palm: Vector }} */
function handAxes() {
  const index = perpendicular([0.25, 0.45, 0.85], FOREARM);
  return { along: FOREARM, index, palm: cross(FOREARM, index) };
}

/** @type {(parts: number[]) => Vector} */
function inHand([forward, index, palm]) {
  const at = along(along(WRIST, HAND.along, forward), HAND.index, index);
  return along(at, HAND.palm, palm);
}

function fingerJoints() {
  const digits = Object.keys(DIGITS).map(Number);
  return Object.fromEntries(
    digits.flatMap((digit) =>
      restJoints(digit).map((at, i) => [`finger${digit}${i < 3 ? i + 1 : 'End'}`, inHand(at)]),
    ),
  );
}

function parentOfEach() {
  /** @type {Record<string, string>} */
  const parents = {};
  const chainOfMiddle = ['pelvis', ...SPINE, ...NECK];
  for (let i = 1; i < chainOfMiddle.length; i += 1) parents[chainOfMiddle[i]] = chainOfMiddle[i - 1];
  for (const side of SIDES) {
    for (const [bone, parent] of Object.entries(PARENTS)) {
      parents[`${bone}.${side}`] = parent in MIDDLE ? parent : `${parent}.${side}`;
    }
    for (const bone of FINGER_BONES) {
      const knuckle = Number(bone.at(-1));
      parents[`${bone}.${side}`] =
        knuckle > 1 ? `${bone.slice(0, -1)}${knuckle - 1}.${side}` : `hand.${side}`;
    }
  }
  return parents;
}

/**
 * The axes of the hand in the rest pose.
 * @param {Side} side
 */
export function restHand(side) {
  const { along: fingers, palm, index } = HAND;
  return side === 'L'
    ? { fingers, palm, index }
    : { fingers: mirror(fingers), palm: mirror(palm), index: mirror(index) };
}
