import { DEGREE } from '../geometry/vector.mjs';
import { barbell, barbellAt, dumbbells, heldDumbbell } from '../props/free-weights.mjs';
import { BENCH, bench, crossBench, inclineBench, rack } from '../props/studio.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const FEET = ['foot.L', 'foot.R', 'toes.L', 'toes.R'];
const ON_BENCH = BENCH + 0.125;

/** On the back along a flat bench, the head to the rear, feet on the floor. */
const lying = {
  pelvis: { at: [0, ON_BENCH, 0.12], turn: [-90, 0, 0] },
  spine: [-4, 0, 0],
  head: [4, 0, 0],
  legs: { foot: [0.24, 0, 0.44], turn: 14, kneeTo: [0.4, 1, 0.6] },
};

/**
 * From the lower chest (0) to straight arms over the shoulders (1).
 * @param {{ low: number[], high: number[], palm?: number[] }} press  grips against the shoulders
 */
const pressed = (u, { low, high, palm = [0, 0, 1] }) => ({
  frame: 'shoulder',
  grip: mix(low, high, u),
  fingers: [0, 1, 0],
  palmTo: palm,
  elbow: mix([1, -0.9, 0.5], [1, -0.2, 0.6], u),
  curl: 62,
});

const BAR = { low: [0.2, 0.13, 0.14], high: [0.2, 0.6, 0.02] };
const DUMBBELLS = { low: [0.26, 0.13, 0.1], high: [0.0, 0.63, 0.02] };

/** Bend of the elbows while the arms open, in degrees. */
const FLY_ELBOW = 20;

/** Dumbbells over the chest (0), then out to the sides (1), in an arc that leans a little towards the feet. */
function fly(u) {
  const opened = mix(4, 92, u);
  const lean = 12 * DEGREE;
  const at = (angle) => {
    const out = Math.sin(angle * DEGREE);
    return [out * Math.cos(lean), Math.cos(angle * DEGREE), out * Math.sin(lean)];
  };
  const fore = at(opened - FLY_ELBOW);
  return {
    ...lying,
    arms: { upper: at(opened), fore, fingers: fore, palmTo: at(opened - FLY_ELBOW - 90), curl: 62 },
  };
}

/** On a bench whose back leans 30 degrees. */
function inclinePress(u) {
  return {
    pelvis: { at: [0, BENCH + 0.115, 0.05], turn: [-56, 0, 0] },
    spine: [-2, 0, 0],
    head: [8, 0, 0],
    legs: { foot: [0.22, 0, 0.5], turn: 14, kneeTo: [0.3, 1, 0.5] },
    arms: {
      ...pressed(u, { low: [0.25, 0.16, 0.16], high: [0.0, 0.64, 0.06] }),
      elbow: mix([1, -1, 0.1], [1, -0.2, 0.5], u),
    },
  };
}

/** From above the chest back over the head, elbows a little bent. */
function pullover(u) {
  const angle = mix(4, 92, u) * DEGREE;
  // The shoulder blades follow the arms backwards, so the hands move further with the same bend of the elbows.
  const reach = mix(0.595, 0.665, u);
  return {
    ...lying,
    arms: {
      frame: 'shoulder',
      grip: [-0.155, reach * Math.cos(angle), -reach * Math.sin(angle)],
      fingers: mix([-0.5, 0.35, -0.7], [-0.45, 0, -0.9], u),
      palmTo: [-0.5, 0.8, 0.4 * (1 - u)],
      elbow: [1, 0.2, 0.3],
      curl: 16,
    },
  };
}

/** Upper back on a bench, the bar across the hips; the hips rise until the trunk is level. */
function hipThrust(u) {
  // The trunk rotates about the edge of the bench.
  const lift = mix(-34, 0, u) * DEGREE;
  const edge = { y: BENCH + 0.12, z: -0.3 };
  const trunk = 0.4;
  const at = [0, edge.y + trunk * Math.sin(lift), edge.z + trunk * Math.cos(lift)];
  const pitch = -90 - lift / DEGREE;
  return {
    pelvis: { at, turn: [pitch, 0, 0] },
    spine: [0, 0, 0],
    head: [mix(6, 26, u), 0, 0],
    legs: { foot: [0.16, 0, 0.5], turn: 10, kneeTo: [0.15, 1, 0.3] },
    arms: {
      frame: 'pelvis',
      grip: [0.3, 0.0, 0.135],
      fingers: [0, -0.9, 0.3],
      palmTo: [0, -0.3, -0.9],
      elbow: [1, 0, -0.5],
      curl: 62,
    },
  };
}

/** A padded bar in the fold of the hips, its plates clear of the floor. */
const barAcrossHips = (body) => {
  const y = (body.grip.L.at[1] + body.grip.R.at[1]) / 2;
  const z = (body.grip.L.at[2] + body.grip.R.at[2]) / 2;
  return [
    ...barbellAt([0, y, z], [1, 0, 0], { plates: 1, radius: 0.215 }),
    { kind: 'cylinder', from: [-0.2, y, z], to: [0.2, y, z], radius: 0.045, finish: 'rubber' },
  ];
};

/** @type {Record<string, Motion>} */
export const BENCHES = {
  'barbell-bench-press': {
    view: { azimuth: 26, elevation: 16 },
    planted: FEET,
    pose: (u) => ({ ...lying, arms: pressed(1 - u, BAR) }),
    props: [barbell({ plates: 1 }), bench(-0.2, 1.2), rack(-0.72, 1.02, 1.2)],
  },
  'dumbbell-bench-press': {
    view: { azimuth: 56, elevation: 11 },
    planted: FEET,
    pose: (u) => ({ ...lying, arms: pressed(u, DUMBBELLS) }),
    props: [dumbbells(), bench(-0.2, 1.2)],
  },
  'dumbbell-fly': {
    view: { azimuth: 34, elevation: 18 },
    planted: FEET,
    pose: fly,
    props: [dumbbells(), bench(-0.2, 1.2)],
  },
  'incline-dumbbell-press': {
    view: { azimuth: 52, elevation: 9 },
    planted: FEET,
    pose: inclinePress,
    props: [dumbbells(), inclineBench({ lean: 32, z: 0.02 })],
  },
  'dumbbell-pullover': {
    view: { azimuth: 70, elevation: 10 },
    planted: FEET,
    pose: pullover,
    props: [bench(-0.2, 1.2), heldDumbbell([0, -0.075, 0])],
  },
  'barbell-hip-thrust': {
    view: { azimuth: 36, elevation: 12 },
    planted: FEET,
    pose: hipThrust,
    props: [crossBench(-0.36), barAcrossHips],
  },
};
