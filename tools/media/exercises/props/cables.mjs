/** Cable columns, cables and their handles. */
import { add, along, between, distance, normalize, subtract } from '../geometry/vector.mjs';
import { betweenGrips } from './free-weights.mjs';
import { beam, pad, roller, weightStack } from './machines.mjs';
import { box, cylinder, lathe, tube } from './shapes.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('../figure/body.mjs').Body} Body
 * @typedef {import('./shapes.mjs').Shape} Shape
 */

const WHEEL = 0.05;
/** The knot above the hands that joins the rope and the cable. */
const ROPE = 0.17;

const wheel = [
  [0.01, -0.014],
  [WHEEL, -0.014],
  [WHEEL * 0.84, 0],
  [WHEEL, 0.014],
  [0.01, 0.014],
];

/** @type {(body: Body, pulley: Vector) => Vector} */
const knotOf = (body, pulley) => {
  const hands = betweenGrips(body);
  return along(hands, normalize(subtract(pulley, hands)), ROPE);
};

/**
 * For each handle the point where it is attached to the cable, and its shapes.
 * @type {Record<string, (body: Body, pulley: Vector) => { end: Vector, shapes: Shape[] }>}
 */
const HANDLES = {
  bar(body) {
    const { L, R } = body.grip;
    const across = normalize(subtract(L.at, R.at));
    return {
      end: betweenGrips(body),
      shapes: [cylinder(along(L.at, across, 0.11), along(R.at, across, -0.11), 0.015)],
    };
  },
  /** A wide bar whose ends are bent down. */
  latBar(body) {
    const { L, R } = body.grip;
    const across = normalize(subtract(L.at, R.at));
    const middle = add(betweenGrips(body), [0, 0.045, 0]);
    const half = distance(L.at, R.at) / 2;
    const out = (side) => [
      along(along(middle, across, side * (half + 0.13)), [0, 1, 0], -0.11),
      along(along(middle, across, side * half), [0, 1, 0], -0.045),
      along(middle, across, side * (half - 0.14)),
    ];
    return {
      end: middle,
      shapes: [tube([...out(1), ...out(-1).reverse()], 0.0145, 'steel')],
    };
  },
  rope(body, pulley) {
    const knot = knotOf(body, pulley);
    const { L, R } = body.grip;
    const tail = (hand) => along(hand, normalize(subtract(hand, knot)), 0.075);
    return {
      end: knot,
      shapes: [
        tube([tail(L.at), L.at, knot, R.at, tail(R.at)], 0.013, 'black'),
        ...[L, R].map(({ at }) => ({ kind: 'ball', at: tail(at), radius: 0.025, finish: 'black' })),
      ],
    };
  },
  /** Two short grips that meet in front of the hands. */
  closeGrip(body, pulley) {
    const hands = betweenGrips(body);
    const end = along(hands, normalize(subtract(pulley, hands)), 0.14);
    return {
      end,
      shapes: ['L', 'R'].flatMap((side) => {
        const { at, axis } = body.grip[side];
        const [low, high] = [along(at, axis, -0.06), along(at, axis, 0.06)];
        return [cylinder(low, high, 0.016, 'rubber'), cylinder(low, end, 0.008), cylinder(high, end, 0.008)];
      }),
    };
  },
};

/**
 * A cable from a pulley to the hands; the weights rise as the hands move away from it.
 * @param {{ pulley: Vector, handle: string, column?: Vector, rest: number, height?: number }} cable
 *   rest: length of the cable while the weights are down
 * @returns {(body: Body) => Shape[]}
 */
export const cable =
  ({ pulley, handle, column = [0, 0, pulley[2] + Math.sign(pulley[2]) * 0.22], rest, height = 2.1 }) =>
  (body) => {
    const { end, shapes } = HANDLES[handle](body, pulley);
    const lift = Math.min(Math.max(0, distance(end, pulley) - rest), 0.75);
    return [
      ...shapes,
      cylinder(pulley, end, 0.006, 'black'),
      lathe(pulley, [1, 0, 0], wheel, 'steel'),
      beam(pulley, [0, pulley[1], column[2]], 0.02),
      ...weightStack(column, { lift, height }),
    ];
  };

/** The seat and the roller over the thighs of a pulldown machine. @type {(hips: number[], front: number) => (body: Body) => Shape[]} */
export const pulldownSeat =
  ([y, z], front) =>
  ({ at }) => {
    const thighs = between(at['thigh.L'], at['shin.L'], 0.66);
    const hold = [0, thighs[1] + 0.115, thighs[2]];
    return [
      pad([0, y - 0.135, z + 0.08], [0.36, 0.07, 0.4]),
      beam([0, y - 0.16, z + 0.1], [0, 0.04, z + 0.1], 0.035),
      beam([0, 0.04, z + 0.1], [0, 0.04, front]),
      box([0, 0.025, z + 0.1], [0.5, 0.05, 0.08]),
      roller(hold, 0.27, 0.048),
      beam(hold, [0, hold[1], hold[2] + 0.2], 0.022),
      beam([0, hold[1], hold[2] + 0.2], [0, 0.04, hold[2] + 0.2], 0.03),
    ];
  };

/** A long low seat with rests for the feet. @type {(hips: number[], feet: number[], front: number) => () => Shape[]} */
export const rowSeat =
  ([y, z], [footY, footZ], front) =>
  () => [
    pad([0, y - 0.135, z + 0.02], [0.36, 0.07, 0.5]),
    beam([0, y - 0.2, z - 0.16], [0, y - 0.2, front]),
    beam([0, y - 0.2, z - 0.12], [0, 0.04, z - 0.12]),
    box([0, 0.025, z - 0.12], [0.5, 0.05, 0.08]),
    ...[-0.13, 0.13].map((x) =>
      box([x, footY - 0.015, footZ + 0.075], [0.13, 0.025, 0.28], { turn: [-58, 0, 0], round: 0.02 }),
    ),
    beam([-0.13, footY - 0.03, footZ + 0.09], [0.13, footY - 0.03, footZ + 0.09], 0.02),
    beam([0, footY - 0.03, footZ + 0.09], [0, y - 0.2, footZ + 0.09], 0.02),
  ];
