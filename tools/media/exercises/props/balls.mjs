import { add, between } from '../geometry/vector.mjs';
import { ball, lathe } from './shapes.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('../figure/body.mjs').Body} Body
 * @typedef {import('./shapes.mjs').Shape} Shape
 */

export const STABILITY_BALL = 0.3;
export const MEDICINE_BALL = 0.13;

/** @type {(at: Vector) => Shape[]} */
export const stabilityBall = (at) => [ball(at, STABILITY_BALL, 'mat')];

/** A medicine ball with a stripe. @type {(at: Vector) => Shape[]} */
export const medicineBall = (at) => [
  ball(at, MEDICINE_BALL, 'rubber'),
  lathe(
    at,
    [1, 0, 0],
    [
      [MEDICINE_BALL * 0.985, -0.02],
      [MEDICINE_BALL * 1.005, -0.018],
      [MEDICINE_BALL * 1.005, 0.018],
      [MEDICINE_BALL * 0.985, 0.02],
    ],
    'accent',
  ),
];

/** The middle between both palms. @type {(body: Body, offset?: Vector) => Vector} */
export function betweenPalms({ at, grip }, offset = [0, 0, 0]) {
  const palm = (side) => at[`hand.${side}`].map((part, i) => part + 0.08 * grip[side].fingers[i]);
  return add(between(palm('L'), palm('R')), offset);
}
