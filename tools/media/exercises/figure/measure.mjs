/** Joint angles of a solved figure, in degrees, and distances between its parts. */
import { inverse, multiply, rotate } from '../geometry/quaternion.mjs';
import {
  DEGREE,
  along,
  angleBetween,
  cross,
  distance,
  dot,
  normalize,
  subtract,
} from '../geometry/vector.mjs';
import { CHEST } from './skeleton.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('./body.mjs').Body} Body
 * @typedef {import('./skeleton.mjs').Side} Side
 * @typedef {import('./capsules.mjs').Capsule} Capsule
 */

/** 0 is straight. @type {(body: Body, side: Side) => number} */
export const kneeBend = ({ at }, side) =>
  angleBetween(
    subtract(at[`shin.${side}`], at[`thigh.${side}`]),
    subtract(at[`foot.${side}`], at[`shin.${side}`]),
  );

/** 0 is straight. @type {(body: Body, side: Side) => number} */
export const elbowBend = ({ at }, side) =>
  angleBetween(
    subtract(at[`forearm.${side}`], at[`upperArm.${side}`]),
    subtract(at[`hand.${side}`], at[`forearm.${side}`]),
  );

/** Angle between the hinge axis of a bent knee and the sideways axis of the foot; above 90 the knee bends backwards. */
export function kneeAgainstFoot({ at, turn }, side) {
  const thigh = subtract(at[`shin.${side}`], at[`thigh.${side}`]);
  const shin = subtract(at[`foot.${side}`], at[`shin.${side}`]);
  return angleBetween(cross(thigh, shin), rotate(turn[`foot.${side}`], [1, 0, 0]));
}

/** Angles of the thigh relative to the pelvis. @type {(body: Body, side: Side) => { flexion: number, abduction: number }} */
export function hipAngles({ at, turn }, side) {
  const thigh = normalize(subtract(at[`shin.${side}`], at[`thigh.${side}`]));
  const [x, y, z] = rotate(inverse(turn.pelvis), thigh);
  const out = side === 'L' ? x : -x;
  return { flexion: Math.atan2(z, -y) / DEGREE, abduction: Math.asin(out) / DEGREE };
}

/** Angles of the upper arm relative to the chest: behind it and across it. */
export function shoulderAngles({ at, turn }, side) {
  const upper = normalize(subtract(at[`forearm.${side}`], at[`upperArm.${side}`]));
  const [x, , z] = rotate(inverse(turn[CHEST]), upper);
  const out = side === 'L' ? x : -x;
  return { behind: Math.asin(-z) / DEGREE, across: Math.asin(-out) / DEGREE };
}

/** Positive if the toes are bent towards the shin. @type {(body: Body, side: Side) => number} */
export const ankleBend = ({ at, turn }, side) =>
  90 -
  angleBetween(subtract(at[`shin.${side}`], at[`foot.${side}`]), rotate(turn[`foot.${side}`], [0, 0, 1]));

/** @type {(body: Body, side: Side) => number} */
export const wristBend = ({ at, grip }, side) =>
  angleBetween(subtract(at[`hand.${side}`], at[`forearm.${side}`]), grip[side].fingers);

/** Angle of the rotation between two bones, about any axis. @type {(body: Body, a: string, b: string) => number} */
export function turnBetween({ turn }, a, b) {
  const [, , , w] = multiply(inverse(turn[a]), turn[b]);
  return (2 * Math.acos(Math.min(1, Math.abs(w)))) / DEGREE;
}

/** Angle between the trunk and the vertical. @type {(body: Body) => number} */
export const trunkLean = ({ at }) => angleBetween(subtract(at.neck1, at.pelvis), [0, 1, 0]);

/** Angle between a direction and the line from one joint to another. @type {(body: Body, from: string, to: string, direction: Vector) => number} */
export const inclination = ({ at }, from, to, direction) =>
  angleBetween(subtract(at[to], at[from]), direction);

/** Distance between the surfaces of two capsules; negative if they intersect. @type {(a: Capsule, b: Capsule) => number} */
export function gapBetween(a, b) {
  let nearest = Infinity;
  for (let i = 0; i <= 8; i += 1) {
    const point = along(a.from, subtract(a.to, a.from), i / 8);
    nearest = Math.min(nearest, distanceToSegment(point, b));
  }
  return nearest - a.radius - b.radius;
}

/** @type {(point: Vector, segment: Capsule) => number} */
function distanceToSegment(point, { from, to }) {
  const line = subtract(to, from);
  const t = dot(subtract(point, from), line) / (dot(line, line) || 1);
  return distance(point, along(from, line, Math.min(1, Math.max(0, t))));
}
