import { plantedFoot } from '../figure/solve-leg.mjs';
import { JOINTS, LENGTHS } from '../figure/skeleton.mjs';
import { barbell, dumbbells, heldPlate } from '../props/free-weights.mjs';
import { BENCH, band, crossBench, smithRails } from '../props/studio.mjs';
import {
  DUMBBELLS_AT_SIDES,
  FRONT_OF_SHOULDERS,
  HANDS_CLASPED,
  HANDS_ON_HIPS,
  ON_UPPER_BACK,
  bellAtChest,
} from './holds.mjs';
import { mix, phase } from './motion.mjs';

/**
 * @typedef {import('./motion.mjs').Motion} Motion
 * @typedef {import('../figure/pose.mjs').Leg} Leg
 */

const FROM_THE_SIDE = { azimuth: 66, elevation: 8 };
const STRIDE = 0.98;
const HIP_X = JOINTS['thigh.L'][0];
const WHOLE_LEG = (LENGTHS.thigh + LENGTHS.shin) * 0.9975;
/** Height of the hips when the rear knee is just above the floor. */
const LOW = 0.51;

/**
 * The highest the hips can be at z with a leg on its foot.
 * @param {Leg} leg
 * @param {number} z
 */
export function highestHips(leg, z) {
  const [x, y, ankleZ] = leg.ankle ?? plantedFoot(leg).ankle;
  return y + Math.sqrt(WHOLE_LEG ** 2 - (x - HIP_X) ** 2 - (ankleZ - z) ** 2);
}

/**
 * Hips over two feet, lowered by a share of the way to the lowest point.
 * @param {{ legL: Leg, legR: Leg, z: number, down: number, low?: number }} legs
 */
export function overFeet({ legL, legR, z, down, low = LOW }) {
  const high = Math.min(highestHips(legL, z), highestHips(legR, z));
  return [0, mix(high, low, down), z];
}

const FRONT = { foot: [0.11, 0, 0.28], turn: 4 };

/** Up and down in a long stride. */
function splitSquat(u) {
  const legR = { foot: [0.11, 0, 0.28 - STRIDE], turn: 0, heel: mix(42, 54, u), kneeTo: [0, -0.6, 1] };
  const z = mix(-0.17, -0.13, u);
  return {
    pelvis: { at: overFeet({ legL: FRONT, legR, z, down: u }), turn: [mix(3, 6, u), 0, 0] },
    spine: [mix(0, 4, u), 0, 0],
    head: [-6, 0, 0],
    legL: FRONT,
    legR,
  };
}

/** One foot steps back, the rear knee goes down, and the same way back. */
function reverseLunge(u) {
  const back = phase(u, 0, 0.62);
  const down = phase(u, 0.3, 1);
  const lift = 0.07 * Math.sin(Math.PI * back);
  const legL = { foot: [0.11, 0, 0.18], turn: 4 };
  const legR = {
    foot: [0.11, lift, mix(0.18, 0.18 - STRIDE, back)],
    turn: 0,
    heel: mix(0, 52, Math.min(1, back * 2)),
    kneeTo: [0, -0.6 * back, 1],
  };
  const z = mix(0.198, -0.225, back);
  return {
    pelvis: { at: overFeet({ legL, legR, z, down }), turn: [mix(1, 7, down), 0, 0] },
    spine: [mix(0, 4, down), 0, 0],
    head: [mix(0, -6, down), 0, 0],
    legL,
    legR,
  };
}

/** A step forwards into the lunge and back: the reverse lunge with the other foot moving. */
function forwardLunge(u) {
  const step = phase(u, 0, 0.6);
  const down = phase(u, 0.35, 1);
  const lift = 0.08 * Math.sin(Math.PI * step);
  const legL = { foot: [0.11, lift, mix(-0.35, -0.35 + STRIDE, step)], turn: 4 };
  const legR = { foot: [0.11, 0, -0.35], turn: 0, heel: mix(0, 54, step), kneeTo: [0, -0.6 * step, 1] };
  const z = mix(-0.33, 0.215, step);
  return {
    pelvis: { at: overFeet({ legL, legR, z, down }), turn: [mix(1, 5, down), 0, 0] },
    spine: [0, 0, 0],
    head: [mix(0, -4, down), 0, 0],
    legL,
    legR,
  };
}

function bulgarian(u) {
  const legR = {
    ankle: [0.11, BENCH + 0.075, -0.56],
    toes: [0, -0.28, -1],
    sole: [0, -1, 0.28],
    kneeTo: [0, -0.8, 1],
    toeBend: 0,
  };
  const legL = { foot: [0.1, 0, 0.22], turn: 4 };
  const z = mix(0.05, -0.1, u);
  return {
    pelvis: { at: [0, mix(0.87, 0.545, u), z], turn: [mix(8, 22, u), 0, 0] },
    spine: [mix(0, 4, u), 0, 0],
    head: [mix(-4, -16, u), 0, 0],
    legL,
    legR,
  };
}

