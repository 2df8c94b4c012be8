import { LENGTHS } from '../figure/skeleton.mjs';
import { kettlebellIn } from '../props/free-weights.mjs';
import { MAT, mat } from '../props/studio.mjs';
import { thereAndBack, through } from './keyframes.mjs';
import { feetSideBySide } from './stances.mjs';

/**
 * Exercises with several positions.
 * @typedef {import('./motion.mjs').Motion} Motion
 */

/** Flat hands on the floor. */
const palms = (x, z, { floor = 0, elbow = [0.5, 0.2, -1] } = {}) => ({
  palm: [x, floor + 0.003, z],
  fingers: [-0.06, 0, 1],
  palmTo: [0, -1, 0],
  elbow,
  curl: 3,
});

const AT_SIDES = {
  upper: [0.16, -1, -0.03],
  fore: [0.03, -1, 0.14],
  palmTo: [-1, 0, 0.1],
  elbow: [0.35, 0, -1],
  curl: 18,
};
const overhead = (x = 0.02) => ({
  frame: 'shoulder',
  wrist: [x, 0.595, 0.03],
  fingers: [0, 1, 0],
  palmTo: [-1, 0, 0.1],
  elbow: [1, 0, 0.1],
  curl: 8,
});

/** Standing on both feet, with the knees bent by a variable amount. */
function standing({
  shin = 2,
  thigh = 3,
  lean = 0,
  round = 0,
  look = 0,
  width = 0.24,
  up = 0,
  arms = AT_SIDES,
}) {
  const { at, legs } = feetSideBySide({ width, turn: 12, shin, thigh, floor: up, heel: up > 0.02 ? 42 : 0 });
  return { pelvis: { at, turn: [lean, 0, 0] }, spine: [round, 0, 0], head: [look, 0, 0], legs, arms };
}

/** Toes on the floor, the body raised by the pitch of the pelvis. */
const onToes = ({ hips, pitch, spine = 0, look = 0, heel, toes, arms, width = 0.11, floor = 0 }) => ({
  pelvis: { at: [0, ...hips], turn: [pitch, 0, 0] },
  spine: [spine, 0, 0],
  head: [look, 0, 0],
  legs: { foot: [width, floor, toes], turn: 0, heel, kneeTo: [0, -0.3, 1] },
  arms,
});

const BURPEE_HANDS = palms(0.16, 0.42);
const CROUCHED = standing({
  shin: 30,
  thigh: 88,
  lean: 46,
  round: 36,
  look: -34,
  arms: { ...BURPEE_HANDS, elbow: [0.2, 0.2, -1] },
});
const PLANK_TOES = -0.97;
const PLANK = {
  ...onToes({ hips: [0.435, -0.045], pitch: 74, look: -14, heel: 78, toes: PLANK_TOES, arms: BURPEE_HANDS }),
};
const IN_BETWEEN = onToes({
  hips: [0.62, -0.16],
  pitch: 84,
  look: -18,
  heel: 60,
  toes: -0.55,
  floor: 0.12,
  width: 0.16,
  arms: BURPEE_HANDS,
});
/** Halfway down, with the hands moving to the floor. */
const REACHING = standing({
  shin: 20,
  thigh: 60,
  lean: 42,
  round: 16,
  look: -18,
  arms: {
    wrist: [0.17, 0.44, 0.42],
    fingers: [0, -0.7, 0.8],
    palmTo: [0, -0.8, -0.7],
    elbow: [0.8, 0.2, -0.8],
    curl: 8,
  },
});
const inFront = (wrist) => ({
  frame: 'shoulder',
  wrist,
  fingers: [0, wrist[1], wrist[2]],
  palmTo: [-1, -0.2, 0],
  elbow: [0.8, -0.6, -0.5],
  curl: 12,
});
const LANDED = standing({ shin: 14, thigh: 34, lean: 18, look: -10, arms: inFront([0.06, -0.42, 0.2]) });

