/** Machines to sit or lie on, made of a few simple shapes that are positioned relative to the hips. */
import { rotate } from '../geometry/quaternion.mjs';
import { DEGREE, add, along, between } from '../geometry/vector.mjs';
import { plateAt } from './free-weights.mjs';
import { box, cylinder } from './shapes.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('../figure/body.mjs').Body} Body
 * @typedef {import('./shapes.mjs').Shape} Shape
 */

/** Distance of the hips above a seat and in front of a backrest. */
export const HIPS_OVER_SEAT = 0.1;
const HIPS_BEFORE_BACK = 0.125;
const THICK = 0.07;

/** @type {(at: Vector, size: Vector, turn?: Vector) => Shape} */
export const pad = (at, size, turn) => box(at, size, { turn, round: 0.05, finish: 'leather' });

/** @type {(from: Vector, to: Vector, radius?: number) => Shape} */
export const beam = (from, to, radius = 0.028) => cylinder(from, to, radius, 'black');

/** A soft roller across x. @type {(at: Vector, half?: number, radius?: number) => Shape} */
export const roller = (at, half = 0.22, radius = 0.05) =>
  cylinder(add(at, [-half, 0, 0]), add(at, [half, 0, 0]), radius, 'leather');

/** A steel foot on the floor across x. @type {(z: number, half?: number) => Shape} */
const foot = (z, half = 0.26) => box([0, 0.025, z], [2 * half, 0.05, 0.07]);

/**
 * A seat with a backrest for hips at a height and z; the backrest leans backwards by an angle in degrees.
 * @param {{ hips: number[], lean: number, back?: number, long?: number, wide?: number }} seat
 * @returns {() => Shape[]}
 */
export const machineSeat =
  ({ hips: [y, z], lean, back = 0.66, long = 0.46, wide = 0.36 }) =>
  () => {
    const [sine, cosine] = [Math.sin(lean * DEGREE), Math.cos(lean * DEGREE)];
    const seat = y - HIPS_OVER_SEAT;
    const middle = along([0, y, z], [0, cosine, -sine], back / 2 - 0.03);
    const behind = HIPS_BEFORE_BACK + THICK / 2;
    const rest = add(middle, [0, -sine * behind, -cosine * behind]);
    const post = z - 0.2;
    return [
      pad([0, seat - THICK / 2, z - 0.13 + long / 2], [wide, THICK, long]),
      pad(rest, [0.32, THICK, back], [90 - lean, 0, 0]),
      beam([0, seat - THICK, z + long / 2 - 0.1], [0, 0.04, z + long / 2 - 0.1], 0.035),
      beam([0, 0.04, post - 0.12], add(rest, [0, 0.1, -0.04])),
      beam([0, seat - THICK - 0.02, z + long / 2 - 0.1], [0, seat - THICK - 0.02, post - 0.06]),
      foot(z + long / 2 - 0.1),
      foot(post - 0.12),
    ];
  };

/** Handles beside the seat, which the hands hold. @type {(body: Body) => Shape[]} */
export const sideHandles = ({ grip, at }) =>
  ['L', 'R'].flatMap((side) => {
    const { at: hand, axis } = grip[side];
    const low = [hand[0], at.pelvis[1] - HIPS_OVER_SEAT - 0.06, hand[2]];
    return [
      cylinder(along(hand, axis, -0.07), along(hand, axis, 0.07), 0.016, 'rubber'),
      beam(hand, low, 0.014),
      beam(low, low.with(0, 0), 0.014),
    ];
  });

const STACK = { resting: 0.32, lifted: 0.2 };

/**
 * A weight stack between two rods, whose upper plates rise during the movement.
 * @param {Vector} place  its foot
 * @param {{ lift: number, height?: number }} work  metres
 * @returns {Shape[]}
 */