/** One foot steps wide to the side, the hips sit back over it, the other leg stays straight. */
function lateralLunge(u) {
  const step = phase(u, 0, 0.55);
  const down = phase(u, 0.3, 1);
  const legR = { foot: [0.125, 0, -0.018], turn: 6 };
  const legL = {
    foot: [mix(0.125, 0.78, step), 0.06 * Math.sin(Math.PI * step), -0.018],
    turn: mix(6, 14, step),
  };
  const x = mix(mix(0, 0.3, step), 0.5, down);
  const z = mix(0, -0.27, down);
  const reach = (ankleX, hipX) => 0.088 + Math.sqrt(WHOLE_LEG ** 2 - (ankleX - hipX) ** 2 - (z + 0.018) ** 2);
  const straight = Math.min(reach(-0.125, x - HIP_X), reach(legL.foot[0], x + HIP_X));
  const y = Math.min(straight, mix(straight, reach(-0.125, x - HIP_X) - 0.002, down));
  return {
    pelvis: { at: [x, y, z], turn: [mix(1, 32, down), 0, 0] },
    spine: [mix(0, 6, down), 0, 0],
    head: [mix(0, -26, down), 0, 0],
    legL,
    legR,
  };
}

/** Long steps; the camera goes along, so the feet move back below the figure. */
function walkingLunge(t) {
  /** @type {(t: number) => Leg} */
  const leg = (at) => {
    const s = ((at % 1) + 1) % 1;
    if (s < 0.64) {
      const back = s / 0.64;
      return {
        foot: [0.1, 0, mix(0.42, -0.6, back)],
        turn: 3,
        heel: 54 * phase(back, 0.3, 0.62),
        kneeTo: [0, -0.7 * phase(back, 0.4, 0.8), 1],
      };
    }
    const swing = (s - 0.64) / 0.36;
    return {
      foot: [0.1, 0.12 * Math.sin(Math.PI * swing), mix(-0.6, 0.42, phase(swing, 0, 1))],
      turn: 3,
      heel: 54 * (1 - phase(swing, 0, 0.7)),
      kneeTo: [0, -0.7 * (1 - phase(swing, 0, 0.5)), 1],
    };
  };
  const legL = leg(t);
  const legR = leg(t + 0.5);
  const down = (1 + Math.cos(4 * Math.PI * (t - 0.08))) / 2;
  const high = Math.min(highestHips(legL, -0.08), highestHips(legR, -0.08));
  return {
    pelvis: { at: [0, Math.min(high, mix(0.9, 0.515, down)), -0.08], turn: [4, 0, 0] },
    spine: [0, 0, 0],
    head: [-4, 0, 0],
    legL,
    legR,
    arms: HANDS_ON_HIPS,
  };
}

const PLATE_OVERHEAD = {
  frame: 'shoulder',
  grip: [-0.03, 0.7, 0.03],
  fingers: [0.05, 1, 0],
  palmTo: [-1, 0, 0],
  elbow: [1, 0, -0.4],
  curl: 40,
};

const REAR_PLANTED = ['toes.R', 'foot.L', 'toes.L'];

/** @type {Record<string, Motion>} */
export const LUNGES = {
  'reverse-lunge': {
    view: FROM_THE_SIDE,
    planted: ['foot.L', 'toes.L'],
    pose: (u) => ({ ...reverseLunge(u), arms: HANDS_ON_HIPS }),
  },
  'kettlebell-goblet-reverse-lunge': {
    view: FROM_THE_SIDE,
    planted: ['foot.L', 'toes.L'],
    pose: (u) => ({ ...reverseLunge(u), arms: bellAtChest.arms }),
    props: [bellAtChest.prop],
  },
  'barbell-reverse-lunge': {
    view: { azimuth: 50, elevation: 8 },
    planted: ['foot.L', 'toes.L'],
    pose: (u) => ({ ...reverseLunge(u), arms: ON_UPPER_BACK }),
    props: [barbell({ plates: 1 })],
  },
  'walking-lunge': { view: FROM_THE_SIDE, seconds: 3.2, cycle: walkingLunge },
  'dumbbell-split-squat': {
    view: FROM_THE_SIDE,
    planted: REAR_PLANTED,
    pose: (u) => ({ ...splitSquat(u), arms: DUMBBELLS_AT_SIDES }),
    props: [dumbbells()],
  },
  'smith-machine-split-squat': {
    view: { azimuth: 50, elevation: 8 },
    planted: REAR_PLANTED,
    pose: (u) => ({
      ...splitSquat(u),
      pelvis: { ...splitSquat(u).pelvis, turn: [0, 0, 0] },
      spine: [4, 0, 0],
      arms: ON_UPPER_BACK,
    }),
    props: [barbell({ plates: 1 }), smithRails],
  },
  'resistance-band-split-squat': {
    view: FROM_THE_SIDE,
    planted: REAR_PLANTED,
    pose: (u) => ({ ...splitSquat(u), arms: FRONT_OF_SHOULDERS }),
    props: [band(({ grip }) => [grip.L.at, [0.17, 0.02, 0.34], [0.05, 0.02, 0.34], grip.R.at])],
  },
  'dumbbell-bulgarian-split-squat': {
    view: FROM_THE_SIDE,
    planted: ['foot.L', 'toes.L'],
    pose: (u) => ({ ...bulgarian(u), arms: DUMBBELLS_AT_SIDES }),
    props: [dumbbells(), crossBench(-0.66)],
  },
  'plate-overhead-lunge': {
    view: FROM_THE_SIDE,
    planted: ['toes.R'],
    pose: (u) => ({ ...forwardLunge(u), arms: PLATE_OVERHEAD }),
    props: [heldPlate(() => [0, 0, 1])],
  },
  'resistance-band-lateral-lunge': {
    view: { azimuth: 12, elevation: 8 },
    planted: ['foot.R', 'toes.R'],
    pose: (u) => ({ ...lateralLunge(u), arms: HANDS_CLASPED }),
    props: [band((body) => [body.grip.L.at, body.grip.R.at, [-0.125, 0.012, 0.03]])],
  },
};