const burpee = through([
  [0, standing({})],
  [0.03, standing({})],
  [0.1, REACHING],
  [0.16, CROUCHED],
  [0.21, IN_BETWEEN],
  [0.27, PLANK],
  [0.35, PLANK],
  [0.4, IN_BETWEEN],
  [0.46, CROUCHED],
  [0.53, REACHING],
  [0.62, standing({ shin: 6, thigh: 14, lean: 4, arms: inFront([0.06, 0.1, 0.48]) })],
  [0.69, standing({ up: 0.02, look: 4, arms: overhead() })],
  [0.75, standing({ up: 0.2, lean: -2, look: 4, arms: overhead() })],
  [0.81, standing({ up: 0.02, arms: inFront([0.08, 0.16, 0.46]) })],
  [0.88, LANDED],
]);

const DIVE_HANDS = palms(0.22, 0.285, { elbow: [0.45, 0.3, -1] });
const DIVE_TOES = -1.235;
const dive = (hips, pitch, more) => onToes({ hips, pitch, toes: DIVE_TOES, arms: DIVE_HANDS, ...more });
const UPTURNED = dive([0.775, -0.585], 134, { heel: 42, look: 6, spine: -4 });
const CHEST_UP = dive([0.19, -0.235], 61, { heel: 80, spine: -30, look: -12 });

const hinduPushUp = through([
  [0, UPTURNED],
  [0.06, UPTURNED],
  [0.22, dive([0.5, -0.348], 117, { heel: 60, look: 10, spine: -6 })],
  [0.36, dive([0.3, -0.262], 96, { heel: 74, look: -4, spine: -8 })],
  [0.46, dive([0.225, -0.248], 80, { heel: 78, look: -12, spine: -16 })],
  [0.58, CHEST_UP],
  [0.66, CHEST_UP],
  [0.82, dive([0.5, -0.348], 87, { heel: 66, look: -8, spine: -4 })],
]);

const SUN_HANDS = palms(0.2, 0.2, { floor: MAT });
const SUN_TOES = -1.25;
const sun = (hips, pitch, more) =>
  onToes({ hips, pitch, toes: SUN_TOES, arms: SUN_HANDS, floor: MAT, ...more });
const FRONT_FOOT = { foot: [0.1, MAT, -0.018], turn: 2 };

/** Standing on the mat. */
const onMat = ({ shin = 1, thigh = 1, ...more }) => {
  const { at, legs } = feetSideBySide({ width: 0.1, turn: 2, shin, thigh, floor: MAT });
  return { pelvis: { at, turn: [more.lean ?? 0, 0, 0] }, head: [0, 0, 0], legs, ...more };
};
const PALMS_TOGETHER = onMat({
  arms: {
    frame: 'chest',
    palm: [0.004, -0.03, 0.22],
    fingers: [-0.05, 1, 0.12],
    palmTo: [-1, 0, 0],
    elbow: [1, -0.6, 0],
    curl: 2,
  },
});
const RAISED = onMat({ lean: -5, spine: [-14, 0, 0], head: [-8, 0, 0], arms: overhead(-0.1) });
const FOLDED = onMat({
  shin: 6,
  thigh: 36,
  lean: 98,
  spine: [44, 0, 0],
  head: [16, 0, 0],
  arms: { ...SUN_HANDS, elbow: [0.8, 0.2, -0.6] },
});
const HALF_FOLDED = onMat({
  shin: 3,
  thigh: 14,
  lean: 46,
  spine: [8, 0, 0],
  head: [-10, 0, 0],
  arms: inFront([-0.02, 0.02, 0.5]),
});
const LUNGE = {
  pelvis: { at: [0, 0.435, -0.36], turn: [34, 0, 0] },
  spine: [28, 0, 0],
  head: [-34, 0, 0],
  legL: FRONT_FOOT,
  legR: { foot: [0.1, MAT, SUN_TOES + 0.1], turn: 0, heel: 66, kneeTo: [0, -0.7, 1] },
  arms: { ...SUN_HANDS, elbow: [0.6, 0, -1] },
};
/** The other leg in front. */
const OTHER_LUNGE = { ...LUNGE, legL: LUNGE.legR, legR: LUNGE.legL };
/** A foot moving between the front and the back of the mat. */
const PASSING = { foot: [0.1, MAT + 0.07, -0.5], turn: 0, heel: 40, kneeTo: [0.1, 0.2, 1] };
const FIRST_STEP = {
  ...LUNGE,
  pelvis: { at: [0, 0.68, -0.26], turn: [68, 0, 0] },
  spine: [30, 0, 0],
  legR: PASSING,
};
const SECOND_STEP = {
  ...LUNGE,
  pelvis: { at: [0, 0.6, -0.34], turn: [74, 0, 0] },
  spine: [6, 0, 0],
  legL: PASSING,
};
const OTHER_FIRST_STEP = { ...SECOND_STEP, legL: LUNGE.legR, legR: PASSING };
const OTHER_SECOND_STEP = { ...FIRST_STEP, legL: PASSING, legR: LUNGE.legL };
const SUN_PLANK = sun([0.45, -0.34], 74, { heel: 78, look: -12 });
const ON_KNEES = {
  pelvis: { at: [0, 0.465, -0.565], turn: [118, 0, 0] },
  spine: [-19, 0, 0],
  head: [-22, 0, 0],
  legs: { foot: [0.11, MAT, SUN_TOES], turn: 0, heel: 84, kneeTo: [0, -1, 0.6] },
  arms: { ...SUN_HANDS, elbow: [0.2, 0.7, -1] },
};
/** The chest slides forwards while the knees stay. */
const sliding = (hips, pitch, spine) => ({
  ...ON_KNEES,
  pelvis: { at: [0, ...hips], turn: [pitch, 0, 0] },
  spine: [spine, 0, 0],
});
const COBRA = {
  ...sun([0.158, -0.265], 82, { heel: 82, spine: -46, look: -12 }),
  arms: { ...SUN_HANDS, elbow: [0.3, -0.1, -1] },
};
const DOWN_DOG = sun([0.765, -0.655], 130, { heel: 28, look: 8, spine: -2 });

