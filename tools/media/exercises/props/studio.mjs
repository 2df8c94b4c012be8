/** Benches, mats, bars and other equipment that stands in the room. */
import { add } from '../geometry/vector.mjs';
import { box, cylinder, lathe, tube } from './shapes.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('../figure/body.mjs').Body} Body
 * @typedef {import('./shapes.mjs').Shape} Shape
 */

export const MAT = 0.012;
export const BENCH = 0.44;
export const SEAT = 0.45;

/** @type {(at?: [number, number], size?: [number, number]) => () => Shape[]} */
export const mat =
  ([x, z] = [0, 0], [width, long] = [0.68, 1.95]) =>
  () => [box([x, MAT / 2, z], [width, MAT, long], { round: 0.03, finish: 'mat' })];

const LANE = { width: 0.84, long: 7, line: 0.05 };

/**
 * A lane with lines across that pass below a figure which the camera follows.
 * @param {(t: number) => number} travelled  distance at a moment of the loop
 * @param {number} spacing  of the lines; the distance of the whole loop is a multiple of it
 * @returns {(body: Body, t: number) => Shape[]}
 */
export const passingLane = (travelled, spacing) => (_, t) => {
  const painted = (top, z, long, finish) =>
    box([0, top - 0.005, z], [LANE.width, 0.01, long], { round: 0.005, finish, mayLeavePicture: true });
  const first = ((LANE.long + spacing) / 2 - (travelled(t) % spacing)) % spacing;
  const lines = Array.from(
    { length: Math.floor(LANE.long / spacing) },
    (_line, i) => first + i * spacing - LANE.long / 2,
  );
  return [painted(0.001, 0, LANE.long, 'mat'), ...lines.map((z) => painted(0.002, z, LANE.line, 'cloth'))];
};

/** A flat bench along z, its top at BENCH. @type {(z?: number, long?: number) => () => Shape[]} */
export const bench =
  (z = 0, long = 1.15) =>
  () => [
    box([0, BENCH - 0.035, z], [0.28, 0.07, long], { round: 0.05, finish: 'leather' }),
    ...[-1, 1].flatMap((end) => {
      const at = z + end * (long / 2 - 0.14);
      return [
        cylinder([0, BENCH - 0.06, at], [0, 0.03, at], 0.03, 'black'),
        box([0, 0.025, at], [0.44, 0.05, 0.07], { finish: 'black' }),
      ];
    }),
    cylinder([0, BENCH - 0.09, z - long / 2 + 0.14], [0, BENCH - 0.09, z + long / 2 - 0.14], 0.025, 'black'),
  ];

/** A flat bench along x. @type {(z: number) => () => Shape[]} */
export const crossBench = (z) => () => [
  box([0, BENCH - 0.035, z], [1.05, 0.07, 0.28], { round: 0.05, finish: 'leather' }),
  ...[-0.4, 0.4].flatMap((x) => [
    cylinder([x, BENCH - 0.06, z], [x, 0.03, z], 0.03, 'black'),
    box([x, 0.025, z], [0.07, 0.05, 0.44]),
  ]),
  cylinder([-0.4, BENCH - 0.09, z], [0.4, BENCH - 0.09, z], 0.025, 'black'),
];

/** The rails a Smith machine's bar runs on. @type {(body: Body) => Shape[]} */
export const smithRails = ({ grip }) => {
  const z = (grip.L.at[2] + grip.R.at[2]) / 2;
  return [-0.6, 0.6].flatMap((x) => [
    cylinder([x, 0, z], [x, 2.05, z], 0.016),
    box([x, 0.03, z], [0.07, 0.06, 0.9], { round: 0.01 }),
    box([x, 2.06, z], [0.07, 0.05, 0.3], { round: 0.01 }),
  ]);
};

/**
 * A bench with a raised backrest: the seat is in front of z, and the backrest leans backwards from there.
 * @param {{ lean: number, z?: number, top?: number }} bench  lean of the back against the floor in degrees
 * @returns {() => Shape[]}
 */
export const inclineBench =
  ({ lean, z = 0, top = BENCH }) =>
  () => {
    const angle = (lean * Math.PI) / 180;
    const long = 0.82;
    const [back, up] = [-Math.cos(angle), Math.sin(angle)];
    const middle = [0, top - 0.035 + up * (long / 2) - 0.01, z + back * (long / 2 + 0.02)];
    return [
      box([0, top - 0.035, z + 0.17], [0.3, 0.07, 0.34], { round: 0.05, finish: 'leather' }),
      box(middle, [0.28, 0.07, long], { turn: [lean, 0, 0], round: 0.05, finish: 'leather' }),
      cylinder([0, top - 0.06, z + 0.2], [0, 0.03, z + 0.2], 0.03, 'black'),
      cylinder([0, top - 0.06, z - 0.25], [0, 0.03, z - 0.4], 0.03, 'black'),
      cylinder([0, top - 0.09, z + 0.2], [0, top - 0.09, z - 0.25], 0.028, 'black'),
      cylinder([0, top - 0.09, z - 0.2], add(middle, [0, -0.05, 0]), 0.022, 'black'),
      box([0, 0.025, z + 0.2], [0.46, 0.05, 0.07]),
      box([0, 0.025, z - 0.4], [0.46, 0.05, 0.07]),
    ];
  };