export function weightStack([x, , z], { lift, height = 1.5 }) {
  const low = 0.06 + STACK.resting / 2;
  const high = 0.06 + STACK.resting + 0.006 + STACK.lifted / 2 + lift;
  return [
    box([x, 0.03, z], [0.5, 0.06, 0.34], { round: 0.02 }),
    box([x, height, z], [0.5, 0.06, 0.16], { round: 0.02 }),
    ...[-0.22, 0.22].map((dx) => box([x + dx, height / 2, z], [0.05, height, 0.1], { round: 0.01 })),
    ...[-0.09, 0.09].map((dx) => cylinder([x + dx, 0.05, z], [x + dx, height, z], 0.009)),
    box([x, low, z], [0.3, STACK.resting, 0.12], { round: 0.01, finish: 'rubber' }),
    box([x, high, z], [0.3, STACK.lifted, 0.12], { round: 0.01, finish: 'rubber' }),
    box([x, high, z], [0.31, 0.014, 0.125], { round: 0.005, finish: 'accent' }),
  ];
}

/** Direction in which the platform of a leg press slides: upwards and forwards. */
const SLIDE = [0, Math.SQRT1_2, Math.SQRT1_2];
const TOWARDS_HEAD = [0, Math.SQRT1_2, -Math.SQRT1_2];
const SOLE = 0.09;

/**
 * The platform of a leg press under both feet, with its plates and rails.
 * @param {{ low: Vector }} rails  their lower end, in the middle
 * @returns {(body: Body) => Shape[]}
 */
export const legPressSled =
  ({ low }) =>
  ({ at }) => {
    const feet = between(at['foot.L'], at['foot.R']);
    const plate = along(along(feet, SLIDE, SOLE + 0.03), TOWARDS_HEAD, 0.02);
    const yoke = along(along(plate, TOWARDS_HEAD, -0.42), SLIDE, 0.1);
    const rails = [-0.34, 0.34].flatMap((x) => {
      const from = add(low, [x, 0, 0]);
      const top = along(from, SLIDE, 1.02);
      return [
        cylinder(from, top, 0.022),
        beam(top, [x, 0.04, top[2] + 0.05]),
        beam(from, [x, 0.04, from[2]]),
        beam([x, 0.04, from[2] - 0.55], [x, 0.04, top[2] + 0.05]),
      ];
    });
    return [
      box(plate, [0.56, 0.05, 0.5], { turn: [45, 0, 0], round: 0.03 }),
      beam(along(plate, TOWARDS_HEAD, -0.2), yoke, 0.035),
      cylinder(add(yoke, [-0.52, 0, 0]), add(yoke, [0.52, 0, 0]), 0.024),
      ...rails,
      ...[-0.47, -0.42, 0.42, 0.47].flatMap((x) => plateAt(add(yoke, [x, 0, 0]), [1, 0, 0], 0.18)),
    ];
  };

/** The reclined back and the short seat of a leg press. @type {(hips: Vector, lean: number) => () => Shape[]} */
export const legPressSeat = (hips, lean) => () => {
  const [sine, cosine] = [Math.sin(lean * DEGREE), Math.cos(lean * DEGREE)];
  const [up, behind] = [
    [0, cosine, -sine],
    [0, -sine, -cosine],
  ];
  const back = along(along(hips, up, 0.4), behind, HIPS_BEFORE_BACK + THICK / 2);
  const seat = along(along(hips, up, -0.13), behind, 0.01);
  const foot = [0, 0.04, back[2] - 0.05];
  return [
    pad(back, [0.38, THICK, 0.86], [90 - lean, 0, 0]),
    pad(seat, [0.38, THICK, 0.24], [-lean * 0.55, 0, 0]),
    beam(foot, add(back, [0, -0.03, 0]), 0.035),
    beam(add(seat, [0, -0.02, 0]), add(back, [0, -0.06, 0]), 0.03),
    beam(add(seat, [0, -0.02, 0]), [0, 0.04, seat[2] + 0.1], 0.03),
    box(foot, [0.7, 0.06, 0.08]),
    box([0, 0.04, seat[2] + 0.1], [0.7, 0.06, 0.08]),
  ];
};

