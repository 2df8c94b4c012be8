import { JOINTS, LENGTHS } from '../figure/skeleton.mjs';
import { plantedFoot } from '../figure/solve-leg.mjs';
import { DEGREE } from '../geometry/vector.mjs';
import { dumbbells, kettlebellIn } from '../props/free-weights.mjs';
import { tube } from '../props/shapes.mjs';
import { wall, step } from '../props/studio.mjs';
import { ARMS_AT_SIDES } from '../figure/pose.mjs';
import { DUMBBELLS_AT_SIDES } from './holds.mjs';
import { easedReturn, mix, phase } from './motion.mjs';

/**
 * @typedef {import('./motion.mjs').Motion} Motion
 * @typedef {import('../figure/pose.mjs').Leg} Leg
 */

const WHOLE_LEG = (LENGTHS.thigh + LENGTHS.shin) * 0.9975;
const HIP_X = JOINTS['thigh.L'][0];

/** Height of the hips over straight legs whose feet are x to the side. */
const overStraightLegs = (x) => LENGTHS.ankle + Math.sqrt(WHOLE_LEG ** 2 - (x - HIP_X) ** 2) - 0.006;

/** A jump moves feet and arms out, and the next one moves them in. */
function jumpingJack(t) {
  const u = easedReturn(t);
  const inTheAir = Math.sin(2 * Math.PI * t) ** 2;
  const hop = 0.09 * inTheAir;
  const x = mix(0.11, 0.4, u);
  const soft = 0.02 * (1 - inTheAir);
  const angle = mix(14, 164, u) * DEGREE;
  const fore = angle - mix(-4, 14, u) * DEGREE * -1;
  return {
    pelvis: { at: [0, overStraightLegs(x) + hop - soft, 0] },
    spine: [2, 0, 0],
    legs: { foot: [x, hop, -0.018], turn: mix(8, 20, u), heel: 26 * inTheAir },
    arms: {
      upper: [Math.sin(angle), -Math.cos(angle), 0.05],
      fore: [Math.sin(fore), -Math.cos(fore), 0.12],
      palmTo: mix([-1, 0, 0.1], [-0.4, 0, 1], u),
      elbow: [0.3, -0.3, -1],
      curl: 12,
    },
  };
}

/**
 * One knee after the other up to hip height, the opposite arm forwards.
 * @param {number} t
 * @param {{ flex: number, bounce: number, heel: number, swing: number }} style
 */
function kneesUp(t, { flex, bounce, heel, swing }) {
  const lift = (s) => Math.max(0, Math.sin(2 * Math.PI * s)) ** 1.5;
  const [left, right] = [lift(t), lift(t + 0.5)];
  const air = bounce * Math.abs(Math.sin(2 * Math.PI * t)) * 0.5;
  const raisedHeel = heel * Math.max(left, right);
  const up = plantedFoot({ heel: raisedHeel }).ankle[1];
  const hips = up + WHOLE_LEG - 0.008 + air;
  /** @type {(up: number) => Leg} */
  const leg = (raised) =>
    raised > 0.001
      ? {
          flex: mix(9, flex, raised),
          knee: mix(20, flex * 1.05, raised) + 14 * Math.sin(Math.PI * raised),
          plantar: mix(-11, 18, raised),
        }
      : { foot: [0.1, air, -0.018], turn: 4, heel: raisedHeel };
  const arm = (forward) => {
    const angle = mix(-swing, swing, forward) * DEGREE;
    return {
      upper: [0.14, -Math.cos(angle), Math.sin(angle)],
      fore: [-0.05, Math.sin(angle) * 0.6 + 0.1, 1],
      palmTo: [-1, 0, 0],
      elbow: [0.3, -0.4, -1],
      curl: 45,
    };
  };
  const forward = (1 + Math.sin(2 * Math.PI * t)) / 2;
  return {
    pelvis: { at: [0, hips, 0.0] },
    spine: [2, 0, 0],
    legL: leg(left),
    legR: leg(right),
    armR: arm(forward),
    armL: arm(1 - forward),
  };
}

/**
 * Walking, with a camera that follows the figure: the feet roll from heel to toe and move backwards below the body.
 * @param {number} t
 * @param {number} [stride]  half of it
 */
function walk(t, stride = 0.4) {
  const stance = 0.6;
  /** @type {(s: number) => Leg} */
  const leg = (moment) => {
    const s = ((moment % 1) + 1) % 1;
    if (s < stance) {
      const along = s / stance;
      const lifted = 44 * phase(along, 0.62, 1);
      return { foot: [0.085, 0, mix(stride, -stride, along) - 0.07], turn: 5, heel: lifted };
    }
    const swing = (s - stance) / (1 - stance);
    const z = mix(-stride, stride, phase(swing, 0, 1)) - 0.07;
    const heel = mix(44, 0, phase(swing, 0, 0.75));
    return { foot: [0.085, 0.07 * Math.sin(Math.PI * swing), z], turn: 5, heel };
  };
  const legL = leg(t);
  const legR = leg(t + 0.5);
  const high = Math.min(...[legL, legR].map(highest));
  const forward = (1 + Math.cos(2 * Math.PI * t)) / 2;
  const arm = (f) => {
    const angle = mix(-34, 26, f) * DEGREE;
    return {
      upper: [0.15, -Math.cos(angle), Math.sin(angle)],
      fore: [-0.08, -0.12 + Math.sin(angle) * 0.6, 1],
      palmTo: [-1, 0, 0],
      elbow: [0.3, -0.4, -1],
      curl: 40,
    };
  };
  const sway = 7 * Math.cos(2 * Math.PI * t);
  return {
    pelvis: { at: [0, Math.min(high, 0.912) - 0.004, 0], turn: [3, -sway * 0.6, 0] },
    spine: [1, sway * 1.4, 0],
    head: [-2, -sway * 0.8, 0],
    legL,
    legR,
    armR: arm(forward),
    armL: arm(1 - forward),
  };
}

