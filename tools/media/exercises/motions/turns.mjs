import { rotate } from '../geometry/quaternion.mjs';
import { DEGREE } from '../geometry/vector.mjs';

/**
 * Converts a quaternion to pitch, yaw and roll.
 * @type {(turn: import('../geometry/quaternion.mjs').Quaternion) => import('../geometry/vector.mjs').Vector}
 */
export function turnOf(turn) {
  const forwards = rotate(turn, [0, 0, 1]);
  const left = rotate(turn, [1, 0, 0]);
  const up = rotate(turn, [0, 1, 0]);
  const pitch = -Math.asin(Math.min(1, Math.max(-1, forwards[1])));
  return [pitch, Math.atan2(forwards[0], forwards[2]), Math.atan2(left[1], up[1])].map(
    (angle) => angle / DEGREE,
  );
}
