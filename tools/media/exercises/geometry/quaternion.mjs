/** Rotations as unit quaternions [x, y, z, w]. */
import { DEGREE, cross, dot, normalize, perpendicular } from './vector.mjs';

/** @typedef {import('./vector.mjs').Vector} Vector */
/** @typedef {number[]} Quaternion four numbers */

/** @type {Quaternion} */
export const NO_TURN = [0, 0, 0, 1];

/** @type {(axis: Vector, degrees: number) => Quaternion} */
export function turnAbout(axis, degrees) {
  const half = (degrees * DEGREE) / 2;
  const [x, y, z] = normalize(axis);
  return [x * Math.sin(half), y * Math.sin(half), z * Math.sin(half), Math.cos(half)];
}

/**
 * The rotation b followed by a.
 * @type {(a: Quaternion, b: Quaternion) => Quaternion}
 */
export function multiply([ax, ay, az, aw], [bx, by, bz, bw]) {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** @type {(...turns: Quaternion[]) => Quaternion} */
export const chain = (...turns) => turns.reduce(multiply);

/** @type {(q: Quaternion) => Quaternion} */
export const inverse = ([x, y, z, w]) => [-x, -y, -z, w];

/** @type {(q: Quaternion, v: Vector) => Vector} */
export function rotate([x, y, z, w], v) {
  const t = cross([x, y, z], v).map((part) => 2 * part);
  const u = cross([x, y, z], t);
  return [v[0] + w * t[0] + u[0], v[1] + w * t[1] + u[1], v[2] + w * t[2] + u[2]];
}

/**
 * From pitch (forwards), yaw (to the left) and roll (to the right) in degrees; yaw is applied last.
 * @type {(turn?: Vector) => Quaternion}
 */
export function fromTurn([pitch, yaw, roll] = [0, 0, 0]) {
  return chain(turnAbout([0, 1, 0], yaw), turnAbout([1, 0, 0], pitch), turnAbout([0, 0, 1], roll));
}

/** @type {(a: Quaternion, b: Quaternion, t: number) => Quaternion} */
export function slerp(a, b, t) {
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const sign = cosine < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, Math.abs(cosine)));
  if (angle < 1e-6) return a;
  const from = Math.sin((1 - t) * angle) / Math.sin(angle);
  const to = (sign * Math.sin(t * angle)) / Math.sin(angle);
  return a.map((part, i) => part * from + b[i] * to);
}

/**
 * The shortest rotation from direction a to direction b.
 * @type {(a: Vector, b: Vector) => Quaternion}
 */
export function shortestTurn(a, b) {
  const from = normalize(a);
  const to = normalize(b);
  const cosine = dot(from, to);
  if (cosine < -0.999999) return turnAbout(perpendicular([1, 0, 0.01], from), 180);
  const [x, y, z] = cross(from, to);
  return unit([x, y, z, 1 + cosine]);
}

/**
 * The rotation from direction a to direction b that also brings normal n as close as possible to normal m.
 * @type {(a: Vector, n: Vector, b: Vector, m: Vector) => Quaternion}
 */
export function turnFrame(a, n, b, m) {
  const first = shortestTurn(a, b);
  const target = normalize(b);
  const moved = perpendicular(rotate(first, n), target);
  const wanted = perpendicular(m, target);
  const angle = Math.atan2(dot(cross(moved, wanted), target), dot(moved, wanted));
  return multiply(turnAbout(target, angle / DEGREE), first);
}

/** @type {(q: Quaternion) => Quaternion} */
function unit(q) {
  const size = Math.hypot(...q);
  return q.map((part) => part / size);
}
