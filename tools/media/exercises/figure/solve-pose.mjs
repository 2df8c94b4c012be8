/** Computes position and rotation of every bone from a pose. */
import { NO_TURN, fromTurn, multiply, rotate, slerp, turnAbout } from '../geometry/quaternion.mjs';
import { add, subtract } from '../geometry/vector.mjs';
import { hang, placed } from './body.mjs';
import { ARMS_AT_SIDES, STANDING_LEG } from './pose.mjs';
import { CHEST, JOINTS, MID_HIP, NECK, SIDES, SPINE } from './skeleton.mjs';
import { solveArm } from './solve-arm.mjs';
import { solveLeg } from './solve-leg.mjs';

/**
 * @typedef {import('../geometry/quaternion.mjs').Quaternion} Quaternion
 * @typedef {import('./body.mjs').Body} Body
 * @typedef {import('./pose.mjs').Pose} Pose
 */

/**
 * @param {Pose} pose
 * @returns {Body}
 */
export function solvePose(pose) {
  const body = trunkOf(pose);
  for (const side of SIDES) {
    solveLeg(body, side, pose[`leg${side}`] ?? pose.legs ?? STANDING_LEG);
    solveArm(body, side, pose[`arm${side}`] ?? pose.arms ?? ARMS_AT_SIDES);
  }
  return body;
}

/**
 * Solves pelvis, spine and head only, for motions that place the arms relative to the shoulders.
 * @param {Pose} pose
 * @returns {Body}
 */
export function trunkOf({ pelvis = {}, spine, head, neck = 0 }) {
  /** @type {Body} */
  const body = { at: {}, turn: {}, grip: {}, missed: {} };
  const turn = fromTurn(pelvis.turn);
  body.turn.pelvis = turn;
  body.at.pelvis = add(pelvis.at ?? MID_HIP, rotate(turn, subtract(JOINTS.pelvis, MID_HIP)));
  bendChain(body, 'pelvis', SPINE, fromTurn(spine));
  bendChain(body, CHEST, NECK, fromTurn(head));
  if (neck) slideHead(body, neck);
  for (const side of SIDES) {
    body.at[`shoulderAtRest.${side}`] = placed(body, CHEST, JOINTS[`upperArm.${side}`]);
  }
  return body;
}

/**
 * Leans the neck forwards by an angle, without rotating the head.
 * @param {Body} body
 * @param {number} lean
 */
function slideHead(body, lean) {
  const [, ...above] = NECK;
  let parent = NECK[0];
  body.turn[parent] = multiply(body.turn[parent], turnAbout([1, 0, 0], lean));
  for (const bone of above) {
    const turn = bone === 'head' ? body.turn.head : multiply(body.turn[bone], turnAbout([1, 0, 0], lean));
    hang(body, bone, { parent, turn });
    parent = bone;
  }
}

/**
 * Distributes a bend over a chain of bones, whose last bone has the whole rotation.
 * @param {Body} body
 * @param {string} root
 * @param {string[]} bones
 * @param {Quaternion} bend
 */
function bendChain(body, root, bones, bend) {
  const start = body.turn[root];
  let parent = root;
  bones.forEach((bone, i) => {
    const share = slerp(NO_TURN, bend, (i + 1) / bones.length);
    hang(body, bone, { parent, turn: multiply(start, share) });
    parent = bone;
  });
}
