import { JOINTS, LENGTHS } from '../figure/skeleton.mjs';
import { barbell, dumbbells, heldPlate } from '../props/free-weights.mjs';
import { BENCH, band, crossBench, passingLane, smithRails } from '../props/studio.mjs';
import {
  DUMBBELLS_AT_SIDES,
  FRONT_OF_SHOULDERS,
  HANDS_CLASPED,
  HANDS_ON_HIPS,
  ON_UPPER_BACK,
  bellAtChest,
} from './holds.mjs';
import { alternately, mirrored, mix, phase } from './motion.mjs';
import { highestHips } from './stances.mjs';

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
 * Hips between two feet, lowered by a share of the distance to the lowest point.
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

/** The split squat straight up and down: the bar runs on rails. */
function underTheBar(u) {
  const pose = splitSquat(u);
  const [x, y] = pose.pelvis.at;
  return {
    ...pose,
    pelvis: { at: [x, y - 0.006, -0.15], turn: [0, 0, 0] },
    spine: [4, 0, 0],
    arms: ON_UPPER_BACK,
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
    pelvis: { at: [0, mix(0.87, 0.545, u), z], turn: [mix(6, 15, u), 0, 0] },
    spine: [mix(0, 4, u), 0, 0],
    head: [mix(-4, -10, u), 0, 0],
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

/** Distance of the hips in front of the rear foot at the bottom of a step. */
const AT_THE_BOTTOM = 0.57;

/** Distance that the hips have moved during a step. @type {(s: number) => number} */
const hipsInStep = (s) =>
  mix(0, AT_THE_BOTTOM, phase(s, 0.04, 0.5)) + mix(0, STRIDE - AT_THE_BOTTOM, phase(s, 0.54, 0.92));

/** One long step: down over both feet, up over the front one, the rear foot comes up beside it. */
function stepThrough(s) {
  const step = phase(s, 0, 0.36);
  const follow = phase(s, 0.56, 0.94);
  const raised = 54 * Math.min(phase(s, 0.08, 0.4), 1 - phase(s, 0.66, 0.92));
  // The camera follows the hips.
  const place = (z) => z - hipsInStep(s) - 0.02;
  /** @type {Leg} */
  const legL = {
    foot: [0.11, 0.08 * Math.sin(Math.PI * step), place(STRIDE * step)],
    turn: 4,
    heel: 24 * Math.sin(Math.PI * Math.min(1, step * 1.4)),
  };
  /** @type {Leg} */
  const legR = {
    foot: [0.11, 0.09 * Math.sin(Math.PI * follow), place(STRIDE * follow)],
    turn: mix(4, 0, raised / 54),
    heel: raised,
    kneeTo: [0, (-0.6 * raised) / 54, 1],
  };
  const down = Math.min(phase(s, 0.16, 0.5), 1 - phase(s, 0.52, 0.84));
  return {
    pelvis: { at: overFeet({ legL, legR, z: 0, down }), turn: [mix(1, 5, down), 0, 0] },
    spine: [0, 0, 0],
    head: [mix(0, -4, down), 0, 0],
    legL,
    legR,
  };
}

/** The floor under two steps. */
const laneUnderSteps = passingLane((t) => STRIDE * Math.floor(2 * t) + hipsInStep((2 * t) % 1), STRIDE / 2);

/** Steps forwards, one leg after the other. @type {(arms: import('../figure/pose.mjs').Arm) => (t: number) => import('./motion.mjs').Pose} */
const steppingForwards = (arms) => (t) => {
  const pose = { ...stepThrough((2 * t) % 1), arms };
  return t < 0.5 ? pose : mirrored(pose);
};

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
    seconds: 4.8,
    cycle: alternately((u) => ({ ...reverseLunge(u), arms: HANDS_ON_HIPS })),
    thereAndBack: 2,
    poster: 0.25,
  },
  'kettlebell-goblet-reverse-lunge': {
    view: FROM_THE_SIDE,
    seconds: 4.8,
    cycle: alternately((u) => ({ ...reverseLunge(u), arms: bellAtChest.arms })),
    thereAndBack: 2,
    poster: 0.25,
    props: [bellAtChest.prop],
  },
  'barbell-reverse-lunge': {
    view: { azimuth: 50, elevation: 8 },
    planted: ['foot.L', 'toes.L'],
    pose: (u) => ({ ...reverseLunge(u), arms: ON_UPPER_BACK }),
    props: [barbell({ plates: 1 })],
  },
  'walking-lunge': {
    view: FROM_THE_SIDE,
    seconds: 4.8,
    cycle: steppingForwards(HANDS_ON_HIPS),
    poster: 0.25,
    props: [laneUnderSteps],
  },
  'dumbbell-split-squat': {
    view: FROM_THE_SIDE,
    planted: REAR_PLANTED,
    pose: (u) => ({ ...splitSquat(u), arms: DUMBBELLS_AT_SIDES }),
    props: [dumbbells()],
  },
  'smith-machine-split-squat': {
    view: { azimuth: 50, elevation: 8 },
    planted: REAR_PLANTED,
    pose: underTheBar,
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
    seconds: 4.8,
    cycle: steppingForwards(PLATE_OVERHEAD),
    poster: 0.25,
    props: [heldPlate(() => [0, 0, 1]), laneUnderSteps],
  },
  'resistance-band-lateral-lunge': {
    view: { azimuth: 12, elevation: 8 },
    planted: ['foot.R', 'toes.R'],
    pose: (u) => ({ ...lateralLunge(u), arms: HANDS_CLASPED }),
    props: [band((body) => [body.grip.L.at, body.grip.R.at, [-0.125, 0.012, 0.03]])],
  },
};
