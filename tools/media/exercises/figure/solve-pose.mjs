/** From what a pose says to where every bone is and how it is turned. */
import { NO_TURN, fromTurn, multiply, rotate, slerp, turnAbout } from '../geometry/quaternion.mjs';
import { add, subtract } from '../geometry/vector.mjs';
import { ARMS_AT_SIDES, STANDING_LEG } from './pose.mjs';
import { CHEST, JOINTS, MID_HIP, NECK, SIDES, SPINE } from './skeleton.mjs';
import { solveArm } from './solve-arm.mjs';
import { solveLeg } from './solve-leg.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('../geometry/quaternion.mjs').Quaternion} Quaternion
 * @typedef {import('./pose.mjs').Pose} Pose
 * @typedef {{ at: Vector, fingers: Vector, palm: Vector, axis: Vector }} Grip
 *   middle of the fist, its directions, and the axis of what it holds
 * @typedef {object} Body
 * @property {Record<string, Vector>} at          of each bone's joint
 * @property {Record<string, Quaternion>} turn    of each bone against the figure at rest
 * @property {Record<string, Grip>} grip          by side
 * @property {Record<string, number>} missed      by how much each limb is too short for its target, metres
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
 * Pelvis, spine and head only, for motions that hang their arms from the shoulders.
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
 * Where a point of the figure at rest goes with a bone.
 * @param {Body} body
 * @param {string} bone
 * @param {Vector} point
 */
export function placed(body, bone, point) {
  return add(body.at[bone], rotate(body.turn[bone], subtract(point, JOINTS[bone])));
}

/**
 * @param {Body} body
 * @param {string} bone
 * @param {{ parent: string, turn: Quaternion }} place
 */
export function hang(body, bone, { parent, turn }) {
  body.at[bone] = placed(body, parent, JOINTS[bone]);
  body.turn[bone] = turn;
}

/**
 * Leans the neck forwards by degrees and leaves the head as it looks.
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
 * Spreads a bend over a chain of bones, the last takes all of it.
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
