/** The figure as capsules, for sketches without the mesh and for collision checks. */
import { rotate } from '../geometry/quaternion.mjs';
import { add } from '../geometry/vector.mjs';
import { SIDES } from './skeleton.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {{ name: string, from: Vector, to: Vector, radius: number }} Capsule
 */

/** Name, the two joints and the radius of each capsule. */
const MIDDLE = [
  ['hips', 'thigh.L', 'thigh.R', 0.085],
  ['belly', 'spine1', 'spine3', 0.09],
  ['ribs', 'spine3', 'spine5', 0.095],
  ['neck', 'neck1', 'head', 0.05],
];
const OF_A_SIDE = [
  ['upperArm', 'upperArm', 'forearm', 0.04],
  ['forearm', 'forearm', 'hand', 0.032],
  ['fingers', 'hand', 'finger31', 0.018],
  ['fingertips', 'finger31', 'finger3End', 0.01],
  ['thigh', 'thigh', 'shin', 0.062],
  ['shin', 'shin', 'foot', 0.04],
  ['foot', 'foot', 'toes', 0.03],
  ['toes', 'toes', 'toesEnd', 0.027],
];

/**
 * @param {import('./body.mjs').Body} body
 * @returns {Capsule[]}
 */
export function capsulesOf({ at, turn }) {
  const capsules = MIDDLE.map(([name, from, to, radius]) => ({ name, from: at[from], to: at[to], radius }));
  for (const side of SIDES) {
    for (const [name, from, to, radius] of OF_A_SIDE) {
      const ends = { from: at[`${from}.${side}`], to: at[`${to}.${side}`] };
      capsules.push({ name: `${name}.${side}`, ...ends, radius });
    }
  }
  return [...capsules, headOf(at, turn)];
}

/**
 * @param {Record<string, Vector>} at
 * @param {Record<string, number[]>} turn
 * @returns {Capsule}
 */
function headOf(at, turn) {
  const up = rotate(turn.head, [0, 0.09, 0]);
  const crown = rotate(turn.head, [0, 0.135, -0.005]);
  return { name: 'skull', from: add(at.head, up), to: add(at.head, crown), radius: 0.085 };
}
