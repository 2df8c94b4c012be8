/** Three-dimensional vectors as plain arrays: x to the figure's left, y up, z forward; metres. */

/** @typedef {number[]} Vector three numbers */

/** @type {(a: Vector, b: Vector) => Vector} */
export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
/** @type {(a: Vector, b: Vector) => Vector} */
export const subtract = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** @type {(a: Vector, factor: number) => Vector} */
export const scale = (a, factor) => [a[0] * factor, a[1] * factor, a[2] * factor];
/** @type {(a: Vector, direction: Vector, distance: number) => Vector} */
export const along = (a, direction, distance) => add(a, scale(direction, distance));
/** @type {(a: Vector, b: Vector) => number} */
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** @type {(a: Vector, b: Vector) => Vector} */
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** @type {(a: Vector) => number} */
export const length = (a) => Math.hypot(a[0], a[1], a[2]);
/** @type {(a: Vector, b: Vector) => number} */
export const distance = (a, b) => length(subtract(a, b));
/** @type {(a: Vector) => Vector} */
export const normalize = (a) => scale(a, 1 / (length(a) || 1));
/** @type {(a: Vector, b: Vector, t?: number) => Vector} */
export const between = (a, b, t = 0.5) => add(scale(a, 1 - t), scale(b, t));
/**
 * The component of a perpendicular to the unit vector b, normalized.
 * @type {(a: Vector, b: Vector) => Vector}
 */
export const perpendicular = (a, b) => normalize(along(a, b, -dot(a, b)));
/** @type {(a: Vector) => Vector} */
export const mirror = (a) => [-a[0], a[1], a[2]];

export const DEGREE = Math.PI / 180;

/**
 * The angle between two directions, in degrees.
 * @type {(a: Vector, b: Vector) => number}
 */
export function angleBetween(a, b) {
  const cosine = dot(normalize(a), normalize(b));
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / DEGREE;
}

/**
 * Two-bone inverse kinematics: the position of the joint of a limb from start to end, bent towards the pole.
 * If the end is out of reach, the limb is stretched towards it, and `missed` is the remaining distance.
 * @param {Vector} start
 * @param {Vector} end
 * @param {{ upper: number, lower: number, pole: Vector }} limb
 */
export function bendTowards(start, end, { upper, lower, pole }) {
  const whole = distance(start, end);
  const reach = Math.min(whole, (upper + lower) * 0.9985);
  const axis = normalize(subtract(end, start));
  const side = perpendicular(pole, axis);
  const forward = (upper * upper + reach * reach - lower * lower) / (2 * reach);
  const sideways = Math.sqrt(Math.max(0, upper * upper - forward * forward));
  return {
    joint: along(along(start, axis, forward), side, sideways),
    end: along(start, axis, reach),
    missed: whole - reach,
  };
}
