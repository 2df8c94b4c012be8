import { LENGTHS } from '../figure/skeleton.mjs';
import { kettlebellIn } from '../props/free-weights.mjs';
import { MAT, mat } from '../props/studio.mjs';
import { AT_SIDES } from './flows.mjs';
import { thereAndBack } from './keyframes.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const GET_UP_FOOT = { exact: true, foot: [0.17, MAT, 0.45], turn: 8, kneeTo: [0.1, 1, 0.3] };

const BELL_ARM = (upper = [0, 1, 0]) => ({
  exact: true,
  upper,
  fore: upper,
  fingers: upper,
  palmTo: [-0.5, 0, 1],
  elbow: [1, -0.2, -0.3],
  curl: 62,
});

/** The straight leg on the floor. */
const STRAIGHT_LEG = {
  exact: true,
  ankle: [-0.26, 0.07 + MAT, 0.86],
  toes: [-0.25, 1, 0.2],
  sole: [-0.05, 0.2, -1],
  kneeTo: [-0.2, 1, 0.2],
};

const propped = (at, more = {}) => ({
  exact: true,
  palm: at,
  fingers: [-0.6, 0, -0.6],
  palmTo: [0, -1, 0],
  elbow: [0.3, 0.2, -1],
  curl: 4,
  ...more,
});

const KNEE = 0.062 + MAT;

const KNEELING_LEG = {
  exact: true,
  ankle: [-0.12, KNEE + 0.013, -0.4],
  toes: [0, -0.2, -1],
  sole: [0, -1, 0.2],
  kneeTo: [0, -0.5, 1],
};

const HALF_KNEELING = 0.07 + LENGTHS.thigh;

