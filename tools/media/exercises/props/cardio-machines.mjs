/** Treadmill, bike and rowing machine. */
import { add, along, between } from '../geometry/vector.mjs';
import { betweenGrips } from './free-weights.mjs';
import { beam, pad } from './machines.mjs';
import { box, cylinder, lathe, tube } from './shapes.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('../figure/body.mjs').Body} Body
 * @typedef {import('./shapes.mjs').Shape} Shape
 */

/** Height of the treadmill's belt. */
export const BELT = 0.17;

/** The belt along z, the console in front. @type {() => Shape[]} */
export const treadmill = () => [
  box([0, 0.085, 0.06], [0.74, 0.1, 1.72], { round: 0.04 }),
  box([0, BELT - 0.015, 0.02], [0.5, 0.03, 1.6], { round: 0.01, finish: 'rubber' }),
  ...[-0.33, 0.33].flatMap((x) => [
    box([x, BELT - 0.02, 0.02], [0.1, 0.035, 1.5], { round: 0.02 }),
    beam([x, 0.1, 0.84], [x, 1.16, 0.94], 0.032),
    beam([x, 1.03, 0.92], [x, 1.0, 0.46], 0.019),
  ]),
  beam([-0.33, 1.03, 0.92], [0.33, 1.03, 0.92], 0.022),
  box([0, 1.2, 0.95], [0.66, 0.035, 0.3], { turn: [-50, 0, 0], round: 0.04 }),
  box([0, 1.212, 0.93], [0.5, 0.03, 0.16], { turn: [-50, 0, 0], round: 0.02, finish: 'accent' }),
  box([0, 0.14, 0.84], [0.74, 0.14, 0.2], { round: 0.05 }),
];

/** @type {(radius: number, half: number) => number[][]} */
const disc = (radius, half) => [
  [0.02, -half],
  [radius * 0.9, -half],
  [radius, -half * 0.4],
  [radius, half * 0.4],
  [radius * 0.9, half],
  [0.02, half],
];

/**
 * The position of a pedal when the cranks have turned forwards from the top by an angle in degrees.
 * @param {{ axle: number[], crank: number }} bike
 * @param {number} angle
 */
export const pedalAt = ({ axle: [y, z], crank }, angle) => [
  y + crank * Math.cos((angle * Math.PI) / 180),
  z + crank * Math.sin((angle * Math.PI) / 180),
];

/**
 * An upright bike whose cranks turn once per loop.
 * @param {{ axle: number[], crank: number, hips: number[], pedals: number, bars: number[] }} bike
 *   pedals: their distance from the middle
 * @returns {(body: Body, moment: number) => Shape[]}
 */
export const bike = (place) => {
  const { axle, hips, pedals, bars } = place;
  const [axleY, axleZ] = axle;
  const saddle = [0, hips[0] - 0.135, hips[1] - 0.01];
  const wheel = [0, 0.3, axleZ + 0.42];
  const frame = [
    box(saddle, [0.25, 0.06, 0.2], { round: 0.09, finish: 'leather' }),
    box(add(saddle, [0, 0.0, 0.12]), [0.09, 0.05, 0.2], { round: 0.04, finish: 'leather' }),
    beam(saddle, [0, axleY - 0.02, axleZ - 0.03], 0.03),
    beam([0, axleY, axleZ], wheel, 0.03),
    beam(wheel, [0, bars[0] - 0.05, bars[1] - 0.14], 0.03),
    beam([0, axleY + 0.16, axleZ - 0.075], [0, 0.74, wheel[2] - 0.07], 0.026),
    beam([0, axleY, axleZ], [0, 0.05, axleZ - 0.38], 0.03),
    beam(wheel, [0, 0.05, wheel[2] + 0.12], 0.03),
    box([0, 0.025, axleZ - 0.4], [0.52, 0.05, 0.07]),
    box([0, 0.025, wheel[2] + 0.13], [0.52, 0.05, 0.07]),
    lathe(wheel, [1, 0, 0], disc(0.25, 0.022)),
    lathe(wheel, [1, 0, 0], disc(0.11, 0.028), 'accent'),
    lathe([0, axleY, axleZ], [1, 0, 0], disc(0.09, 0.03), 'steel'),
  ];
  const handlebar = ({ grip }) =>
    tube(
      [
        along(grip.L.at, grip.L.axis, 0.06),
        grip.L.at,
        [0.13, bars[0] - 0.05, bars[1] - 0.14],
        [-0.13, bars[0] - 0.05, bars[1] - 0.14],
        grip.R.at,
        along(grip.R.at, grip.R.axis, -0.06),
      ],
      0.016,
      'rubber',
    );
  return (body, moment) => [
    ...frame,
    handlebar(body),
    box([0, bars[0] + 0.0, bars[1] - 0.08], [0.2, 0.03, 0.14], { turn: [-45, 0, 0], round: 0.03 }),
    ...[1, -1].flatMap((side) => {
      const [y, z] = pedalAt(place, 360 * moment + (side > 0 ? 0 : 180));
      const out = side * (pedals - 0.05);
      return [
        beam([out, axleY, axleZ], [out, y, z], 0.016),
        cylinder([side * 0.03, axleY, axleZ], [out, axleY, axleZ], 0.018),
        box([side * pedals, y, z], [0.1, 0.025, 0.1], { round: 0.02, finish: 'rubber' }),
      ];
    }),
  ];
};

/**
 * A rowing machine: rail, sliding seat below the hips, footrests, and the chain to the handle.
 * @param {{ seat: number, feet: number[], chain: Vector }} place
 * @returns {(body: Body) => Shape[]}
 */
export const rower =
  ({ seat, feet: [footY, footZ], chain }) =>
  (body) => {
    const { L, R } = body.grip;
    const handle = betweenGrips(body);
    const hips = between(body.at['thigh.L'], body.at['thigh.R']);
    const rail = seat - 0.1;
    return [
      box([0, rail, 0.12], [0.075, 0.07, 1.75], { round: 0.01, finish: 'steel' }),
      pad([0, seat - 0.03, hips[2] - 0.01], [0.32, 0.05, 0.25]),
      box([0, 0.05, -0.7], [0.42, 0.1, 0.08], { round: 0.02 }),
      beam([0, rail, -0.68], [0, 0.06, -0.7], 0.03),
      box([0, 0.03, chain[2] + 0.26], [0.56, 0.06, 0.09], { round: 0.02 }),
      beam([0, rail, 0.95], [0, 0.05, chain[2] + 0.26], 0.035),
      beam([0, 0.05, chain[2] + 0.2], [0, 0.42, chain[2] + 0.2], 0.035),
      lathe([0, 0.42, chain[2] + 0.16], [1, 0, 0], disc(0.27, 0.07)),
      lathe([0, 0.42, chain[2] + 0.16], [1, 0, 0], disc(0.13, 0.076), 'accent'),
      ...[-0.12, 0.12].map((x) =>
        box([x, footY - 0.035, footZ + 0.085], [0.12, 0.025, 0.3], { turn: [-42, 0, 0], round: 0.02 }),
      ),
      beam([-0.12, footY - 0.07, footZ + 0.11], [0.12, footY - 0.07, footZ + 0.11], 0.02),
      cylinder(along(L.at, [1, 0, 0], 0.09), along(R.at, [-1, 0, 0], 0.09), 0.016, 'rubber'),
      cylinder(handle, chain, 0.006),
    ];
  };
