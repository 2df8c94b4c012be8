import { SEAT, chair, wall } from '../props/studio.mjs';
import { sitting, still } from './leg-stretches.mjs';
import { mix } from './motion.mjs';
import { upright } from './upright.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

/** A hand that moves to the head and presses against it. */
const pressing = (view, pose) => ({ view, seconds: 4, planted: ['foot.L', 'foot.R'], pose, poster: 0.5 });

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
export const UPPER_BODY_STRETCHES = {
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
        wrist: [0.08, 0.222, 0],
        fingers: [-0.95, 0.2, 0],
        palmTo: [-0.2, -0.95, 0],
        elbow: [1, 0.2, 0.1],
        curl: 30,
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
      wrist: [0.08, 0.216, -0.02],
      fingers: [-0.95, 0.2, -0.2],
      palmTo: [-0.2, -0.95, 0.1],
      elbow: [1, 0.1, 0.5],
      curl: 30,
    },
    armL: AT_SIDE,
  })),
  'isometric-neck-flexion': pressing({ azimuth: 52, elevation: 7 }, (u) => ({
    ...upright(),
    armL: AT_SIDE,
    armR: {
      frame: 'head',
      wrist: [0.05, 0.115, mix(0.158, 0.112, u)],
      fingers: [-0.8, 0.5, -0.1],
      palmTo: [0, -0.1, -1],
      elbow: [0.7, -1, 0.6],
      curl: 24,
    },
  })),
  'isometric-neck-side-bend': pressing({ azimuth: 10, elevation: 7 }, (u) => ({
    ...upright(),
    armL: {
      frame: 'head',
      wrist: [mix(0.15, 0.102, u), 0.06, 0.02],
      fingers: [-0.05, 1, 0],
      palmTo: [-1, -0.1, 0],
      elbow: [1, -1.2, 0.2],
      curl: 20,
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
