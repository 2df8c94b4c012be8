/** Positions of pelvis and legs for standing exercises. */
import { plantedFoot } from '../figure/solve-leg.mjs';
import { trunkOf } from '../figure/solve-pose.mjs';
import { FIST } from '../figure/hand-shape.mjs';
import { JOINTS, LENGTHS } from '../figure/skeleton.mjs';
import { DEGREE } from '../geometry/vector.mjs';

/**
 * @typedef {import('../figure/pose.mjs').Pose} Pose
 * @typedef {import('../figure/pose.mjs').Leg} Leg
 */

const HIP_X = JOINTS['thigh.L'][0];
const ANKLE = JOINTS['foot.L'];
/** Legs are never fully straight, where small changes of the hips would move the knee too fast. */
const NEARLY = 0.9975;
const WHOLE_LEG = LENGTHS.shin + LENGTHS.thigh;
const ARM = LENGTHS.upperArm + LENGTHS.forearm;

/**
 * Pelvis and legs with both feet flat and side by side.
 * @param {{ shin?: number, thigh?: number, width?: number, turn?: number, z?: number, floor?: number, heel?: number }} legs
 *   shin: forward lean of the shins, thigh: backward lean of the thighs (90 is horizontal), in degrees
 * @returns {{ at: number[], legs: import('../figure/pose.mjs').Leg }}
 */
export function feetSideBySide({
  shin = 0,
  thigh = 0,
  width = 0.125,
  turn = 8,
  z = 0,
  floor = 0,
  heel = 0,
} = {}) {
  const share = Math.sqrt(1 - ((width - HIP_X) / WHOLE_LEG) ** 2) * NEARLY;
  const foot = [width, floor, z + ANKLE[2]];
  const lift = heelLift(heel, turn);
  return {
    at: [
      0,
      floor +
        ANKLE[1] +
        lift.up +
        share * (LENGTHS.shin * Math.cos(shin * DEGREE) + LENGTHS.thigh * Math.cos(thigh * DEGREE)),
      foot[2] +
        lift.forward +
        share * (LENGTHS.shin * Math.sin(shin * DEGREE) - LENGTHS.thigh * Math.sin(thigh * DEGREE)),
    ],
    legs: { foot, turn, heel },
  };
}

/** Where raising the heel takes the ankle. @type {(heel: number, turn: number) => { up: number, forward: number }} */
function heelLift(heel, turn) {
  const { ankle } = plantedFoot({ heel, turn });
  const flat = plantedFoot({ turn }).ankle;
  return { up: ankle[1] - flat[1], forward: ankle[2] - flat[2] };
}

/**
 * The maximum height of the hips at z that lets a leg reach its foot.
 * @param {Leg} leg
 * @param {number} z
 */
export function highestHips(leg, z) {
  const [x, y, ankleZ] = leg.ankle ?? plantedFoot(leg).ankle;
  return y + Math.sqrt((WHOLE_LEG * NEARLY) ** 2 - (x - HIP_X) ** 2 - (ankleZ - z) ** 2);
}

/**
 * Height of the fists when straight arms hang from the shoulders to an object at z (and x to the side).
 * @param {Pose} pose    with pelvis and spine
 * @param {{ x: number, z: number }} bar
 */
export function hangingHeight(pose, { x, z }) {
  const [sx, sy, sz] = trunkOf(pose).at['shoulderAtRest.L'];
  // The fist is in line with the forearm, but half a palm in front of it.
  const reach = ARM * 0.996 + FIST.along;
  return sy - Math.sqrt(reach ** 2 - (x - sx) ** 2 - (z - sz) ** 2) + 0.012;
}

/**
 * The argument between 0 and 1 at which a decreasing function reaches a target.
 * @param {(u: number) => number} value
 * @param {number} target
 */
export function whereReaches(value, target) {
  let [low, high] = [0, 1.3];
  for (let i = 0; i < 40; i += 1) {
    const middle = (low + high) / 2;
    if (value(middle) > target) low = middle;
    else high = middle;
  }
  return low;
}
