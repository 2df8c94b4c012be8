import { MAT, SEAT, chair, mat, wall, wallBeside } from '../props/studio.mjs';
import { mix } from './motion.mjs';
import { feetSideBySide } from './stances.mjs';
import { upright } from './standing-arms.mjs';

/**
 * Most are static holds, so a picture of the end position is enough.
 * @typedef {import('./motion.mjs').Motion} Motion
 */

const still = (view, pose, props = []) => ({ view, still: true, pose, props });

/** A hand that moves to the head and presses against it. */
const pressing = (view, pose) => ({ view, seconds: 4, planted: ['foot.L', 'foot.R'], pose, poster: 0.5 });

/** A hand on the head. */
const onHead = { curl: 10 };

/** Upright on a chair. */
const sitting = ({ lean = 0, spine = [0, 0, 0], head = [0, 0, 0] } = {}) => ({
  pelvis: { at: [0, SEAT + 0.1, -0.02], turn: [lean - 4, 0, 0] },
  spine,
  head,
  legs: { foot: [0.13, 0, 0.42], turn: 8, kneeTo: [0.1, 1, 0.4] },
});

const lungeAtWall = ({ backZ }) => ({
  pelvis: { at: [0, 0.79, -0.12], turn: [8, 0, 0] },
  spine: [2, 0, 0],
  head: [-6, 0, 0],
  legL: { foot: [0.1, 0, backZ], turn: 2 },
  legR: { foot: [0.1, 0, 0.14], turn: 3 },
  arms: { palm: [0.2, 1.27, 0.46], fingers: [0, 1, 0], palmTo: [0, 0, 1], elbow: [0.6, -1, -0.2], curl: 3 },
});

const AT_SIDE = {
  upper: [0.16, -1, -0.03],
  fore: [0.03, -1, 0.14],
  palmTo: [-1, 0, 0.1],
  elbow: [0.35, 0, -1],
  curl: 22,
};

/** One arm is straight in front of the body; the other hand pulls its fingers. */
const wristStretch = ({ palmTo, fingers, hand }) => ({
  ...upright({ spine: [0, 16, 0] }),
  armL: { upper: [-0.22, -0.14, 1], fore: [-0.3, 0.02, 1], fingers, palmTo, elbow: [0.5, -1, 0], curl: 4 },
  armR: { exact: true, curl: 40, ...hand, elbow: [-1, -0.8, 0] },
});