const getUp = thereAndBack([
  [
    0,
    {
      pelvis: { at: [0, 0.122 + MAT, 0.02], turn: [-90, 0, 0] },
      head: [6, 14, 0],
      legL: GET_UP_FOOT,
      legR: STRAIGHT_LEG,
      armL: BELL_ARM(),
      armR: propped([-0.62, MAT, -0.12], { fingers: [-0.9, 0, 0.4], elbow: [0, 0.3, -1] }),
    },
  ],
  [
    0.2,
    {
      pelvis: { at: [0, 0.125 + MAT, 0.02], turn: [-54, -6, 0] },
      spine: [14, -20, 4],
      head: [-10, 22, -8],
      legL: GET_UP_FOOT,
      legR: STRAIGHT_LEG,
      armL: BELL_ARM(),
      armR: {
        exact: true,
        wrist: [-0.6, 0.045 + MAT, -0.18],
        fingers: [-0.8, 0, 0.5],
        palmTo: [0, -1, 0],
        elbow: [0, -1, -0.5],
        curl: 10,
      },
    },
  ],
  [
    0.34,
    {
      pelvis: { at: [0, 0.13 + MAT, 0.0], turn: [-34, -8, 0] },
      spine: [8, -14, 6],
      head: [-14, 24, -10],
      legL: GET_UP_FOOT,
      legR: STRAIGHT_LEG,
      armL: BELL_ARM(),
      armR: propped([-0.52, MAT, -0.36]),
    },
  ],
  [
    0.46,
    {
      pelvis: { at: [-0.03, 0.37, -0.02], turn: [-42, -6, 10] },
      spine: [0, -14, 6],
      head: [-14, 24, -10],
      legL: GET_UP_FOOT,
      legR: STRAIGHT_LEG,
      armL: BELL_ARM(),
      armR: propped([-0.52, MAT, -0.36]),
    },
  ],
  [
    0.51,
    {
      pelvis: { at: [-0.03, 0.42, -0.03], turn: [-32, -8, 18] },
      spine: [0, -14, 8],
      head: [-14, 24, -10],
      legL: GET_UP_FOOT,
      legR: {
        exact: true,
        ankle: [-0.24, 0.24, 0.42],
        toes: [-0.1, 0.1, 1],
        sole: [0, 1, -0.1],
        kneeTo: [-0.3, 1, 0.3],
      },
      armL: BELL_ARM(),
      armR: propped([-0.52, MAT, -0.36]),
    },
  ],
  [
    0.57,
    {
      pelvis: { at: [-0.03, 0.52, -0.02], turn: [-12, -12, 30] },
      spine: [4, -12, 14],
      head: [-14, 26, -12],
      legL: GET_UP_FOOT,
      legR: {
        exact: true,
        ankle: [-0.17, 0.23, -0.08],
        toes: [0, -0.85, 0.1],
        sole: [0, 0.1, 0.85],
        kneeTo: [-0.2, -0.1, 1],
      },
      armL: BELL_ARM(),
      armR: propped([-0.52, MAT, -0.3]),
    },
  ],
  [
    0.64,
    {
      pelvis: { at: [-0.02, 0.545, 0.0], turn: [6, -14, 34] },
      spine: [6, -10, 20],
      head: [-14, 26, -14],
      legL: GET_UP_FOOT,
      legR: KNEELING_LEG,
      armL: BELL_ARM(),
      armR: propped([-0.52, MAT, -0.12]),
    },
  ],
  [
    0.71,
    {
      pelvis: { at: [0, HALF_KNEELING + 0.022, 0.0], turn: [4, -6, 16] },
      spine: [3, -4, 8],
      head: [-8, 16, -8],
      legL: GET_UP_FOOT,
      legR: KNEELING_LEG,
      armL: BELL_ARM(),
      armR: { ...AT_SIDES, upper: [0.4, -1, 0.1], fore: [0.3, -1, 0.2] },
    },
  ],
  [
    0.78,
    {
      pelvis: { at: [0, HALF_KNEELING, 0.0], turn: [0, 0, 0] },
      spine: [0, 0, 0],
      head: [-6, 10, 0],
      legL: GET_UP_FOOT,
      legR: KNEELING_LEG,
      armL: BELL_ARM(),
      armR: AT_SIDES,
    },
  ],
  [
    0.84,
    {
      pelvis: { at: [0, HALF_KNEELING + 0.01, 0.02], turn: [4, 0, 0] },
      spine: [0, 0, 0],
      head: [-4, 4, 0],
      legL: GET_UP_FOOT,
      legR: { foot: [0.12, MAT, -0.5], turn: 2, heel: 78, kneeTo: [0, -0.5, 1] },
      armL: BELL_ARM(),
      armR: AT_SIDES,
    },
  ],
  [
    0.9,
    {
      pelvis: { at: [0, 0.7, 0.2], turn: [6, 0, 0] },
      spine: [0, 0, 0],
      head: [-4, 0, 0],
      legL: GET_UP_FOOT,
      legR: { foot: [0.12, MAT, -0.3], turn: 4, heel: 56, kneeTo: [0, -0.2, 1] },
      armL: BELL_ARM(),
      armR: AT_SIDES,
    },
  ],
  [
    1,
    {
      pelvis: { at: [0, 0.925 + MAT, 0.46], turn: [0, 0, 0] },
      spine: [0, 0, 0],
      head: [0, 0, 0],
      legL: GET_UP_FOOT,
      legR: { foot: [0.14, MAT, 0.45], turn: 8 },
      armL: BELL_ARM(),
      armR: AT_SIDES,
    },
  ],
]);

/** The bell rests on the back of the forearm. */
const bellOnForearm = ({ grip }) => [
  -grip.L.palm[0] * 0.8 - grip.L.fingers[0] * 0.75,
  -grip.L.palm[1] * 0.8 - grip.L.fingers[1] * 0.75,
  -grip.L.palm[2] * 0.8 - grip.L.fingers[2] * 0.75,
];

/** @type {Record<string, Motion>} */
export const TURKISH_GET_UP = {
  'turkish-get-up': {
    view: { azimuth: -58, elevation: 12, follow: 0.1 },
    seconds: 8,
    cycle: getUp,
    thereAndBack: 1,
    poster: 0.24,
    props: [mat([0, 0.1], [0.8, 1.9]), kettlebellIn('L', bellOnForearm)],
  },
};
