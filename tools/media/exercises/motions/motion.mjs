/**
 * A motion demonstrates an exercise. `pose(u)` moves from the start (0) to the end (1) and back the same way; `cycle(t)`
 * describes motions that do not return the way they came, such as steps, with t from 0 to 1 over the loop.
 *
 * @typedef {import('../figure/pose.mjs').Pose} Pose
 * @typedef {import('../figure/body.mjs').Body} Body
 * @typedef {import('../props/shapes.mjs').Shape} Shape
 *
 * @typedef {object} Motion
 * @property {{ azimuth: number, elevation?: number, filled?: number, follow?: number }} view  direction of the camera: 0
 *   is the front, 90 the figure's left; `filled` is the share of the picture that the loop fills; with `follow`, the
 *   camera shows only that share of the loop before and after each moment
 * @property {number} [seconds]   duration of the loop
 * @property {(u: number) => Pose} [pose]
 * @property {(t: number) => Pose} [cycle]
 * @property {1 | 2} [thereAndBack]  a cycle that returns the way it came: as a whole, or once for each side
 * @property {number} [poster]    moment that the poster shows
 * @property {boolean} [still]    shown as a picture of the end position instead of a video
 * @property {((body: Body, moment: number) => Shape[])[]} [props]
 * @property {string[]} [planted] bones that must not move, such as foot.L
 */
import { mirror } from '../geometry/vector.mjs';

/** From 0 to 1 and back over the loop, with a short rest at both ends. @type {(t: number) => number} */
export function easedReturn(t) {
  const x = (1 - Math.cos(2 * Math.PI * t)) / 2;
  return x * x * (3 - 2 * x);
}

/** @type {(motion: Motion, t: number) => Pose} */
export function poseAt(motion, t) {
  if (motion.still) return motion.pose(1);
  return motion.cycle ? motion.cycle(t) : motion.pose(easedReturn(t));
}

/** @type {(motion: Motion, body: Body, t: number) => Shape[]} */
export const shapesOf = (motion, body, t) => (motion.props ?? []).flatMap((prop) => prop(body, t));

/** Interpolates linearly between two numbers or two vectors. */
export function mix(a, b, u) {
  return Array.isArray(a) ? a.map((part, i) => mix(part, b[i], u)) : a + (b - a) * u;
}

/** Interpolates between several evenly spaced values. */
export function through(values, u) {
  const x = Math.min(Math.max(u, 0), 1) * (values.length - 1);
  const i = Math.min(Math.floor(x), values.length - 2);
  return mix(values[i], values[i + 1], x - i);
}

/** From 0 to 1 between two moments, with soft ends. @type {(u: number, from: number, to: number) => number} */
export function phase(u, from, to) {
  const x = Math.min(Math.max((u - from) / (to - from), 0), 1);
  return x * x * (3 - 2 * x);
}

/** From 0 to 1 and back without a rest. @type {(t: number) => number} */
const softReturn = (t) => (1 - Math.cos(2 * Math.PI * t)) / 2;

/** One repetition for each side. @type {(pose: (u: number) => Pose) => (t: number) => Pose} */
export const alternately = (pose) => (t) =>
  t < 0.5 ? pose(softReturn(2 * t)) : mirrored(pose(softReturn(2 * t - 1)));

/** The same pose with left and right exchanged. @type {(pose: Pose) => Pose} */
export function mirrored({ pelvis = {}, spine, head, armL, armR, legL, legR, ...both }) {
  const swapped = {
    armL: otherSide(armR),
    armR: otherSide(armL),
    legL: otherSide(legR),
    legR: otherSide(legL),
  };
  return {
    ...both,
    pelvis: { at: pelvis.at && mirror(pelvis.at), turn: turnedOver(pelvis.turn) },
    spine: turnedOver(spine),
    head: turnedOver(head),
    ...Object.fromEntries(Object.entries(swapped).filter(([, limb]) => limb)),
  };
}

/** @type {(turn?: number[]) => number[] | undefined} */
const turnedOver = (turn) => turn && [turn[0], -turn[1], -turn[2]];

/** Limbs are described for the left side, so only exact ones have to be mirrored. */
const otherSide = (limb) =>
  limb?.exact
    ? Object.fromEntries(
        Object.entries(limb).map(([name, value]) => [name, Array.isArray(value) ? mirror(value) : value]),
      )
    : limb;