/**
 * A lever that rotates with the shins, from the axis of the knees to a roller in front of (1) or behind (-1) the ankles.
 * @param {{ before: 1 | -1, share?: number }} roll
 * @returns {(body: Body) => Shape[]}
 */
export const shinLever =
  ({ before, share = 0.86 }) =>
  ({ at, turn }) => {
    const knee = between(at['shin.L'], at['shin.R']);
    const low = between(
      between(at['shin.L'], at['foot.L'], share),
      between(at['shin.R'], at['foot.R'], share),
    );
    const away = rotate(turn['shin.L'], [0, 0, before * 0.095]);
    const end = add(low, away);
    const out = (point, x) => [x, point[1], point[2]];
    return [
      roller(end, 0.24),
      cylinder(out(knee, -0.25), out(knee, -0.31), 0.055, 'accent'),
      beam(out(knee, -0.28), out(end, -0.28), 0.022),
      cylinder(out(end, -0.2), out(end, -0.29), 0.014),
    ];
  };

/** What carries the axis of the knees, on the far side. @type {(knee: Vector, z: number) => () => Shape[]} */
export const leverPost =
  ([, y, kneeZ], z) =>
  () => [
    beam([-0.36, y, kneeZ], [-0.36, 0.04, z]),
    cylinder([-0.28, y, kneeZ], [-0.39, y, kneeZ], 0.03, 'steel'),
    beam([-0.36, 0.04, z], [0, 0.04, z]),
  ];

/**
 * Levers on both sides, from an axis to the handles.
 * @param {{ axis: number[], out?: number }} lever  height and z of the axis, and how far beside the body
 * @returns {(body: Body) => Shape[]}
 */
export const handLevers =
  ({ axis: [y, z], out = 0.4 }) =>
  ({ grip }) => [
    ...['L', 'R'].flatMap((side) => {
      const sign = side === 'L' ? 1 : -1;
      const hand = grip[side].at;
      const pivot = [sign * out, y, z];
      const end = [sign * out, hand[1], hand[2]];
      return [
        beam(pivot, end, 0.022),
        cylinder(add(pivot, [-0.04, 0, 0]), add(pivot, [0.04, 0, 0]), 0.05, 'accent'),
        cylinder(end, [hand[0] - sign * 0.06, hand[1], hand[2]], 0.017, 'rubber'),
      ];
    }),
  ];

/** A frame across x that carries the axes of the levers. @type {(axis: number[], from: number, out?: number) => () => Shape[]} */
export const leverFrame =
  ([y, z], from, out = 0.4) =>
  () => [
    beam([-out, y, z], [out, y, z], 0.03),
    beam([0, y, z], [0, y, from]),
    beam([0, y, from], [0, 0.04, from], 0.035),
  ];

/**
 * Pads outside (1) or inside (-1) the knees, with footrests, each on an arm that rotates below the seat.
 * @param {1 | -1} side  on which side of the knee
 * @returns {(body: Body) => Shape[]}
 */
export const kneePads =
  (side) =>
  ({ at, turn }) =>
    ['L', 'R'].flatMap((name) => {
      const out = name === 'L' ? 1 : -1;
      const knee = between(at[`thigh.${name}`], at[`shin.${name}`], 0.9);
      const away = rotate(turn[`shin.${name}`], [out * side * 0.092, 0, 0]);
      const middle = add(knee, away);
      const ankle = at[`foot.${name}`];
      const angle = Math.atan2(knee[0] - at[`thigh.${name}`][0], knee[2] - at[`thigh.${name}`][2]) / DEGREE;
      const sole = add(ankle, [
        Math.sin(angle * DEGREE) * 0.06,
        -SOLE - 0.022,
        Math.cos(angle * DEGREE) * 0.06,
      ]);
      const pivot = [out * 0.1, sole[1] + 0.06, at[`thigh.${name}`][2] + 0.06];
      const low = [middle[0], sole[1] + 0.02, middle[2]];
      return [
        box(middle, [0.045, 0.16, 0.2], { turn: [0, angle, 0], round: 0.02, finish: 'leather' }),
        box(sole, [0.13, 0.03, 0.26], { turn: [0, angle, 0], round: 0.02 }),
        beam(middle, low, 0.02),
        beam(low, sole, 0.018),
        beam(low, pivot, 0.022),
      ];
    });

