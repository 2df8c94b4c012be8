/**
 * Draws stick figures: three moments of each exercise from its own view and from the side or front. Takes milliseconds
 * instead of seconds, without mesh or browser.
 *
 *     node tools/media/exercises/sketch.mjs push-up,plank [--out file.png]
 */
import path from 'node:path';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { capsulesOf } from './figure/capsules.mjs';
import { solvePose } from './figure/solve-pose.mjs';
import { add, cross, dot, normalize, scale } from './geometry/vector.mjs';
import { rotate } from './geometry/quaternion.mjs';
import { MOTIONS } from './motions/index.mjs';
import { poseAt, shapesOf } from './motions/motion.mjs';

const CELL = { width: 250, height: 210, scale: 88 };
const MOMENTS = [0, 0.25, 0.5];

/**
 * @param {string} id
 * @param {{ row: number, left: number }} place
 */
function rowOf(id, { row, left }) {
  const motion = MOTIONS[id];
  const azimuths = [motion.view.azimuth, motion.view.azimuth > 45 ? 5 : 90];
  const drawn = azimuths.flatMap((azimuth, a) =>
    MOMENTS.map((moment, m) => {
      const x = (left + a * MOMENTS.length + m) * CELL.width;
      const body = solvePose(poseAt(motion, moment));
      return `<g transform="translate(${x + CELL.width / 2},${(row + 1) * CELL.height - 22})">${figure(body, shapesOf(motion, body, moment), azimuth)}</g>`;
    }),
  );
  const label = `<text x="${left * CELL.width + 6}" y="${row * CELL.height + 16}" font-size="14" font-family="sans-serif">${id}</text>`;
  return [...drawn, label];
}

/**
 * @param {import('./figure/body.mjs').Body} body
 * @param {import('./props/shapes.mjs').Shape[]} shapes
 * @param {number} azimuth
 */
function figure(body, shapes, azimuth) {
  const angle = (azimuth * Math.PI) / 180;
  const towards = normalize([Math.sin(angle), 0.14, Math.cos(angle)]);
  const right = normalize(cross([0, 1, 0], towards));
  const up = cross(towards, right);
  /** @type {(v: number[]) => number[]} */
  const flat = (v) => [dot(v, right) * CELL.scale, -dot(v, up) * CELL.scale];
  const parts = [
    ...capsulesOf(body).map(({ name, from, to, radius }) => ({ from, to, radius, color: colorOf(name) })),
    ...shapes.flatMap(segmentsOf),
  ].map((part) => ({ ...part, depth: dot(add(part.from, part.to), towards) / 2 }));
  const floor = [-1, -0.5, 0, 0.5, 1].map((z) => line(flat([-0.5, 0, z]), flat([0.5, 0, z]), '#bbb', 1));
  const drawn = parts
    .sort((a, b) => a.depth - b.depth)
    .map(({ from, to, radius, color }) => {
      const width = Math.max(1.5, 2 * radius * CELL.scale);
      return line(flat(from), flat(to), '#555', width + 1.5) + line(flat(from), flat(to), color, width);
    });
  return [...floor, ...drawn].join('');
}

/** @type {(a: number[], b: number[], color: string, width: number) => string} */
const line = ([x1, y1], [x2, y2], color, width) =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${color}" stroke-width="${width.toFixed(1)}" stroke-linecap="round"/>`;

/** @type {(name: string) => string} */
const colorOf = (name) =>
  name.endsWith('.L')
    ? '#f3e3d0'
    : name.endsWith('.R')
      ? '#c9b8a6'
      : name === 'skull'
        ? '#e6d3bd'
        : '#dccbb8';

/**
 * @param {import('./props/shapes.mjs').Shape} shape
 */
function segmentsOf(shape) {
  const color = shape.finish === 'accent' ? '#f60' : shape.finish === 'mat' ? '#4d6b6a' : '#445';
  if (shape.kind === 'cylinder') return [{ from: shape.from, to: shape.to, radius: shape.radius, color }];
  if (shape.kind === 'ball')
    return [{ from: shape.at, to: shape.at, radius: shape.radius, color: '#4d6b6a88' }];
  if (shape.kind === 'tube') {
    return shape.points.slice(1).map((to, i) => ({ from: shape.points[i], to, radius: shape.radius, color }));
  }
  if (shape.kind === 'strap') {
    return shape.sections
      .slice(1)
      .map(({ at, half }, i) => ({ from: shape.sections[i].at, to: at, radius: half, color }));
  }
  if (shape.kind === 'lathe') return ringOf(shape, color);
  return edgesOf(shape, color);
}

/** Draws a lathed shape as its widest ring. */
function ringOf({ at, axis, profile }, color) {
  const radius = Math.max(...profile.map(([r]) => r));
  const side = normalize(cross(axis, Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const other = cross(normalize(axis), side);
  const points = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI;
    return add(at, add(scale(side, radius * Math.cos(angle)), scale(other, radius * Math.sin(angle))));
  });
  return points.slice(1).map((to, i) => ({ from: points[i], to, radius: 0.008, color }));
}

/** The twelve edges of a box. */
function edgesOf({ at, size, turn }, color) {
  /** @type {(signs: number[]) => number[]} */
  const corner = (signs) =>
    add(
      at,
      rotate(
        turn,
        signs.map((sign, i) => (sign * size[i]) / 2),
      ),
    );
  const edges = [];
  for (const axis of [0, 1, 2]) {
    for (const a of [-1, 1]) {
      for (const b of [-1, 1]) {
        const signs = [a, b].toSpliced(axis, 0, 1);
        edges.push({ from: corner(signs.with(axis, -1)), to: corner(signs), radius: 0.006, color });
      }
    }
  }
  return edges;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const ids = positionals[0]?.split(',') ?? Object.keys(MOTIONS);
const file = values.out ?? path.join(tmpdir(), 'sketch.png');
const columns = MOMENTS.length * 2;
const perRow = ids.length > 3 ? 2 : 1;

const cells = ids.flatMap((id, i) =>
  rowOf(id, { row: Math.floor(i / perRow), left: (i % perRow) * columns }),
);
const width = CELL.width * columns * perRow;
const height = CELL.height * Math.ceil(ids.length / perRow);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eee"/>${cells.join('')}</svg>`;
await sharp(Buffer.from(svg)).png().toFile(file);
console.log(file);
