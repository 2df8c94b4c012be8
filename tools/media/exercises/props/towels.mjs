/** Towels: strips of cloth with lengthwise folds, gathered in the fists, with ends that hang down. */
import { smoothly } from '../geometry/curve.mjs';
import {
  along,
  between,
  cross,
  distance,
  dot,
  normalize,
  perpendicular,
  scale,
  subtract,
} from '../geometry/vector.mjs';
import { strap } from './shapes.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('../figure/body.mjs').Body} Body
 * @typedef {import('./shapes.mjs').Shape} Shape
 * @typedef {[at: Vector, half: number]} Knot  a point on the middle line and half of the width there
 */

const UP = [0, 1, 0];
const GATHERED = { half: 0.02, fold: 0.009 };
const SPREAD = { half: 0.052, fold: 0.003 };
/** Half of the length that a fist holds. */
const HELD = 0.045;
/** How far the middle hangs below the straight line between the fists. */
const SAG = 0.02;
const SECTIONS_PER_SPAN = 8;
/** The woven stripe at each end, in sections from the end. */
const STRIPE = [4, 8];
const HALF_THICKNESS = { cloth: 0.0035, stripe: 0.0075 };

/**
 * @param {Knot[]} knots
 * @param {(direction: Vector) => Vector} acrossOf  direction of the width for a direction of the middle line
 * @returns {Shape[]}
 */
function towelThrough(knots, acrossOf) {
  const line = middleLine(knots);
  const sections = line.map(([at, half], i) => {
    const [before] = line[Math.max(i - 1, 0)];
    const [after] = line[Math.min(i + 1, line.length - 1)];
    return { at, half, fold: foldOf(half), across: acrossOf(normalize(subtract(after, before))) };
  });
  const ends = [sections, sections.toReversed()].map((each) => each.slice(...STRIPE));
  return [
    strap(sections, HALF_THICKNESS.cloth),
    ...ends.map((end) => strap(end, HALF_THICKNESS.stripe, 'accent')),
  ];
}

/** The narrower the cloth, the deeper its folds. @type {(half: number) => number} */
const foldOf = (half) =>
  GATHERED.fold + ((SPREAD.fold - GATHERED.fold) * (half - GATHERED.half)) / (SPREAD.half - GATHERED.half);

/** A smooth line through the knots. @type {(knots: Knot[]) => Knot[]} */
function middleLine(knots) {
  const values = knots.map(([at, half]) => [...at, half]);
  let reached = 0;
  const moments = knots.map(([at], i) => (reached += i > 0 ? distance(at, knots[i - 1][0]) : 0));
  const pointAt = (part, k) => {
    const i = Math.min(Math.max(k, 0), knots.length - 1);
    return [moments[i] + k - i, values[i][part]];
  };
  const sections = moments.slice(1).flatMap((end, i) =>
    Array.from({ length: SECTIONS_PER_SPAN }, (_, n) => {
      const moment = moments[i] + ((end - moments[i]) * n) / SECTIONS_PER_SPAN;
      const [x, y, z, half] = [0, 1, 2, 3].map((part) =>
        smoothly(
          [i - 1, i, i + 1, i + 2].map((k) => pointAt(part, k)),
          moment,
        ),
      );
      return [[x, y, z], half];
    }),
  );
  return [...sections, knots.at(-1)];
}

/** Pulled taut between the fists. @type {(body: Body) => Shape[]} */
export const tautTowel = ({ grip: { L, R } }) => {
  const out = normalize(subtract(L.at, R.at));
  const facing = normalize(cross(out, UP));
  const end = (fist, side) => {
    const at = (outwards, down) => along(along(fist, out, side * outwards), UP, -down);
    return [
      [at(0.125, 0.085), SPREAD.half],
      [at(0.095, 0.03), 0.034],
      [at(HELD, 0), GATHERED.half],
      [at(-HELD, 0), GATHERED.half],
    ];
  };
  const middle = [0.28, 0.5, 0.72].map((share) => [
    along(between(L.at, R.at, share), UP, -SAG * 4 * share * (1 - share)),
    SPREAD.half,
  ]);
  return towelThrough([...end(L.at, 1), ...middle, ...end(R.at, -1).toReversed()], (direction) =>
    cross(facing, direction),
  );
};

/** From both fists down to under the raised left foot. @type {(body: Body) => Shape[]} */
export const towelUnderFoot = ({ grip, at }) => {
  const [x, y, z] = at['foot.L'];
  const throughFist = (side, out) => {
    const { at: fist, axis } = grip[side];
    const up = scale(axis, Math.sign(dot(axis, UP)));
    const outside = along(along(fist, up, 0.085), [1, 0, 0], out * 0.055);
    return [
      [along(outside, UP, -0.05), SPREAD.half],
      [along(outside, UP, 0.01), 0.034],
      [along(fist, up, HELD), GATHERED.half],
      [along(fist, up, -HELD), GATHERED.half],
    ];
  };
  const sole = [
    [0.068, -0.04],
    [0.048, -0.094],
    [-0.026, -0.094],
    [-0.046, -0.04],
  ].map(([right, up]) => [[x + right, y + up, z + 0.09], SPREAD.half]);
  return towelThrough([...throughFist('L', 1), ...sole, ...throughFist('R', -1).toReversed()], (direction) =>
    perpendicular([0, 0.1, 1], direction),
  );
};