const suryaNamaskar = through([
  [0, PALMS_TOGETHER],
  [0.03, PALMS_TOGETHER],
  [0.11, RAISED],
  [0.13, RAISED],
  [0.18, HALF_FOLDED],
  [0.23, FOLDED],
  [0.25, FOLDED],
  [0.28, FIRST_STEP],
  [0.32, LUNGE],
  [0.35, LUNGE],
  [0.38, SECOND_STEP],
  [0.42, SUN_PLANK],
  [0.44, SUN_PLANK],
  [0.49, ON_KNEES],
  [0.51, ON_KNEES],
  [0.54, sliding([0.41, -0.435], 108, -24)],
  [0.565, sliding([0.315, -0.35], 95, -34)],
  [0.59, COBRA],
  [0.62, COBRA],
  [0.68, DOWN_DOG],
  [0.72, DOWN_DOG],
  [0.75, OTHER_FIRST_STEP],
  [0.78, OTHER_LUNGE],
  [0.8, OTHER_LUNGE],
  [0.83, OTHER_SECOND_STEP],
  [0.86, FOLDED],
  [0.9, HALF_FOLDED],
  [0.95, RAISED],
]);

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
export const FLOWS = {
  burpee: { view: { azimuth: 70, elevation: 8 }, seconds: 4, cycle: burpee, poster: 0.33 },
  'hindu-push-up': {
    view: { azimuth: 74, elevation: 9 },
    seconds: 3.6,
    planted: ['hand.L', 'hand.R', 'toes.L', 'toes.R'],
    cycle: hinduPushUp,
    poster: 0.62,
  },
  'surya-namaskar': {
    view: { azimuth: 72, elevation: 9 },
    seconds: 9.6,
    cycle: suryaNamaskar,
    poster: 0.7,
    props: [mat([0, -0.5], [0.68, 1.95])],
  },
  'turkish-get-up': {
    view: { azimuth: -58, elevation: 12 },
    seconds: 8,
    cycle: getUp,
    thereAndBack: 1,
    poster: 0.24,
    props: [mat([0, 0.1], [0.8, 1.9]), kettlebellIn('L', bellOnForearm)],
  },
};
