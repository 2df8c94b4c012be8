/** The bones of a figure in a pose, and what hangs on them. */
import { rotate } from '../geometry/quaternion.mjs';
import { add, subtract } from '../geometry/vector.mjs';
import { JOINTS } from './skeleton.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('../geometry/quaternion.mjs').Quaternion} Quaternion
 * @typedef {{ at: Vector, fingers: Vector, palm: Vector, axis: Vector }} Grip
 *   centre of the fist, its directions, and the axis of the held object
 * @typedef {object} Body
 * @property {Record<string, Vector>} at          position of each bone's joint
 * @property {Record<string, Quaternion>} turn    rotation of each bone relative to the rest pose
 * @property {Record<string, Grip>} grip          by side
 * @property {Record<string, number>} missed      distance in metres between each limb's end and its target
 */

/**
 * The position of a point of the rest pose that is attached to a bone.
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
