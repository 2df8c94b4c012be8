/**
 * Equipment consists of simple shapes in world coordinates, which both the renderer and the sketch can draw.
 *
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {'steel' | 'black' | 'accent' | 'mat' | 'leather' | 'wood' | 'rubber' | 'wall' | 'cloth'} Finish
 * @typedef {{ kind: 'cylinder', from: Vector, to: Vector, radius: number, finish: Finish }} Cylinder
 * @typedef {{ kind: 'lathe', at: Vector, axis: Vector, profile: number[][], finish: Finish }} Lathe
 *   a surface of revolution about the axis; the profile consists of radius and height
 * @typedef {{ kind: 'box', at: Vector, size: Vector, turn: number[], round: number, finish: Finish, mayLeavePicture?: boolean }} Box
 * @typedef {{ kind: 'tube', points: Vector[], radius: number, finish: Finish, closed: boolean }} Tube
 * @typedef {{ kind: 'ball', at: Vector, radius: number, finish: Finish }} Ball
 * @typedef {{ kind: 'strap', sections: Section[], thick: number, finish: Finish }} Strap
 *   a strip of cloth with lengthwise folds; thick is half of its thickness
 * @typedef {{ at: Vector, across: Vector, half: number, fold: number }} Section
 *   the middle, the direction and half of the width, and the depth of the folds
 * @typedef {Cylinder | Lathe | Box | Tube | Ball | Strap} Shape
 */
import { fromTurn } from '../geometry/quaternion.mjs';

/** @type {(from: Vector, to: Vector, radius: number, finish?: Finish) => Cylinder} */
export const cylinder = (from, to, radius, finish = 'steel') => ({
  kind: 'cylinder',
  from,
  to,
  radius,
  finish,
});

/** @type {(at: Vector, axis: Vector, profile: number[][], finish?: Finish) => Lathe} */
export const lathe = (at, axis, profile, finish = 'black') => ({ kind: 'lathe', at, axis, profile, finish });

/**
 * @param {Vector} at
 * @param {Vector} size
 * @param {{ turn?: Vector, round?: number, finish?: Finish, mayLeavePicture?: boolean }} [more]
 * @returns {Box}
 */
export const box = (at, size, { turn, round = 0.02, finish = 'black', mayLeavePicture } = {}) => ({
  kind: 'box',
  at,
  size,
  turn: fromTurn(turn),
  round,
  finish,
  mayLeavePicture,
});

/** @type {(points: Vector[], radius: number, finish?: Finish, closed?: boolean) => Tube} */
export const tube = (points, radius, finish = 'rubber', closed = false) => ({
  kind: 'tube',
  points,
  radius,
  finish,
  closed,
});

/** @type {(at: Vector, radius: number, finish?: Finish) => Ball} */
export const ball = (at, radius, finish = 'accent') => ({ kind: 'ball', at, radius, finish });

/** @type {(sections: Section[], thick: number, finish?: Finish) => Strap} */
export const strap = (sections, thick, finish = 'cloth') => ({ kind: 'strap', sections, thick, finish });
