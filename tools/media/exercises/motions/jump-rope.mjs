import { plantedFoot } from '../figure/solve-leg.mjs';
import { tube } from '../props/shapes.mjs';
import { WHOLE_LEG } from './cardio.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

/**
 * Low hops; the rope turns once or twice per hop.
 * @param {number} t
 * @param {{ height: number, tuck: number }} hop
 */
function ropeJump(t, { height, tuck }) {
  const air = Math.max(0, Math.sin(2 * Math.PI * t)) ** 1.2;
  const ground = Math.max(0, -Math.sin(2 * Math.PI * t));
  const heel = mix(26, 16, ground);
  const up = plantedFoot({ heel }).ankle[1];
  return {
    pelvis: {
      at: [0, up + WHOLE_LEG - 0.02 - 0.05 * ground - tuck * 0.3 * air + height * air, -0.01],
      turn: [3, 0, 0],
    },
    spine: [2, 0, 0],
    head: [-3, 0, 0],
    legs: { foot: [0.09, height * air, -0.03], turn: 4, heel },
    arms: {
      upper: [0.22, -1, -0.12],
      fore: [0.75, -0.42, 0.62],
      fingers: [0.85, -0.35, 0.5],
      palmTo: [0, 0.3, 1],
      elbow: [0.2, -0.2, -1],
      curl: 75,
    },
  };
}

/** A low hop with one turn of the rope, and a higher one with two. */
const singleAndDouble = (t) =>
  t < 0.5 ? ropeJump(2 * t, { height: 0.06, tuck: 0.03 }) : ropeJump(2 * t - 1, { height: 0.2, tuck: 0.05 });

/**
 * Number of turns of the rope since it was first below the feet.
 * @param {number} t
 * @param {number[]} passes  when it is below the feet
 */
function turnsOf(t, passes) {
  const all = [passes.at(-1) - 1, ...passes, passes[0] + 1];
  const next = all.findIndex((pass) => pass > t);
  return next - 2 + (t - all[next - 1]) / (all[next] - all[next - 1]);
}

/** @type {(passes: number[]) => (body: import('../figure/body.mjs').Body, t: number) => import('../props/shapes.mjs').Shape[]} */
const rope = (passes) => (body, t) => {
  const angle = 2 * Math.PI * turnsOf(t, passes);
  const { L, R } = body.grip;
  const points = Array.from({ length: 21 }, (_, i) => {
    const s = i / 20;
    const bow = Math.sin(Math.PI * s) ** 0.55 * (L.at[1] - 0.015);
    const x = mix(L.at[0], R.at[0], s);
    return [x, L.at[1] - bow * Math.cos(angle), L.at[2] - bow * Math.sin(angle) * 0.95];
  });
  return [tube(points, 0.006, 'black')];
};

/** @type {Record<string, Motion>} */
export const JUMP_ROPE = {
  'basic-jump-rope': {
    view: { azimuth: 34, elevation: 8 },
    seconds: 0.8,
    cycle: (t) => ropeJump(t, { height: 0.06, tuck: 0.03 }),
    props: [rope([0.25])],
    poster: 0.25,
  },
  'double-under': {
    view: { azimuth: 34, elevation: 8, filled: 0.96 },
    seconds: 1.8,
    cycle: singleAndDouble,
    props: [rope([0.125, 0.57, 0.68])],
    poster: 0.625,
  },
};