/** A chair that looks forwards; its back rest behind. @type {(z?: number, turned?: boolean) => () => Shape[]} */
export const chair =
  (z = 0, turned = false) =>
  () => {
    const back = turned ? 1 : -1;
    const legs = [-0.19, 0.19].flatMap((x) =>
      [-0.19, 0.19].map((dz) => cylinder([x, 0, z + dz], [x, SEAT - 0.03, z + dz], 0.016, 'black')),
    );
    return [
      box([0, SEAT - 0.02, z], [0.43, 0.04, 0.43], { round: 0.04, finish: 'wood' }),
      ...legs,
      ...[-0.17, 0.17].map((x) =>
        cylinder([x, SEAT - 0.02, z + back * 0.2], [x, 0.88, z + back * 0.23], 0.014, 'black'),
      ),
      box([0, 0.8, z + back * 0.228], [0.4, 0.16, 0.025], {
        round: 0.01,
        finish: 'wood',
        turn: [-back * 4, 0, 0],
      }),
    ];
  };

/** A wall across z. @type {(z: number, width?: number) => () => Shape[]} */
export const wall =
  (z, width = 1.5) =>
  () => [box([0, 1.1, z], [width, 2.2, 0.08], { round: 0.005, finish: 'wall', mayLeavePicture: true })];

/** A wall along z, its face at x. @type {(x: number, long?: number) => () => Shape[]} */
export const wallBeside =
  (x, long = 1.5) =>
  () => [
    box([x + Math.sign(x) * 0.04, 1.1, 0], [0.08, 2.2, long], {
      round: 0.005,
      finish: 'wall',
      mayLeavePicture: true,
    }),
  ];

/** @type {(at: Vector, size: Vector) => () => Shape[]} */
export const step = (at, size) => () => [box(at, size, { round: 0.03, finish: 'rubber' })];

/** A bar across x on two posts. @type {(height: number, z?: number) => () => Shape[]} */
export const pullUpBar =
  (height, z = 0) =>
  () => [
    cylinder([-0.75, height, z], [0.75, height, z], 0.016),
    ...[-0.75, 0.75].flatMap((x) => [
      cylinder([x, 0.02, z - 0.45], [x, height + 0.02, z], 0.025, 'black'),
      cylinder([x, 0.03, z - 0.75], [x, 0.03, z + 0.3], 0.025, 'black'),
    ]),
  ];

/** Two bars along z. @type {(height: number, apart: number) => () => Shape[]} */
export const dipBars = (height, apart) => () =>
  [-apart, apart].flatMap((x) => [
    cylinder([x, height, -0.32], [x, height, 0.32], 0.019),
    ...[-0.3, 0.3].map((z) => cylinder([x, height, z], [x * 1.12, 0.02, z], 0.022, 'black')),
    cylinder([x * 1.12, 0.02, -0.42], [x * 1.12, 0.02, 0.42], 0.022, 'black'),
  ]);

/** Upright posts with hooks behind the figure. @type {(z: number, hooks: number) => () => Shape[]} */
export const rack =
  (z, hooks, height = 2.1) =>
  () =>
    [-0.58, 0.58].flatMap((x) => [
      box([x, height / 2, z], [0.06, height, 0.06], { round: 0.008 }),
      box([x, 0.03, z], [0.07, 0.05, 0.7], { round: 0.01 }),
      box([x, hooks, z + 0.06], [0.05, 0.025, 0.1], { round: 0.005, finish: 'accent' }),
    ]);

/** @type {(points: (body: Body) => Vector[], radius?: number) => (body: Body) => Shape[]} */
export const band =
  (points, radius = 0.008) =>
  (body) => [tube(points(body), radius, 'accent')];

/** A wheel with handles between the fists. @type {(body: Body) => Shape[]} */
export const abWheel = ({ grip }) => {
  const middle = [0, (grip.L.at[1] + grip.R.at[1]) / 2, (grip.L.at[2] + grip.R.at[2]) / 2];
  const tyre = [
    [0.02, -0.03],
    [0.085, -0.03],
    [0.1, -0.018],
    [0.1, 0.018],
    [0.085, 0.03],
    [0.02, 0.03],
  ];
  return [
    cylinder(add(middle, [-0.18, 0, 0]), add(middle, [0.18, 0, 0]), 0.014),
    lathe(middle, [1, 0, 0], tyre),
    ...[-1, 1].map((side) =>
      cylinder(add(middle, [side * 0.07, 0, 0]), add(middle, [side * 0.185, 0, 0]), 0.019, 'accent'),
    ),
  ];
};
