import { trunkOf } from '../figure/solve-pose.mjs';
import {
  WIDE,
  barbell,
  betweenGrips,
  dumbbells,
  heldDumbbell,
  kettlebellAt,
} from '../props/free-weights.mjs';
import { tube } from '../props/shapes.mjs';
import { chair, rack, SEAT } from '../props/studio.mjs';
import { feetSideBySide, hangingHeight } from './stances.mjs';
import {
  CROSSED,
  DUMBBELLS_ON_SHOULDERS,
  FRONT_RACK,
  HANDS_CLASPED,
  ON_UPPER_BACK,
  UNDER_THE_HEAD,
} from './holds.mjs';
import {
  DEGREE,
  add,
  along,
  between,
  cross,
  normalize,
  perpendicular,
  scale,
  subtract,
} from '../geometry/vector.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const SIDE_FRONT = { azimuth: 58, elevation: 8 };
const FEET = ['foot.L', 'foot.R', 'toes.L', 'toes.R'];

/**
 * Down to level thighs and up, the weight over the middle of the feet.
 * @param {number} u
 * @param {{ width?: number, turn?: number, shin?: number, thigh?: number, lean?: number, round?: number }} squat
 *   angles at the bottom
 */
function squat(u, { width = 0.19, turn = 20, shin = 31, thigh = 97, lean = 32, round = 6 } = {}) {
  const { at, legs } = feetSideBySide({ width, turn, shin: mix(1, shin, u), thigh: mix(2, thigh, u) });
  return {
    pelvis: { at, turn: [mix(1, lean, u), 0, 0] },
    spine: [mix(0, round, u), 0, 0],
    head: [mix(0, -lean * 0.75, u), 0, 0],
    legs,
  };
}

/** Arms that rise from the sides to shoulder height in front of the body. */
const armsReaching = (u) => ({
  upper: mix([0.2, -1, -0.05], [0.1, -0.05, 1], u),
  fore: mix([0.08, -1, 0.2], [-0.05, -0.02, 1], u),
  palmTo: [-1, 0, 0],
  elbow: [0.5, -0.6, -0.4],
  curl: 12,
});

function sitToStand(u) {
  const up = u;
  const lean = up < 0.4 ? mix(0, 42, up / 0.4) : mix(42, 1, (up - 0.4) / 0.6);
  const { at, legs } = feetSideBySide({
    width: 0.14,
    turn: 8,
    shin: mix(mix(8, 22, Math.min(1, up / 0.4)), 1, Math.max(0, (up - 0.4) / 0.6)),
    thigh: up < 0.4 ? mix(86.5, 92, up / 0.4) : mix(92, 2, (up - 0.4) / 0.6),
  });
  const seated = SEAT + 0.1;
  return {
    pelvis: { at: [0, Math.max(at[1], up < 0.4 ? seated : 0), at[2]], turn: [lean, 0, 0] },
    spine: [mix(2, 5, Math.sin(Math.PI * up)), 0, 0],
    head: [-lean * 0.6, 0, 0],
    legs,
    ...CROSSED,
  };
}

function hinduSquat(u) {
  const { at, legs } = feetSideBySide({
    width: 0.13,
    turn: 12,
    shin: mix(1, 45, u),
    thigh: mix(2, 102, u),
    heel: 34 * u * u,
  });
  const swing = Math.sin(Math.PI * u);
  return {
    pelvis: { at, turn: [mix(1, 24, u), 0, 0] },
    spine: [mix(0, 12, u), 0, 0],
    head: [mix(0, -22, u), 0, 0],
    legs,
    arms: {
      upper: mix([0.12, -0.1, 1], [0.25, -1, -0.35 - 0.3 * swing], u),
      fore: mix([0, -0.05, 1], [0.1, -1, -0.1 - 0.3 * swing], u),
      palmTo: [-1, -0.1, 0],
      elbow: [0.5, -0.4, -0.5],
      curl: 14,
    },
  };
}

function pistolSquat(u) {
  const { at, legs } = feetSideBySide({ width: 0.03, turn: 4, shin: mix(1, 36, u), thigh: mix(2, 112, u) });
  return {
    pelvis: { at: [mix(0.03, 0.0, u), at[1] - 0.012 * (1 - u), at[2]], turn: [mix(2, 24, u), 0, 0] },
    spine: [mix(0, 28, u), 0, 0],
    head: [mix(0, -34, u), 0, 0],
    legL: { ...legs, foot: [0.03, 0, -0.018], kneeTo: [0.1, 0.3, 1] },
    legR: { flex: mix(32, 122, u), abduct: 3, knee: mix(10, 8, u), plantar: 5 },
    arms: {
      upper: mix([0.1, -0.12, 1], [0.08, 0.1, 1], u),
      fore: [-0.05, 0, 1],
      palmTo: [-1, -0.1, 0],
      elbow: [0.5, -0.8, 0],
      curl: 12,
    },
  };
}

