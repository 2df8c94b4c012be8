import {
  NO_TURN,
  chain,
  inverse,
  multiply,
  rotate,
  shortestTurn,
  slerp,
  turnAbout,
  turnFrame,
} from '../geometry/quaternion.mjs';
import {
  add,
  along,
  bendTowards,
  cross,
  length,
  mirror,
  normalize,
  perpendicular,
  subtract,
} from '../geometry/vector.mjs';
import { bendFingers } from './bend-fingers.mjs';
import { FIST, PALM } from './hand-shape.mjs';
import { CHEST, JOINTS, LENGTHS, restHand } from './skeleton.mjs';
import { hang } from './body.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('../geometry/quaternion.mjs').Quaternion} Quaternion
 * @typedef {import('./pose.mjs').Arm} Arm
 * @typedef {import('./skeleton.mjs').Side} Side
 * @typedef {import('./body.mjs').Body} Body
 * @typedef {{ elbow: Vector, wrist: Vector, hinge: Vector, fingers?: Vector, palm?: Vector, curl: number }} SolvedArm
 */

const ELBOW_BACK_AND_OUT = [0.3, -0.6, -1];
const ELBOW_WHEN_STRAIGHT = [0.2, -0.2, -1];

/**
 * Solves the arm twice: the shoulder girdle follows the direction found first, which moves the root of the arm.
 * @param {Body} body
 * @param {Side} side
 * @param {Arm} arm
 */
export function solveArm(body, side, arm) {
  const shrug = arm.shrug ?? 0;
  placeShoulder(body, side, { raise: shrug, forwards: 0 });
  const first = reach(body, side, arm);
  const upper = rotate(
    inverse(body.turn[CHEST]),
    normalize(subtract(first.elbow, body.at[`upperArm.${side}`])),
  );
  placeShoulder(body, side, {
    raise: Math.max(0, upper[1] + 0.15) * 24 + shrug,
    forwards: upper[2] * 8 * (1 - Math.abs(upper[1])),
  });
  const solved = reach(body, side, arm);
  turnArmBones(body, side, solved);
  turnHand(body, side, solved);
}

/**
 * @param {Body} body
 * @param {Side} side
 * @param {{ raise: number, forwards: number }} girdle
 */
function placeShoulder(body, side, { raise, forwards }) {
  const out = side === 'L' ? 1 : -1;
  const turn = chain(
    body.turn[CHEST],
    turnAbout([0, 1, 0], -out * forwards),
    turnAbout([0, 0, 1], out * raise),
  );
  hang(body, `clavicle.${side}`, { parent: CHEST, turn });
  hang(body, `shoulder.${side}`, { parent: `clavicle.${side}`, turn });
  hang(body, `upperArm.${side}`, { parent: `shoulder.${side}`, turn });
}

/**
 * @param {Body} body
 * @param {Side} side
 * @param {Arm} arm
 * @returns {SolvedArm}
 */
function reach(body, side, arm) {
  const { point, direction } = framesOf(body, side, arm);
  const shoulder = body.at[`upperArm.${side}`];
  const fingers = arm.fingers && normalize(direction(arm.fingers));
  const palm = arm.palmTo && direction(arm.palmTo);
  const curl = arm.curl ?? 20;
  const target = targetOf(arm, { point, fingers, palm });
  if (!target) return { ...byDirections(shoulder, arm, direction), fingers, palm, curl };
  const pole = direction(arm.elbow ?? ELBOW_BACK_AND_OUT);
  const { joint, end, missed } = bendTowards(shoulder, target, {
    upper: LENGTHS.upperArm,
    lower: LENGTHS.forearm,
    pole,
  });
  body.missed[`arm.${side}`] = missed;
  const axis = normalize(subtract(end, shoulder));
  return { elbow: joint, wrist: end, hinge: cross(perpendicular(pole, axis), axis), fingers, palm, curl };
}

/**
 * Functions that convert positions and directions of an arm to world coordinates.
 * @param {Body} body
 * @param {Side} side
 * @param {Arm} arm
 */
function framesOf(body, side, { frame = 'world', exact }) {
  /** @type {(a: Vector) => Vector} */
  const own = side === 'R' && !exact ? mirror : (a) => a;
  const bone = { chest: CHEST, pelvis: 'pelvis', head: 'head' }[frame];
  const turn = bone ? body.turn[bone] : NO_TURN;
  const origin = bone ? body.at[bone] : frame === 'shoulder' ? body.at[`shoulderAtRest.${side}`] : [0, 0, 0];
  /** @type {(a: Vector) => Vector} */
  const direction = (a) => rotate(turn, own(a));
  /** @type {(a: Vector) => Vector} */
  const point = (a) => add(origin, direction(a));
  return { point, direction };
}