/** @type {(leg: Leg) => number} */
function highest(leg) {
  const [x, y, z] = plantedFoot(leg).ankle;
  return y + Math.sqrt(WHOLE_LEG ** 2 - (x - HIP_X) ** 2 - z ** 2);
}

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
      curl: 62,
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

/** @type {(passes: number[]) => (body: import('../figure/solve-pose.mjs').Body, t: number) => import('../props/shapes.mjs').Shape[]} */
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

/** One leg swings across the body and out to the side, hands on a wall. */
function sideSwing(u) {
  return {
    pelvis: { at: [-0.045, 0.918, 0], turn: [4, 0, 7] },
    spine: [0, 0, -7],
    legR: { foot: [0.055, 0, -0.018], turn: 4 },
    legL: { flex: 22, abduct: mix(-27, 36, u), knee: 36, plantar: -12 },
    arms: FINGERTIPS_ON_WALL(0.56),
  };
}

const FINGERTIPS_ON_WALL = (z) => ({
  palm: [0.2, 1.3, z],
  fingers: [0, 1, 0.05],
  palmTo: [0, 0, 1],
  elbow: [0.5, -1, 0],
  curl: 4,
});

/** Up on the balls of the feet. */
function calfRaise(u) {
  const heel = mix(0, 40, u);
  const { ankle } = plantedFoot({ foot: [0.11, 0, -0.018], heel });
  return {
    pelvis: { at: [0, ankle[1] + WHOLE_LEG - 0.004, ankle[2] + 0.01] },
    legs: { foot: [0.11, 0, -0.018], turn: 4, heel },
    arms: { ...FINGERTIPS_ON_WALL(0.42), palm: [0.2, 1.34, 0.42] },
  };
}

/** On one foot at the edge of a step, heel low to high. */
function singleLegCalfRaise(u) {
  const heel = mix(-18, 38, u);
  const foot = [0.03, STEP, -0.018];
  const { ankle } = plantedFoot({ foot, heel });
  return {
    pelvis: { at: [-0.045, ankle[1] + WHOLE_LEG - 0.004, ankle[2] + 0.01] },
    legL: { foot, turn: 2, heel },
    // The other foot hooks behind the ankle.
    legR: { flex: 10, abduct: -10, knee: 46, plantar: 26 },
    arms: { ...FINGERTIPS_ON_WALL(0.44), palm: [0.2, 1.48, 0.44] },
  };
}

const STEP = 0.16;

/** @type {Record<string, Motion>} */
export const CARDIO = {
  'jumping-jack': { view: { azimuth: 14, elevation: 7 }, seconds: 1.6, cycle: jumpingJack, thereAndBack: 1 },
  'march-in-place': {
    view: { azimuth: 56, elevation: 8 },
    seconds: 1.8,
    cycle: (t) => kneesUp(t, { flex: 86, bounce: 0, heel: 0, swing: 26 }),
    thereAndBack: 2,
    poster: 0.25,
  },
  'high-knees': {
    view: { azimuth: 56, elevation: 8 },
    seconds: 0.94,
    cycle: (t) => kneesUp(t, { flex: 96, bounce: 0.05, heel: 28, swing: 40 }),
    thereAndBack: 2,
    poster: 0.25,
  },
  'brisk-walk': { view: { azimuth: 68, elevation: 8 }, seconds: 1.2, cycle: walk, poster: 0 },
  'basic-jump-rope': {
    view: { azimuth: 34, elevation: 8 },
    seconds: 0.8,
    cycle: (t) => ropeJump(t, { height: 0.06, tuck: 0.03 }),
    props: [rope([0.25])],
    poster: 0.25,
  },
  'double-under': {
    view: { azimuth: 34, elevation: 8 },
    seconds: 1.8,
    cycle: singleAndDouble,
    props: [rope([0.125, 0.57, 0.68])],
    poster: 0.625,
  },
  'farmers-carry': {
    view: { azimuth: 58, elevation: 8 },
    seconds: 1.2,
    cycle: (t) => ({ ...walk(t, 0.27), armL: undefined, armR: undefined, arms: DUMBBELLS_AT_SIDES }),
    props: [dumbbells()],
    poster: 0,
  },
  'kettlebell-suitcase-march': {
    view: { azimuth: 40, elevation: 8 },
    seconds: 1.9,
    cycle: (t) => ({
      ...kneesUp(t, { flex: 86, bounce: 0, heel: 0, swing: 0 }),
      armL: { ...DUMBBELLS_AT_SIDES, upper: [0.24, -1, -0.02], fore: [0.14, -1, 0.04] },
      armR: ARMS_AT_SIDES,
    }),
    thereAndBack: 2,
    props: [kettlebellIn('L')],
    poster: 0.25,
  },
  'side-to-side-leg-swing': {
    view: { azimuth: 160, elevation: 8 },
    seconds: 1.8,
    planted: ['foot.R', 'toes.R', 'hand.L', 'hand.R'],
    pose: sideSwing,
    props: [wall(0.6)],
  },
  'standing-calf-raise': {
    view: { azimuth: 112, elevation: 8 },
    planted: ['toes.L', 'toes.R'],
    pose: calfRaise,
    props: [wall(0.46)],
  },
  'single-leg-calf-raise': {
    view: { azimuth: 112, elevation: 8 },
    planted: ['toes.L', 'hand.L', 'hand.R'],
    pose: singleLegCalfRaise,
    props: [step([0, STEP / 2, 0.19], [0.6, STEP, 0.28]), wall(0.48)],
  },
};
