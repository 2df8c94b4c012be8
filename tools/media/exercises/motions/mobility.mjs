import { multiply, turnAbout } from '../geometry/quaternion.mjs';
import { box } from '../props/shapes.mjs';
import { MAT, mat } from '../props/studio.mjs';
import { turnOf } from './turns.mjs';
import { mix } from './motion.mjs';
import { FEET, upright } from './upright.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

/** The head moves back and forth while it stays level. */
const chinTuck = (u) => ({ ...upright(), neck: mix(16, -20, u) });

/** Loose fists circle about the wrists, outwards and then inwards. */
function wristCircles(u) {
  const angle = 2 * Math.PI * u;
  const [sideways, up] = [0.62 * Math.cos(angle), 0.62 * Math.sin(angle)];
  return {
    ...upright(),
    arms: {
      upper: [0.16, -1, 0.02],
      fore: [0.1, 0.02, 1],
      fingers: [0.1 + sideways, up, 1],
      palmTo: [-0.15, -1, up],
      elbow: [0.3, -0.2, -1],
      curl: 56,
    },
  };
}

const POST = { x: 0.49, z: 0.075 };

/** One forearm on the frame of a door, a step through it, the chest turned away. */
const doorwayStretch = () => ({
  pelvis: { at: [-0.02, 0.89, 0.04], turn: [2, -14, 0] },
  spine: [-2, -16, 0],
  head: [0, 4, 0],
  legL: { foot: [0.09, 0, 0.26], turn: 0 },
  legR: { foot: [0.12, 0, -0.22], turn: 12, heel: 8 },
  armL: {
    upper: [1, -0.1, -0.42],
    fore: [0.02, 1, -0.02],
    fingers: [0, 1, 0],
    palmTo: [0, 0, 1],
    elbow: [0.6, -0.6, -0.6],
    curl: 4,
  },
  armR: {
    upper: [0.16, -1, -0.03],
    fore: [0.03, -1, 0.14],
    palmTo: [-1, 0, 0.1],
    elbow: [0.35, 0, -1],
    curl: 22,
  },
});

const doorFrame = () => [
  box([POST.x + 0.03, 1.1, POST.z], [0.16, 2.2, 0.1], { round: 0.005, finish: 'wall' }),
  box([POST.x - 0.98, 1.1, POST.z], [0.16, 2.2, 0.1], { round: 0.005, finish: 'wall' }),
  box([POST.x - 0.475, 2.24, POST.z], [1.17, 0.12, 0.1], { round: 0.005, finish: 'wall' }),
];

/** Rotation of the hips to the side; the spine rotates most of it back. */
const ROLL = 78;
const TWIST = 58;

/** On the back, both bent knees on the floor at the left, arms wide. */
const spinalTwist = () => ({
  pelvis: {
    at: [0.03, 0.158 + MAT, 0.1],
    turn: turnOf(multiply(turnAbout([1, 0, 0], -90), turnAbout([0, 1, 0], ROLL))),
  },
  spine: [0, -TWIST, 0],
  head: [0, -34, 0],
  legL: { flex: 92, abduct: 0, open: 7, knee: 92, plantar: 10 },
  legR: { flex: 96, abduct: 0, open: -14, knee: 92, plantar: 10 },
  armL: {
    exact: true,
    palm: [0.765, MAT + 0.002, -0.44],
    fingers: [1, 0, 0.05],
    palmTo: [0, -1, 0],
    elbow: [0, 0.2, -1],
    curl: 6,
  },
  armR: {
    exact: true,
    palm: [-0.74, MAT + 0.002, -0.44],
    fingers: [-1, 0, 0.05],
    palmTo: [0, -1, 0],
    elbow: [0, 0.2, -1],
    curl: 6,
  },
});

/** @type {Record<string, Motion>} */
export const MOBILITY = {
  'chin-tuck': { view: { azimuth: 88, elevation: 4 }, planted: FEET, pose: chinTuck },
  'wrist-circles': {
    view: { azimuth: 24, elevation: 8 },
    seconds: 5,
    planted: FEET,
    pose: wristCircles,
    poster: 0.2,
  },
  'doorway-chest-stretch': {
    view: { azimuth: -32, elevation: 7 },
    still: true,
    pose: doorwayStretch,
    props: [doorFrame],
  },
  'supine-spinal-twist': {
    view: { azimuth: 58, elevation: 24 },
    still: true,
    pose: spinalTwist,
    props: [mat([0, -0.1], [0.9, 1.8])],
  },
};