/**
 * The position of the wrist; undefined if the arm is given by directions.
 * @param {Arm} arm
 * @param {{ point: (a: Vector) => Vector, fingers?: Vector, palm?: Vector }} hand
 */
function targetOf({ grip, palm: touch, wrist }, { point, fingers, palm }) {
  if (wrist) return point(wrist);
  const at = grip ?? touch;
  if (!at || !fingers || !palm) return undefined;
  const offset = grip ? FIST : PALM;
  return along(along(point(at), fingers, -offset.along), perpendicular(palm, fingers), -offset.palm);
}

/**
 * @param {Vector} shoulder
 * @param {Arm} arm
 * @param {(a: Vector) => Vector} direction
 */
function byDirections(shoulder, arm, direction) {
  const upper = normalize(direction(arm.upper ?? [0, -1, 0]));
  const fore = normalize(direction(arm.fore ?? [0, -1, 0]));
  const elbow = along(shoulder, upper, LENGTHS.upperArm);
  const wrist = along(elbow, fore, LENGTHS.forearm);
  let hinge = cross(upper, fore);
  if (arm.elbow || length(hinge) < 0.05) {
    const pole = direction(arm.elbow ?? ELBOW_WHEN_STRAIGHT);
    hinge = cross(pole, subtract(wrist, shoulder));
  }
  return { elbow, wrist, hinge };
}

/**
 * @param {Body} body
 * @param {Side} side
 * @param {SolvedArm} arm
 */
function turnArmBones(body, side, { elbow, wrist, hinge }) {
  const rest = {
    upper: normalize(subtract(JOINTS[`forearm.${side}`], JOINTS[`upperArm.${side}`])),
    fore: normalize(subtract(JOINTS[`hand.${side}`], JOINTS[`forearm.${side}`])),
  };
  const hinge0 = normalize(cross(rest.upper, rest.fore));
  const shoulder = body.at[`upperArm.${side}`];
  const upper = turnFrame(rest.upper, hinge0, subtract(elbow, shoulder), hinge);
  const base = body.turn[`clavicle.${side}`];
  const untwisted = multiply(shortestTurn(rotate(base, rest.upper), subtract(elbow, shoulder)), base);
  body.turn[`upperArm.${side}`] = slerp(untwisted, upper, 0.5);
  body.turn[`upperArmLow.${side}`] = upper;
  body.at[`upperArmLow.${side}`] = add(
    shoulder,
    rotate(upper, subtract(JOINTS[`upperArmLow.${side}`], JOINTS[`upperArm.${side}`])),
  );
  body.at[`forearm.${side}`] = elbow;
  body.turn[`forearm.${side}`] = turnFrame(rest.fore, hinge0, subtract(wrist, elbow), hinge);
  body.at[`hand.${side}`] = wrist;
}

/**
 * Rotates the hand and the fingers. The lower part of the forearm takes half of the twist.
 * @param {Body} body
 * @param {Side} side
 * @param {SolvedArm} arm
 */
function turnHand(body, side, { fingers, palm, wrist, curl }) {
  const rest = restHand(side);
  const forearm = body.turn[`forearm.${side}`];
  const straight = rotate(forearm, rest.fingers);
  const wanted = fingers ?? straight;
  const turn = palm
    ? turnFrame(rest.fingers, rest.palm, wanted, palm)
    : turnWithForearm(forearm, rest, wanted);
  const unbent = multiply(shortestTurn(rotate(turn, rest.fingers), straight), turn);
  hang(body, `forearmLow.${side}`, { parent: `forearm.${side}`, turn: slerp(forearm, unbent, 0.55) });
  body.turn[`hand.${side}`] = turn;
  const axes = { fingers: rotate(turn, rest.fingers), palm: rotate(turn, rest.palm) };
  body.grip[side] = {
    ...axes,
    at: along(along(wrist, axes.fingers, FIST.along), axes.palm, FIST.palm),
    axis: cross(axes.fingers, axes.palm),
  };
  bendFingers(body, side, curl);
}

/**
 * @param {Quaternion} forearm
 * @param {{ fingers: Vector }} rest
 * @param {Vector} wanted
 */
const turnWithForearm = (forearm, rest, wanted) =>
  multiply(shortestTurn(rotate(forearm, rest.fingers), wanted), forearm);