/**
 * A 45-degree bench: a pad in front of the hips, a plate under the feet and rollers behind the ankles.
 * @param {{ hips: Vector, feet: Vector }} place
 * @returns {() => Shape[]}
 */
export const backExtensionBench =
  ({ hips, feet }) =>
  () => {
    const before = [0, -Math.SQRT1_2, Math.SQRT1_2];
    const down = [0, -Math.SQRT1_2, -Math.SQRT1_2];
    const support = along(along(hips, down, 0.13), before, 0.145);
    const sole = along(feet, down, 0.11);
    const spine = [along(support, before, 0.06), along(along(sole, before, 0.16), down, -0.06)];
    return [
      ...[-0.11, 0.11].map((x) => pad(add(support, [x, 0, 0]), [0.17, 0.08, 0.26], [-45, 0, 0])),
      beam(spine[0], spine[1], 0.035),
      box(sole, [0.46, 0.03, 0.32], { turn: [45, 0, 0], round: 0.02 }),
      roller(along(along(feet, before, -0.1), down, -0.1), 0.22, 0.045),
      cylinder(along(feet, down, -0.1), along(along(feet, before, -0.1), down, -0.1), 0.014),
      beam(along(feet, down, -0.1), along(along(sole, before, 0.16), down, -0.1), 0.016),
      beam(spine[0], [0, 0.04, spine[0][2] + 0.12]),
      beam(spine[1], [0, 0.04, spine[1][2] - 0.04]),
      beam([0, 0.04, spine[1][2] - 0.2], [0, 0.04, spine[0][2] + 0.14]),
      foot(spine[0][2] + 0.12, 0.3),
      foot(spine[1][2] - 0.2, 0.3),
    ];
  };

/** A narrow bench to lie on, along z from one end to the other. @type {(top: number, ends: number[]) => () => Shape[]} */
export const lyingBench =
  (top, [from, to]) =>
  () => [
    pad([0, top - THICK / 2, (from + to) / 2], [0.34, THICK, to - from]),
    ...[from + 0.15, to - 0.15].flatMap((z) => [beam([0, top - THICK, z], [0, 0.04, z], 0.035), foot(z)]),
    beam([0, top - THICK - 0.02, from + 0.1], [0, top - THICK - 0.02, to - 0.1]),
  ];

/**
 * The rotating part of a crunch machine: a pad behind the shoulder blades, and bars to the handles beside the head.
 * @param {{ axis: number[] }} place  height and z of its axis
 * @returns {(body: Body) => Shape[]}
 */
export const crunchArms =
  ({ axis: [y, z] }) =>
  ({ grip, at, turn }) => {
    const rest = add(at.spine5, rotate(turn.spine5, [0, 0.03, -0.155]));
    const bars = ['L', 'R'].flatMap((side) => {
      const sign = side === 'L' ? 1 : -1;
      const hand = grip[side].at;
      const pivot = [sign * 0.36, y, z];
      const shoulder = [sign * 0.36, rest[1], rest[2]];
      const top = [sign * 0.36, hand[1], hand[2]];
      return [
        cylinder(add(pivot, [-0.04, 0, 0]), add(pivot, [0.04, 0, 0]), 0.05, 'accent'),
        beam(pivot, shoulder, 0.022),
        beam(shoulder, top, 0.02),
        beam(top, hand, 0.018),
        cylinder(along(hand, grip[side].axis, -0.07), along(hand, grip[side].axis, 0.07), 0.017, 'rubber'),
      ];
    });
    return [
      { ...pad(rest, [0.34, 0.2, 0.06]), turn: turn.spine5 },
      beam([-0.36, rest[1], rest[2]], [0.36, rest[1], rest[2]], 0.018),
      ...bars,
    ];
  };
