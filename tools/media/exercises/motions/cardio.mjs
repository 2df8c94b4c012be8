import { ARMS_AT_SIDES } from '../figure/pose.mjs';
import { JOINTS, LENGTHS } from '../figure/skeleton.mjs';
import { plantedFoot } from '../figure/solve-leg.mjs';
import { DEGREE } from '../geometry/vector.mjs';
import { dumbbells, kettlebellIn } from '../props/free-weights.mjs';
import { passingLane } from '../props/studio.mjs';
import { DUMBBELLS_AT_SIDES } from './holds.mjs';
import { easedReturn, mix, phase } from './motion.mjs';

/**
 * @typedef {import('./motion.mjs').Motion} Motion
 * @typedef {import('../figure/pose.mjs').Leg} Leg
 */

export const WHOLE_LEG = (LENGTHS.thigh + LENGTHS.shin) * 0.9975;

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

/** Half of the way that a foot on the floor moves backwards below the body. */
const BRISK = 0.4;
const LOADED = 0.27;

/** Share of a stride in which a foot is on the floor. */
const STANCE = 0.6;

/**
 * Walking, with a camera that follows the figure: the feet roll from heel to toe and move backwards below the body.
 * @param {number} t
 * @param {number} stride  BRISK or LOADED
 */
function walk(t, stride) {
  /** @type {(s: number) => Leg} */
  const leg = (moment) => {
    const s = ((moment % 1) + 1) % 1;
    if (s < STANCE) {
      const along = s / STANCE;
      const lifted = 44 * phase(along, 0.62, 1);
      return { foot: [0.085, 0, mix(stride, -stride, along) - 0.07], turn: 5, heel: lifted };
    }
    const swing = (s - STANCE) / (1 - STANCE);
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

/** The floor under a stride. @type {(stride: number) => ReturnType<typeof passingLane>} */
const laneUnderWalk = (stride) => {
  const length = (2 * stride) / STANCE;
  return passingLane((t) => length * t, length / 2);
};

/** @type {(leg: Leg) => number} */
function highest(leg) {
  const [x, y, z] = plantedFoot(leg).ankle;
  return y + Math.sqrt(WHOLE_LEG ** 2 - (x - HIP_X) ** 2 - z ** 2);
}

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
  'brisk-walk': {
    view: { azimuth: 68, elevation: 8 },
    seconds: 1.2,
    cycle: (t) => walk(t, BRISK),
    props: [laneUnderWalk(BRISK)],
    poster: 0,
  },
  'farmers-carry': {
    view: { azimuth: 58, elevation: 8 },
    seconds: 1.2,
    cycle: (t) => ({ ...walk(t, LOADED), armL: undefined, armR: undefined, arms: DUMBBELLS_AT_SIDES }),
    props: [dumbbells(), laneUnderWalk(LOADED)],
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
};
