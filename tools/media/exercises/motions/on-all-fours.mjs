import { LENGTHS } from '../figure/skeleton.mjs';
import { MAT, mat } from '../props/studio.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

/** On hands and knees; hips over knees, shoulders over hands. */
const KNEE = 0.062 + MAT;

function onAllFours({ arch = 0, head = 0 } = {}) {
  return {
    pelvis: { at: [0, KNEE + LENGTHS.thigh, -0.25], turn: [82 + arch * 0.5, 0, 0] },
    spine: [-arch, 0, 0],
    head: [head, 0, 0],
    legs: {
      ankle: [0.11, 0.075 + MAT, -0.66],
      toes: [0, -0.2, -1],
      sole: [0, -1, 0.2],
      kneeTo: [0, -1, 0.5],
      toeBend: 8,
    },
    arms: {
      palm: [0.19, MAT + 0.004, 0.25],
      fingers: [0.02, 0, 1],
      palmTo: [0, -1, 0],
      elbow: [0.6, 0.1, -1],
      curl: 3,
    },
  };
}

const catCow = (u) => onAllFours({ arch: mix(-30, 18, u), head: mix(30, -26, u) });

/** One arm forward and the opposite leg back, then the others. */
function birdDog(t) {
  const go = (s) => {
    const x = Math.min(Math.max(s, 0), 1);
    const y = Math.min(1, (1 - Math.cos(2 * Math.PI * x)) * 0.62);
    return y * y * (3 - 2 * y);
  };
  const pose = onAllFours({ head: -6 });
  const [first, second] = [go(t * 2), go(t * 2 - 1)];
  const leg = (out) =>
    out < 0.001
      ? pose.legs
      : {
          ankle: mix(pose.legs.ankle, [0.1, 0.56, -1.05], out),
          toes: mix([0, -0.2, -1], [0, -0.9, -0.35], out),
          sole: mix([0, -1, 0.2], [0, -0.35, 0.9], out),
          kneeTo: [0, -1, 0.5 * (1 - out)],
        };
  const arm = (out) =>
    out < 0.001
      ? pose.arms
      : {
          palm: mix(pose.arms.palm, [0.17, 0.6, 0.86], out).map(
            (part, i) => part + (i === 1 ? 0.03 * Math.sin(Math.PI * out) : 0),
          ),
          fingers: mix([0.02, 0.0, 1], [0, 0.1, 1], out),
          palmTo: mix([0, -1, 0], [-1, -0.1, 0], out),
          elbow: [0.6, -0.5 * out, -1],
          curl: 6,
        };
  return { ...pose, armL: arm(first), legR: leg(first), armR: arm(second), legL: leg(second) };
}

function childsPose() {
  return {
    pelvis: { at: [0, 0.25 + MAT, -0.52], turn: [72, 0, 0] },
    spine: [46, 0, 0],
    head: [-18, 0, 0],
    legs: {
      ankle: [0.13, 0.075 + MAT, -0.565],
      toes: [-0.1, -0.2, -1],
      sole: [0, -1, 0.2],
      kneeTo: [0.5, 0.1, 1],
    },
    arms: {
      palm: [0.19, MAT + 0.004, 0.59],
      fingers: [0, 0, 1],
      palmTo: [0, -1, 0],
      elbow: [1, 0.3, -0.2],
      curl: 3,
    },
  };
}

/** @type {Record<string, Motion>} */
export const ON_ALL_FOURS = {
  'cat-cow': {
    view: { azimuth: 80, elevation: 10 },
    seconds: 3.6,
    planted: ['hand.L', 'hand.R', 'shin.L', 'shin.R'],
    pose: catCow,
    props: [mat([0, -0.2], [0.68, 1.6])],
  },
  'bird-dog': {
    view: { azimuth: 76, elevation: 10 },
    seconds: 4.4,
    cycle: birdDog,
    thereAndBack: 2,
    poster: 0.25,
    props: [mat([0, -0.2])],
  },
  'childs-pose': {
    view: { azimuth: 72, elevation: 13 },
    still: true,
    pose: childsPose,
    props: [mat([0, -0.1])],
  },
};
