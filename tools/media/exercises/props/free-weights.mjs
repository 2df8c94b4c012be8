/** Equipment held in the hands; it follows the grips of the solved figure. */
import { add, along, between, normalize, scale, subtract } from '../geometry/vector.mjs';
import { cylinder, lathe, tube } from './shapes.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('../figure/body.mjs').Body} Body
 * @typedef {import('./shapes.mjs').Shape} Shape
 */

export const PLATE_RADIUS = 0.215;

/** A disc with a raised rim. */
const discProfile = (radius, thickness) => [
  [0.026, -thickness / 2],
  [radius * 0.72, -thickness * 0.35],
  [radius * 0.78, -thickness / 2],
  [radius * 0.96, -thickness / 2],
  [radius, -thickness * 0.3],
  [radius, thickness * 0.3],
  [radius * 0.96, thickness / 2],
  [radius * 0.78, thickness / 2],
  [radius * 0.72, thickness * 0.35],
  [0.026, thickness / 2],
];

/** @type {(radius: number, half: number) => number[][]} */
const plug = (radius, half) => [
  [0, -half],
  [radius * 0.86, -half],
  [radius, -half * 0.75],
  [radius, half * 0.75],
  [radius * 0.86, half],
  [0, half],
];

/**
 * @param {Vector} at
 * @param {Vector} axis
 * @returns {Shape[]}
 */
function dumbbellAt(at, axis) {
  const handle = cylinder(along(at, axis, -0.075), along(at, axis, 0.075), 0.015);
  const heads = [-0.1, 0.1].flatMap((offset) => [
    lathe(along(at, axis, offset), axis, plug(0.056, 0.032)),
    lathe(along(at, axis, offset), axis, plug(0.036, 0.0335), 'accent'),
  ]);
  return [handle, ...heads];
}

/** @type {(sides?: string) => (body: Body) => Shape[]} */
export const dumbbells =
  (sides = 'LR') =>
  (body) =>
    [...sides].flatMap((side) => dumbbellAt(body.grip[side].at, body.grip[side].axis));

/**
 * One upright dumbbell that both hands hold under its upper head.
 * @type {(offset?: Vector, axis?: Vector) => (body: Body) => Shape[]}
 */
export const heldDumbbell =
  (offset = [0, 0, 0], axis = [0, 1, 0]) =>
  (body) =>
    dumbbellAt(add(betweenGrips(body), offset), normalize(axis));

/** @type {(body: Body) => Vector} */
export const betweenGrips = ({ grip }) => between(grip.L.at, grip.R.at);

/**
 * @param {{ plates?: number, radius?: number }} [load]
 * @returns {(body: Body) => Shape[]}
 */
export const barbell =
  ({ plates = 2, radius = PLATE_RADIUS } = {}) =>
  (body) =>
    barbellAt(betweenGrips(body), normalize(subtract(body.grip.L.at, body.grip.R.at)), { plates, radius });

/**
 * @param {Vector} middle
 * @param {Vector} axis
 * @param {{ plates: number, radius: number }} load
 */
export function barbellAt(middle, axis, { plates, radius }) {
  const shapes = [cylinder(along(middle, axis, -1.05), along(middle, axis, 1.05), 0.0145)];
  for (const side of [-1, 1]) {
    shapes.push(cylinder(along(middle, axis, side * 0.66), along(middle, axis, side * 1.06), 0.025));
    shapes.push(cylinder(along(middle, axis, side * 0.655), along(middle, axis, side * 0.675), 0.036));
    for (let i = 0; i < plates; i += 1) {
      const at = along(middle, axis, side * (0.7 + i * 0.05));
      shapes.push(lathe(at, axis, discProfile(radius, 0.045)));
      if (i === plates - 1) shapes.push(lathe(at, axis, discProfile(radius * 0.56, 0.05), 'accent'));
    }
  }
  return shapes;
}

