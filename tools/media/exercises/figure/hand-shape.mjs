/**
 * Proportions of the hand and how it opens and closes, in coordinates of the left hand from the wrist: along the hand,
 * towards the index finger, out of the palm. Lengths are in metres, angles in degrees.
 */
import { DEGREE, along, normalize } from '../geometry/vector.mjs';

/** @typedef {import('../geometry/vector.mjs').Vector} Vector */

/** The centre of a closed fist relative to the wrist: along the hand and out of the palm. */
export const FIST = Object.freeze({ along: 0.082, palm: 0.034 });
/** The centre of a flat palm relative to the wrist: along the hand and in front of the bones. */
export const PALM = Object.freeze({ along: 0.06, palm: 0.022 });
/** Radius of the bars and handles that a fist closes around. */
export const BAR_RADIUS = 0.015;
const ROPE_RADIUS = 0.009;

/** The root of each digit, the lengths of its bones, and its radius at each joint and at the tip; 1 is the thumb. */
export const DIGITS = Object.freeze({
  1: { root: [0.02, 0.023, 0.01], bones: [0.045, 0.033, 0.025], radii: [0.014, 0.0115, 0.0102, 0.008] },
  2: { root: [0.092, 0.0335, 0.003], bones: [0.041, 0.025, 0.02], radii: [0.0095, 0.0087, 0.008, 0.0072] },
  3: { root: [0.096, 0.0115, 0.001], bones: [0.045, 0.029, 0.022], radii: [0.0096, 0.0088, 0.0082, 0.0073] },
  4: { root: [0.091, -0.01, 0.003], bones: [0.041, 0.027, 0.021], radii: [0.0092, 0.0084, 0.0078, 0.007] },
  5: { root: [0.083, -0.0305, 0.006], bones: [0.033, 0.021, 0.018], radii: [0.0083, 0.0075, 0.007, 0.0063] },
});
const FINGERS = [2, 3, 4, 5];

/**
 * Shapes of the hand by curl: for each finger the bend of its three joints and its angle towards the index finger; for
 * the thumb the directions of its bones.
 */
const FLAT = {
  bends: FINGERS.map(() => [8, -1, -1]),
  spread: [7, 1.5, -5, -12],
  thumb: [
    [0.8, 0.58, 0.04],
    [0.87, 0.48, 0.05],
    [0.93, 0.36, 0.06],
  ],
};
const RELAXED = {
  bends: [
    [14, 22, 10],
    [18, 26, 12],
    [22, 30, 14],
    [26, 33, 15],
  ],
  spread: [3, 0, -2.5, -6],
  thumb: [
    [0.85, 0.38, 0.34],
    [0.96, 0.1, 0.22],
    [0.98, -0.04, 0.16],
  ],
};
const ROUND_A_BAR = {
  bends: FINGERS.map((finger) => bendsAround(finger, BAR_RADIUS)),
  spread: [-1.5, 0, 1.5, 3],
  thumb: [
    [0.72, 0.46, 0.52],
    [0.25, -0.12, 0.96],
    [0.6, -0.66, 0.42],
  ],
};
/** For bands and the handles of ropes. */
const ROUND_A_ROPE = { ...ROUND_A_BAR, bends: FINGERS.map((finger) => bendsAround(finger, ROPE_RADIUS)) };
const CLOSED = {
  bends: FINGERS.map(() => [84, 100, 52]),
  spread: [-1.5, 0, 1.5, 3],
  thumb: [
    [0.62, 0.46, 0.6],
    [0.72, -0.18, 0.6],
    [0.4, -0.9, 0.1],
  ],
};
const SHAPES = [
  { curl: 10, ...FLAT },
  { curl: 22, ...RELAXED },
  { curl: 62, ...ROUND_A_BAR },
  { curl: 64, ...ROUND_A_BAR },
  { curl: 75, ...ROUND_A_ROPE },
  { curl: 90, ...CLOSED },
];

/** The shape of the mesh: between open and closed, so that no joint turns far from it, with all digits apart. */
const REST = {
  bends: FINGERS.map(() => [24, 30, 20]),
  spread: [5, 0.5, -4, -9],
  thumb: [
    [0.78, 0.5, 0.36],
    [0.9, 0.36, 0.24],
    [0.95, 0.24, 0.18],
  ],
};

/** Directions of the three bones of each digit. @typedef {Record<number, Vector[]>} Directions */

/** @type {Directions} */
export const REST_DIRECTIONS = directionsOf(REST);

/** The positions of the joints and the tip of a digit in the rest pose. @type {(digit: number) => Vector[]} */
export function restJoints(digit) {
  const { root, bones } = DIGITS[digit];
  const joints = [root];
  bones.forEach((bone, i) => joints.push(along(joints[i], REST_DIRECTIONS[digit][i], bone)));
  return joints;
}

/** @type {(curl: number) => Directions} */
export function directionsAt(curl) {
  const above = SHAPES.findIndex((shape) => shape.curl > curl);
  if (above === 0) return directionsOf(SHAPES[0]);
  if (above < 0) return directionsOf(SHAPES.at(-1));
  const [from, to] = [SHAPES[above - 1], SHAPES[above]];
  return directionsOf(mixOf(from, to, (curl - from.curl) / (to.curl - from.curl)));
}

function mixOf(from, to, share) {
  const each = (a, b) => (Array.isArray(a) ? a.map((part, i) => each(part, b[i])) : a + (b - a) * share);
  return Object.fromEntries(['bends', 'spread', 'thumb'].map((part) => [part, each(from[part], to[part])]));
}

/** @returns {Directions} */
function directionsOf({ bends, spread, thumb }) {
  const ofFingers = FINGERS.map((finger, i) => {
    let bend = 0;
    const directions = bends[i].map((more) => {
      bend += more;
      return directionOf(bend * DEGREE, spread[i] * DEGREE);
    });
    return [finger, directions];
  });
  return { 1: thumb.map(normalize), ...Object.fromEntries(ofFingers) };
}

/** @type {(bend: number, spread: number) => Vector} */
function directionOf(bend, spread) {
  return [Math.cos(bend) * Math.cos(spread), Math.cos(bend) * Math.sin(spread), Math.sin(bend)];
}

/**
 * The bends with which each bone of a finger touches a bar in the fist.
 * @param {number} finger
 * @param {number} barRadius
 */
function bendsAround(finger, barRadius) {
  const { root, bones, radii } = DIGITS[finger];
  let [forward, , out] = root;
  let reached = 0;
  return bones.map((bone, i) => {
    const [toBar, away] = [FIST.along - forward, FIST.palm - out];
    const gap = barRadius + (radii[i] + radii[i + 1]) / 2;
    const tangent = Math.atan2(away, toBar) - Math.asin(Math.min(1, gap / Math.hypot(toBar, away)));
    const bend = (tangent / DEGREE - reached + 720) % 360;
    reached += bend;
    forward += bone * Math.cos(reached * DEGREE);
    out += bone * Math.sin(reached * DEGREE);
    return bend;
  });
}
