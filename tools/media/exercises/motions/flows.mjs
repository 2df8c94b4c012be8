/** Exercises with several positions. */
import { through } from './keyframes.mjs';
import { feetSideBySide } from './stances.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

/** Flat hands on the floor. */
export const palms = (x, z, { floor = 0, elbow = [0.5, 0.2, -1] } = {}) => ({
  palm: [x, floor + 0.003, z],
  fingers: [-0.06, 0, 1],
  palmTo: [0, -1, 0],
  elbow,
  curl: 3,
});

export const AT_SIDES = {
  upper: [0.16, -1, -0.03],
  fore: [0.03, -1, 0.14],
  palmTo: [-1, 0, 0.1],
  elbow: [0.35, 0, -1],
  curl: 18,
};

export const overhead = (x = 0.02) => ({
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
export const onToes = ({ hips, pitch, spine = 0, look = 0, heel, toes, arms, width = 0.11, floor = 0 }) => ({
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

export const inFront = (wrist) => ({
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

/** @type {Record<string, Motion>} */
export const FLOWS = {
  burpee: { view: { azimuth: 70, elevation: 8, follow: 0.14 }, seconds: 4, cycle: burpee, poster: 0.33 },
  'hindu-push-up': {
    view: { azimuth: 74, elevation: 9 },
    seconds: 3.6,
    planted: ['hand.L', 'hand.R', 'toes.L', 'toes.R'],
    cycle: hinduPushUp,
    poster: 0.62,
  },
};