/** @type {(at: Vector, axis: Vector, radius?: number) => Shape[]} */
export const plateAt = (at, axis, radius = 0.19) => [
  lathe(at, axis, discProfile(radius, 0.04)),
  lathe(at, axis, discProfile(radius * 0.56, 0.045), 'accent'),
];

/** A plate between both hands. @type {(axis?: (body: Body) => Vector, offset?: Vector) => (body: Body) => Shape[]} */
export const heldPlate =
  (axis = () => [0, 0, 1], offset = [0, 0, 0]) =>
  (body) =>
    plateAt(add(betweenGrips(body), offset), normalize(axis(body)));

const BELL = 0.095;

/** Width of a handle for both hands. */
export const WIDE = 1.35;

/** Outline of a kettlebell from the front, in multiples of the radius of its bell. */
const HANDLE = [
  [-0.5, -1.2],
  [-0.68, -0.72],
  [-0.55, -0.12],
  [0, 0.02],
  [0.55, -0.12],
  [0.68, -0.72],
  [0.5, -1.2],
];

/**
 * @param {Vector} at      middle of the handle
 * @param {Vector} down    from the handle to the bell
 * @param {Vector} across  along the handle
 * @param {number} [width]  of the handle above the bell, as a multiple of the usual one
 * @returns {Shape[]}
 */
export function kettlebellAt(at, down, across, width = 1) {
  const round = Array.from({ length: 25 }, (_, i) => {
    const angle = -Math.PI / 2 + (Math.PI * i) / 24;
    return [Math.max(0, BELL * Math.cos(angle)), Math.min(BELL * 0.86, BELL * Math.sin(angle))];
  });
  const middle = along(at, down, BELL * 2);
  const handle = HANDLE.map(([x, y], i) => {
    const isFoot = i === 0 || i === HANDLE.length - 1;
    return along(along(at, across, x * (isFoot ? 1 : width) * BELL), down, -y * BELL);
  });
  const stripe = [
    [BELL * 0.985, -0.02],
    [BELL * 1.01, -0.015],
    [BELL * 1.01, 0.015],
    [BELL * 0.985, 0.02],
  ];
  return [
    lathe(middle, down, round),
    lathe(middle, down, stripe, 'accent'),
    tube(handle, BELL * 0.165, 'black'),
  ];
}

/**
 * A kettlebell in both hands that points away from the shoulders; both fists fit into its handle.
 * @type {(body: Body) => Shape[]}
 */
export const kettlebellInBoth = (body) => {
  const at = betweenGrips(body);
  const shoulders = between(body.at['upperArm.L'], body.at['upperArm.R']);
  return kettlebellAt(at, normalize(subtract(at, shoulders)), [1, 0, 0], WIDE);
};

/**
 * A kettlebell in one hand that hangs straight down.
 * @type {(side?: string, down?: (body: Body) => Vector) => (body: Body) => Shape[]}
 */
export const kettlebellIn =
  (side = 'L', down = () => [0, -1, 0]) =>
  (body) =>
    kettlebellAt(body.grip[side].at, normalize(down(body)), body.grip[side].axis);

/** Where the bell of a raised kettlebell lies: on the back of the forearm. @type {(side: string) => (body: Body) => Vector} */
export const onForearm =
  (side) =>
  ({ at, grip }) => {
    const towardsElbow = normalize(subtract(at[`forearm.${side}`], at[`hand.${side}`]));
    return along(scale(grip[side].palm, -0.87), towardsElbow, 0.5);
  };

/** @type {(body: Body) => Shape[]} */
export const plateInEachHand = ({ grip }) =>
  ['L', 'R'].flatMap((side) => plateAt(along(grip[side].at, [0, -1, 0], 0.15), [1, 0, 0], 0.17));

/** @type {(a: Vector, b: Vector) => Vector} */
export const direction = (a, b) => normalize(scale(subtract(b, a), 1));