function sumoSquat(u) {
  const pose = squat(u, { width: 0.38, turn: 38, shin: 12, thigh: 90, lean: 22, round: 4 });
  const below = trunkOf(pose).at['shoulderAtRest.L'][2] + 0.02;
  const at = { x: 0.045, z: mix(0.15, below, u) };
  const y = hangingHeight(pose, at);
  return {
    ...pose,
    arms: {
      grip: [at.x, y, at.z],
      fingers: [-0.35, -1, 0.1],
      palmTo: [0, 0, -1],
      elbow: [0.8, 0, -0.5],
      curl: 64,
    },
  };
}

/** @type {Record<string, Motion>} */
export const SQUATS = {
  'bodyweight-squat': {
    view: SIDE_FRONT,
    planted: FEET,
    pose: (u) => ({ ...squat(u), arms: armsReaching(u) }),
  },
  'barbell-back-squat': {
    view: { azimuth: 42, elevation: 8 },
    planted: FEET,
    pose: (u) => ({ ...squat(u, { lean: 36, shin: 30 }), arms: ON_UPPER_BACK }),
    props: [barbell(), rack(-0.62, 1.38)],
  },
  'barbell-front-squat': {
    view: { azimuth: 42, elevation: 8 },
    planted: FEET,
    pose: (u) => ({ ...squat(u, { lean: 20, shin: 36, thigh: 101 }), arms: FRONT_RACK }),
    props: [barbell(), rack(-0.62, 1.32)],
  },
  'dumbbell-front-squat': {
    view: { azimuth: 50, elevation: 8 },
    planted: FEET,
    pose: (u) => ({ ...squat(u, { lean: 24, shin: 34 }), arms: DUMBBELLS_ON_SHOULDERS }),
    props: [dumbbells()],
  },
  'goblet-squat': {
    view: { azimuth: 50, elevation: 8 },
    planted: FEET,
    pose: (u) => ({
      ...squat(u, { width: 0.22, turn: 24, lean: 22, shin: 34, thigh: 101 }),
      arms: UNDER_THE_HEAD,
    }),
    props: [heldDumbbell([0, -0.02, 0.01])],
  },
  'mini-band-squat': {
    view: { azimuth: 35, elevation: 8 },
    planted: FEET,
    pose: (u) => ({
      ...squat(u, { width: 0.2, turn: 18, shin: 30, thigh: 84, lean: 26 }),
      arms: { ...HANDS_CLASPED, grip: [0.018, 0.06, 0.3] },
    }),
    props: [miniBand],
  },
  'kettlebell-sumo-squat': {
    view: { azimuth: 30, elevation: 8 },
    planted: FEET,
    pose: sumoSquat,
    props: [hangingBell],
  },
  'hindu-squat': { view: { azimuth: 68, elevation: 8 }, planted: ['toes.L', 'toes.R'], pose: hinduSquat },
  'pistol-squat': { view: { azimuth: -60, elevation: 8 }, planted: ['foot.L', 'toes.L'], pose: pistolSquat },
  'chair-sit-to-stand': {
    view: { azimuth: 62, elevation: 8 },
    planted: FEET,
    pose: sitToStand,
    props: [chair(-0.46)],
  },
};

/** In both hands, straight down. */
function hangingBell(body) {
  return kettlebellAt(betweenGrips(body), [0, -1, 0], [1, 0, 0], WIDE);
}

/** A flat loop above the knees, as three strands side by side. */
function miniBand(body) {
  return [-0.013, 0, 0.013].map((shift) => tube(aroundThighs(body, shift), 0.01, 'accent'));
}

/**
 * A loop round both legs above the knees.
 * @param {import('../figure/body.mjs').Body} body
 * @param {number} [shift]  towards the knees
 */
export function aroundThighs({ at }, shift = 0) {
  const [left, right] = ['L', 'R'].map((side) => ({
    along: normalize(subtract(at[`shin.${side}`], at[`thigh.${side}`])),
    middle: between(at[`thigh.${side}`], at[`shin.${side}`], 0.8),
  }));
  const down = normalize(add(left.along, right.along));
  const aside = perpendicular(subtract(left.middle, right.middle), down);
  const ahead = cross(aside, down);
  const points = [left, right].flatMap(({ middle }, i) =>
    halfRound(along(middle, down, shift), scale(aside, i === 0 ? 1 : -1), scale(ahead, i === 0 ? 1 : -1)),
  );
  return [...points, points[0]];
}

/** Half a circle about a leg, through the direction out. */
const halfRound = (middle, out, from) =>
  [75, 40, 0, -40, -75].map((angle) =>
    along(along(middle, out, THIGH * Math.cos(angle * DEGREE)), from, THIGH * Math.sin(angle * DEGREE)),
  );

/** Radius of the legs where the band lies. */
const THIGH = 0.072;