/** @type {Record<string, Motion>} */
export const STRETCHES = {
  'wall-calf-stretch': still({ azimuth: 110, elevation: 8 }, () => lungeAtWall({ backZ: -0.56 }), [
    wall(0.5),
  ]),
  'bent-knee-calf-stretch': still(
    { azimuth: 110, elevation: 8 },
    () => {
      const { at, legs } = feetSideBySide({ shin: 30, thigh: 30, width: 0.11, turn: 2 });
      return {
        pelvis: { at: [0, at[1], at[2] - 0.06], turn: [4, 0, 0] },
        head: [-4, 0, 0],
        legL: { ...legs, foot: [0.11, 0, -0.16] },
        legR: { ...legs, foot: [0.11, 0, 0.06] },
        arms: {
          palm: [0.2, 1.27, 0.5],
          fingers: [0, 1, 0.0],
          palmTo: [0, 0, 1],
          elbow: [1, -1, 0.2],
          curl: 3,
        },
      };
    },
    [wall(0.54)],
  ),
  'standing-quadriceps-stretch': still(
    { azimuth: 66, elevation: 8 },
    () => ({
      pelvis: { at: [-0.04, 0.92, 0], turn: [0, 0, 0] },
      spine: [-2, 0, 0],
      legR: { foot: [0.06, 0, -0.018], turn: 3 },
      legL: { flex: -4, knee: 145, plantar: 34 },
      armL: {
        exact: true,
        grip: [0.08, 0.83, -0.29],
        fingers: [-0.25, -0.9, -0.1],
        palmTo: [-0.5, 0, 1],
        elbow: [0.6, 0.2, -1],
        curl: 50,
      },
      armR: {
        palm: [0.52, 1.3, 0.14],
        fingers: [0, 1, 0.2],
        palmTo: [1, 0, 0],
        elbow: [0.3, -1, -0.3],
        curl: 4,
      },
    }),
    [wallBeside(-0.52)],
  ),
  'half-kneeling-hip-flexor-stretch': still(
    { azimuth: 70, elevation: 9 },
    () => ({
      pelvis: { at: [0, 0.485, -0.04], turn: [-8, 0, 0] },
      spine: [4, 0, 0],
      legR: { foot: [0.11, MAT, 0.44], turn: 3 },
      legL: {
        ankle: [0.1, 0.075 + MAT, -0.6],
        toes: [0, -0.2, -1],
        sole: [0, -1, 0.2],
        kneeTo: [0, -1, 0.6],
      },
      armR: {
        palm: [0.1, 0.598, 0.3],
        fingers: [0, 0, 1],
        palmTo: [0, -1, 0],
        elbow: [1, 0, -0.6],
        curl: 12,
      },
      armL: {
        palm: [-0.03, 0.604, 0.28],
        fingers: [-0.4, 0, 1],
        palmTo: [0, -1, 0],
        elbow: [1, 0, -0.4],
        curl: 12,
      },
    }),
    [mat([0, 0], [0.68, 1.6])],
  ),
  'butterfly-stretch': still(
    { azimuth: 24, elevation: 12 },
    () => ({
      pelvis: { at: [0, 0.118 + MAT, -0.16], turn: [14, 0, 0] },
      spine: [12, 0, 0],
      head: [-6, 0, 0],
      legs: {
        ankle: [0.055, 0.07 + MAT, 0.24],
        toes: [0.15, 0.25, 1],
        sole: [1, 0.25, 0],
        kneeTo: [1, 0.12, 0.1],
      },
      arms: {
        grip: [0.05, 0.11 + MAT, 0.3],
        fingers: [-0.5, -0.35, 0.5],
        palmTo: [-0.6, 0, -0.6],
        elbow: [1, 0.4, -0.1],
        curl: 45,
      },
    }),
    [mat([0, 0.05], [1.1, 1.1])],
  ),
  'chair-hamstring-stretch': still(
    { azimuth: 72, elevation: 8 },
    () => ({
      ...sitting({ lean: 44, spine: [6, 0, 0], head: [-18, 0, 0] }),
      pelvis: { at: [0, SEAT + 0.1, 0.1], turn: [42, 0, 0] },
      legL: { ankle: [0.11, 0.09, 0.8], toes: [0.05, 0.85, 0.5], sole: [0, 0.5, -0.85], kneeTo: [0, 1, 0.4] },
      legR: { foot: [0.14, 0, 0.36], turn: 8, kneeTo: [0.1, 1, 0.4] },
      armR: {
        palm: [0.17, 0.55, 0.43],
        fingers: [-0.1, -0.1, 1],
        palmTo: [0, -1, 0],
        elbow: [1, 0.4, -0.6],
        curl: 14,
      },
      armL: {
        exact: true,
        palm: [-0.11, 0.558, 0.38],
        fingers: [-0.7, -0.1, 0.7],
        palmTo: [0, -1, 0],
        elbow: [1, 0.3, -0.4],
        curl: 14,
      },
    }),
    [chair(-0.03)],
  ),
  'seated-figure-four-stretch': still(
    { azimuth: 44, elevation: 9 },
    () => ({
      ...sitting({ lean: 34, spine: [8, 0, 0], head: [-12, 0, 0] }),
      pelvis: { at: [0, SEAT + 0.1, -0.02], turn: [32, 0, 0] },
      legR: { foot: [0.11, 0, 0.36], turn: 4, kneeTo: [0.05, 1, 0.4] },
      legL: {
        exact: true,
        ankle: [-0.14, 0.64, 0.27],
        toes: [-0.6, -0.2, 0.75],
        sole: [0.75, 0.4, 0.5],
        kneeTo: [1, 0.1, 0.5],
      },
      arms: {
        palm: [0.2, 0.66, 0.24],
        fingers: [-0.5, -0.1, 0.8],
        palmTo: [0, -1, 0],
        elbow: [1, 0.3, -0.5],
        curl: 14,
      },
    }),
    [chair(-0.03)],
  ),
  'chair-lat-stretch': still(
    { azimuth: 72, elevation: 8 },
    () => ({
      pelvis: { at: [0, 0.895, -0.1], turn: [92, 0, 0] },
      spine: [-4, 0, 0],
      head: [4, 0, 0],
      legs: { foot: [0.12, 0, 0.0], turn: 4 },
      arms: {
        palm: [0.15, 0.884, 0.945],
        fingers: [0, -0.1, 1],
        palmTo: [0, -1, 0],
        elbow: [1, -0.3, 0],
        curl: 24,
      },
    }),
    [chair(1.16)],
  ),
  'cross-body-shoulder-stretch': still({ azimuth: 12, elevation: 7 }, () => ({
    ...upright(),
    armL: {
      upper: [-0.62, -0.12, 0.78],
      fore: [-0.97, 0.02, 0.22],
      palmTo: [0, -0.3, -1],
      elbow: [0.2, -1, 0.6],
      curl: 12,
    },
    armR: {
      exact: true,
      grip: [0.03, 1.36, 0.3],
      fingers: [0.35, 0.85, 0.1],
      palmTo: [0.2, 0, -1],
      elbow: [-0.5, -1, 0.2],
      curl: 40,
    },
  })),
  'standing-upper-back-stretch': still({ azimuth: 118, elevation: 8 }, () => ({
    ...upright({ lean: 4, spine: [34, 0, 0], head: [24, 0, 0] }),
    arms: {
      upper: [-0.1, -0.12, 1],
      fore: [-0.3, -0.05, 1],
      fingers: [-0.7, 0, 0.7],
      palmTo: [-0.6, 0, -0.7],
      elbow: [0.8, -0.5, 0],
      curl: 34,
    },
  })),
  'overhead-triceps-stretch': still({ azimuth: 150, elevation: 8 }, () => ({
    ...upright({ head: [8, 0, 0] }),
    armL: {
      upper: [-0.08, 1, 0.1],
      fore: [-0.32, -0.9, -0.42],
      palmTo: [0, 0.1, 1],
      elbow: [0.2, 1, 0.5],
      curl: 10,
    },
    armR: {
      exact: true,
      grip: [0.12, 1.79, -0.02],
      fingers: [0.9, -0.2, -0.3],
      palmTo: [0.1, -1, 0.2],
      elbow: [-1, 0.6, 0],
      curl: 40,
    },
  })),
  'upper-trapezius-stretch': still(
    { azimuth: 16, elevation: 8 },
    () => ({
      ...sitting({ head: [2, 0, 32] }),
      armR: {
        frame: 'head',
        wrist: [0.03, 0.24, 0.0],
        fingers: [-0.9, -0.45, 0],
        palmTo: [-0.45, -0.9, 0],
        elbow: [1, 0.2, 0.1],
        ...onHead,
      },
      armL: {
        grip: [0.25, SEAT - 0.01, -0.02],
        fingers: [-0.1, -1, 0],
        palmTo: [-1, 0, 0],
        elbow: [0.6, 0, -1],
        curl: 40,
      },
    }),
    [chair(-0.03)],
  ),
  'levator-scapulae-stretch': still({ azimuth: 16, elevation: 8 }, () => ({
    ...upright({ head: [28, -38, 12] }),
    armR: {
      frame: 'head',
      wrist: [0.05, 0.228, -0.04],
      fingers: [-0.9, -0.2, -0.3],
      palmTo: [-0.4, -0.9, 0.2],
      elbow: [1, 0.1, 0.5],
      ...onHead,
    },
    armL: AT_SIDE,
  })),
  'isometric-neck-flexion': pressing({ azimuth: 52, elevation: 7 }, (u) => ({
    ...upright(),
    armL: AT_SIDE,
    armR: {
      frame: 'head',
      wrist: [0.06, 0.12, mix(0.185, 0.137, u)],
      fingers: [-0.5, 0.85, -0.15],
      palmTo: [0, -0.1, -1],
      elbow: [0.7, -1, 0.6],
      curl: 6,
    },
  })),
  'isometric-neck-side-bend': pressing({ azimuth: 10, elevation: 7 }, (u) => ({
    ...upright(),
    armL: {
      frame: 'head',
      wrist: [mix(0.165, 0.117, u), 0.06, 0.02],
      fingers: [-0.05, 1, 0],
      palmTo: [-1, -0.1, 0],
      elbow: [1, -1.2, 0.2],
      curl: 6,
    },
    armR: AT_SIDE,
  })),
  'wrist-flexor-stretch': still({ azimuth: 30, elevation: 8 }, () =>
    wristStretch({
      fingers: [0, -1, 0.25],
      palmTo: [0, 0.25, 1],
      hand: { grip: [0.055, 1.222, 0.51], fingers: [1, -0.1, 0.1], palmTo: [0, 0.2, -1] },
    }),
  ),
  'wrist-extensor-stretch': still({ azimuth: 84, elevation: 8 }, () =>
    wristStretch({
      fingers: [0, -1, 0.1],
      palmTo: [0, -0.1, -1],
      hand: { grip: [0.06, 1.295, 0.462], fingers: [1, 0.15, 0.1], palmTo: [0, 0, -1], curl: 24 },
    }),
  ),
  'wall-handstand-hold': {
    view: { azimuth: 72, elevation: 7 },
    seconds: 4,
    planted: ['hand.L', 'hand.R'],
    pose: (u) => ({
      pelvis: { at: [0, 1.138, 0], turn: [175, 0, 0] },
      spine: [mix(-3, -2, u), 0, 0],
      head: [mix(-12, -9, u), 0, 0],
      legs: { flex: 0, abduct: 0, knee: mix(2, 4, u), plantar: mix(30, 33, u) },
      arms: { palm: [0.2, 0, 0.03], fingers: [0.05, 0, -1], palmTo: [0, -1, 0], elbow: [1, 0, 0.5], curl: 3 },
    }),
    props: [wall(-0.265)],
  },
  'neck-rotation': {
    view: { azimuth: 14, elevation: 7 },
    seconds: 4,
    planted: ['foot.L', 'foot.R'],
    thereAndBack: 2,
    cycle: (t) => ({ ...upright(), head: [0, 62 * Math.sin(2 * Math.PI * t), 0] }),
    poster: 0.25,
  },
};
