import { DEGREE, add, normalize } from '../geometry/vector.mjs';
import { betweenGrips, dumbbells, kettlebellIn, onForearm, plateAt } from '../props/free-weights.mjs';
import { MAT, mat } from '../props/studio.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const LYING = { azimuth: 66, elevation: 15 };

const FLAT_FEET = ['foot.L', 'foot.R', 'toes.L', 'toes.R'];

/** Height of the hips of a figure on its back, and on its front. */
const ON_BACK = 0.122 + MAT;

const A_MAT = [mat([0, -0.05])];

/** On the back with the head to the rear, feet flat. */
function onBack({ tilt = 0, hips = ON_BACK, spine = [0, 0, 0], head = [0, 0, 0] } = {}) {
  return {
    pelvis: { at: [0, hips, 0.1], turn: [-90 + tilt, 0, 0] },
    spine,
    head,
    legs: { foot: [0.13, MAT, 0.56], turn: 4, kneeTo: [0.12, 1, 0.2] },
  };
}

const FINGERTIPS_AT_EARS = {
  frame: 'head',
  wrist: [0.19, 0.1, -0.04],
  fingers: [-0.75, 0.2, -0.25],
  palmTo: [-0.45, 0, 0.9],
  elbow: [1, 0.05, -0.05],
  curl: 20,
};

function crunch(u) {
  return {
    ...onBack({ tilt: mix(2, 4, u), spine: [mix(0, 30, u), 0, 0], head: [mix(0, 14, u), 0, 0] }),
    arms: FINGERTIPS_AT_EARS,
  };
}

/** The hips rise until shoulders, hips and knees are in line; the shoulders stay. */
function bridge(u) {
  const lift = mix(0, 30, u);
  const trunk = 0.4;
  const shoulders = [ON_BACK - 0.005, 0.1 - trunk];
  return {
    pelvis: {
      at: [0, shoulders[0] + trunk * Math.sin(lift * DEGREE), shoulders[1] + trunk * Math.cos(lift * DEGREE)],
      turn: [-90 - lift, 0, 0],
    },
    // The neck and upper back stay on the mat.
    spine: [mix(0, 16, u), 0, 0],
    head: [mix(0, 14, u), 0, 0],
    legs: { foot: [0.13, MAT, 0.5], turn: 4, kneeTo: [0.12, 1, 0.2] },
    arms: {
      palm: [0.34, MAT + 0.005, 0.08],
      fingers: [0.05, 0, 1],
      palmTo: [0, -1, 0],
      elbow: [1, 0.3, -0.2],
      curl: 8,
    },
  };
}

/** One arm and the opposite leg go down and come back, then the others. */
function deadBug(t) {
  const go = (s) => {
    const x = Math.min(Math.max(s, 0), 1);
    const y = (1 - Math.cos(2 * Math.PI * x)) / 2;
    return y * y * (3 - 2 * y);
  };
  const [first, second] = [go(t * 2), go(t * 2 - 1)];
  const leg = (down) => ({ flex: mix(90, 14, down), knee: mix(90, 10, down), abduct: 2, plantar: 10 });
  const arm = (down) => ({
    upper: mix([0.05, 1, 0.04], [0.16, 0.24, -1], down),
    fore: mix([0, 1, 0.02], [0.05, 0.2, -1], down),
    palmTo: [-1, 0, 0],
    elbow: [1, -0.1, -0.1],
    curl: 12,
  });
  return {
    ...onBack(),
    legL: leg(first),
    legR: leg(second),
    armR: arm(first),
    armL: arm(second),
  };
}

/** Both arms press; at the bottom the upper arms rest on the floor and the forearms are upright. */
function dumbbellFloorPress(u) {
  return {
    ...onBack(),
    arms: {
      frame: 'shoulder',
      grip: mix([0.19, 0.28, 0.21], [0.0, 0.652, 0.03], u),
      fingers: [0, 1, 0],
      palmTo: mix([-0.6, 0, 0.8], [-0.2, 0, 1], u),
      elbow: mix([1, -0.6, 0.9], [1, -0.2, 0.6], u),
      curl: 62,
    },
  };
}

/** One arm presses a kettlebell, its bell against the forearm. */
function kettlebellFloorPress(u) {
  return {
    ...onBack(),
    armL: {
      frame: 'shoulder',
      grip: mix([0.24, 0.3, 0.1], [0.02, 0.62, 0.0], u),
      fingers: [0, 1, 0.05],
      palmTo: [-0.2, 0, 1],
      elbow: mix([1, -0.9, 0.5], [1, -0.4, 0.6], u),
      curl: 62,
    },
    armR: { palm: [0.42, MAT, 0.0], fingers: [0.3, 0, 1], palmTo: [0, -1, 0], elbow: [1, 0.3, 0], curl: 8 },
  };
}

/** Seated, leaning back, the plate taken from side to side. */
function russianTwist(t) {
  const turn = 44 * Math.sin(2 * Math.PI * t);
  const arms = {
    frame: 'chest',
    grip: [0.125, -0.06, 0.3],
    fingers: [-0.1, 0.15, 1],
    palmTo: [-1, 0, 0],
    elbow: [0.7, -1, -0.2],
    curl: 34,
  };
  return {
    pelvis: { at: [0, 0.115 + MAT, -0.1], turn: [-34, 0, 0] },
    spine: [14, turn, 0],
    head: [10, turn * 0.25, 0],
    legs: { foot: [0.12, MAT, 0.44], turn: 3, kneeTo: [0.1, 1, 0.3] },
    arms,
  };
}

/** Held by its rim like a steering wheel. */
const plateBeforeChest = (body) =>
  plateAt(betweenGrips(body), normalize(add(body.grip.L.fingers, body.grip.R.fingers)), 0.14);

/** @type {Record<string, Motion>} */
export const ON_THE_BACK = {
  crunch: { view: LYING, planted: FLAT_FEET, pose: crunch, props: A_MAT },
  'glute-bridge': { view: { azimuth: 74, elevation: 12 }, planted: FLAT_FEET, pose: bridge, props: A_MAT },
  'dead-bug': {
    view: { azimuth: 74, elevation: 13 },
    seconds: 4,
    cycle: deadBug,
    thereAndBack: 2,
    poster: 0.25,
    props: A_MAT,
  },
  'dumbbell-floor-press': {
    view: { azimuth: 58, elevation: 15 },
    seconds: 2.8,
    planted: FLAT_FEET,
    pose: dumbbellFloorPress,
    props: [mat([0, -0.05], [0.95, 1.95]), dumbbells()],
  },
  'kettlebell-floor-press': {
    view: { azimuth: 62, elevation: 15 },
    planted: FLAT_FEET,
    pose: kettlebellFloorPress,
    props: [mat([0, -0.05]), kettlebellIn('L', onForearm('L'))],
  },
  'plate-russian-twist': {
    view: { azimuth: 40, elevation: 12 },
    seconds: 3,
    planted: FLAT_FEET,
    cycle: russianTwist,
    thereAndBack: 2,
    poster: 0.25,
    props: [mat([0, 0.1], [0.68, 1.5]), plateBeforeChest],
  },
};
