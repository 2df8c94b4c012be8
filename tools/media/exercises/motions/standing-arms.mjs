import {
  barbell,
  dumbbells,
  heldDumbbell,
  heldPlate,
  kettlebellIn,
  onForearm,
  plateAt,
  plateInEachHand,
} from '../props/free-weights.mjs';
import { band, inclineBench, rolledTowel, wall } from '../props/studio.mjs';
import { DEGREE, add, along, between, subtract } from '../geometry/vector.mjs';
import { ARMS_AT_SIDES } from '../figure/pose.mjs';
import { CHEST } from '../figure/skeleton.mjs';
import { BALL } from '../figure/solve-leg.mjs';
import { placed } from '../figure/solve-pose.mjs';
import { DUMBBELLS_AT_SIDES } from './holds.mjs';
import { mix, phase } from './motion.mjs';
import { feetSideBySide, highestHips } from './stances.mjs';

/**
 * @typedef {import('./motion.mjs').Motion} Motion
 * @typedef {import('../figure/pose.mjs').Arm} Arm
 */

const FEET = ['foot.L', 'foot.R', 'toes.L', 'toes.R'];
const HALF_SIDE = { azimuth: 34, elevation: 7 };
const FROM_THE_FRONT = { azimuth: 14, elevation: 7 };

/** Upright on both feet, knees unlocked. */
export function upright({ lean = 0, spine = [0, 0, 0], head = [0, 0, 0], width = 0.14 } = {}) {
  const { at, legs } = feetSideBySide({ width, turn: 9, shin: 3, thigh: 4 });
  return { pelvis: { at, turn: [lean, 0, 0] }, spine, head, legs };
}

/** Elbow at the side, the forearm turned up by an angle. */
function curled(angle, { supinated = 1, out = 0.14, forward = 0.02, elbow = [0.2, -0.1, -1] } = {}) {
  const [sine, cosine] = [Math.sin(angle * DEGREE), Math.cos(angle * DEGREE)];
  const palmUp = [-0.12, sine, cosine];
  const palmIn = [-1, 0.02, 0];
  return {
    upper: [out, -1, forward],
    fore: [0.08, -cosine, sine],
    palmTo: mix(palmIn, palmUp, supinated),
    elbow,
    curl: 64,
  };
}

const curl =
  ({ supinated = 1, low = 8, high = 136, out = 0.14 } = {}) =>
  (u) => ({
    ...upright({ spine: [mix(0, -2, u), 0, 0] }),
    arms: curled(mix(low, high, u), { supinated, out, forward: mix(0.02, 0.1, u) }),
  });

/** One arm after the other. */
function hammerCurl(t) {
  const lift = (s) => {
    const x = Math.min(Math.max(s, 0), 1);
    const y = (1 - Math.cos(2 * Math.PI * x)) / 2;
    return mix(8, 134, y * y * (3 - 2 * y));
  };
  return {
    ...upright(),
    armL: curled(lift(t * 2), { supinated: 0 }),
    armR: curled(lift(t * 2 - 1), { supinated: 0 }),
  };
}

/** Straight arms lifted by an angle from the thighs: to the side (out 1) or forwards (out 0). */
function raisedArms(angle, { out, bend = 8, palmTo }) {
  const swing = (a) => {
    const [sine, cosine] = [Math.sin(a * DEGREE), Math.cos(a * DEGREE)];
    return [sine * out + 0.05 * cosine, -cosine, sine * (1 - out) + 0.06];
  };
  return { upper: swing(angle), fore: swing(angle - bend), palmTo, elbow: [0.2, -0.6, -1], curl: 62 };
}

function lateralRaise(u) {
  const angle = mix(12, 88, u);
  const [sine, cosine] = [Math.sin(angle * DEGREE), Math.cos(angle * DEGREE)];
  const arms = raisedArms(angle, { out: 0.96, bend: -10, palmTo: [-cosine, -sine, 0] });
  return { ...upright(), arms: { ...arms, elbow: [0, -0.3, -1] } };
}

function frontRaise(u) {
  return {
    ...upright({ spine: [mix(0, -3, u), 0, 0] }),
    arms: {
      frame: 'shoulder',
      grip: arcBefore(mix(14, 97, u), { x: -0.01, reach: 0.6 }),
      fingers: alongArc(mix(14, 97, u)),
      palmTo: [-1, 0, 0],
      elbow: [1, -0.6, -0.2],
      curl: 42,
    },
  };
}

/** The plate turns a little between the palms, so that its upper edge leads. */
function facingBack({ grip }) {
  const [, up, ahead] = grip.L.fingers;
  const turned = Math.atan2(ahead, -up) * 0.6;
  return [0, Math.sin(turned), -Math.cos(turned)];
}

/** A point on the arc before the shoulder, the angle measured from hanging. */
const arcBefore = (angle, { x, reach }) => [
  x,
  -reach * Math.cos(angle * DEGREE),
  reach * Math.sin(angle * DEGREE),
];
const alongArc = (angle) => [0, -Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)];

/**
 * From before the shoulders to straight arms above them.
 * @param {{ from: number[], to: number[], past?: number, palmFrom?: number[], palmTo?: number[], elbow?: number[] }} press
 *   past: distance at which the path passes in front of the face
 */
const pressed = (
  u,
  { from, to, past = 0, palmFrom = [0, -0.1, 1], palmTo = [0, 0, 1], elbow = [0.5, -1, 0.3] },
) => ({
  frame: 'shoulder',
  grip: add(mix(from, to, u), [0, 0, past * Math.sin(Math.PI * Math.min(1, u * 1.4))]),
  fingers: mix([0.05, 1, -0.15], [0, 1, 0], u),
  palmTo: mix(palmFrom, palmTo, u),
  elbow: mix(elbow, [1, -0.1, 0.5], u * u),
  curl: 62,
});

const DUMBBELL_PRESS = { from: [0.13, 0.12, 0.07], to: [0.02, 0.705, 0.01] };
const BAR_PRESS = { from: [0.06, 0.03, 0.15], to: [0.06, 0.7, 0.0], past: 0.05 };

function barbellPress(u) {
  return {
    ...upright({ lean: -3 * Math.sin(Math.PI * u), head: [-6 * Math.sin(Math.PI * u), 0, 0] }),
    arms: pressed(u, BAR_PRESS),
  };
}

function arnoldPress(u) {
  const arms = pressed(u, {
    from: [-0.03, 0.06, 0.2],
    to: [0.02, 0.705, 0.01],
    palmFrom: [0, 0.1, -1],
    palmTo: [0, 0, 1],
    elbow: [0.2, -1, 0.8],
  });
  const open = mix(Math.PI, 0, Math.min(1, u * 1.25));
  return { ...seated(), arms: { ...arms, palmTo: [-Math.sin(open), 0, Math.cos(open)] } };
}

/** On a bench with an upright back. */
function seated() {
  return {
    pelvis: { at: [0, 0.545, -0.01], turn: [-8, 0, 0] },
    spine: [0, 0, 0],
    head: [6, 0, 0],
    legs: { foot: [0.2, 0, 0.4], turn: 16, kneeTo: [0.3, 1, 0.4] },
  };
}

function shrug(u) {
  return { ...upright(), arms: { ...DUMBBELLS_AT_SIDES, shrug: mix(-6, 27, u) } };
}

function barbellShrug(u) {
  const hang = {
    upper: [0.14, -1, 0.1],
    fore: [0.05, -1, 0.16],
    palmTo: [0, 0, -1],
    elbow: [0.7, 0, -0.6],
    curl: 64,
  };
  return { ...upright(), arms: { ...hang, shrug: mix(-6, 27, u) } };
}

/** The right arm hangs with the weight, the body leans to it and comes up. */
function sideBend(u) {
  const lean = mix(0, 26, u);
  const pose = upright({ spine: [0, 0, lean], head: [0, 0, -lean * 0.3] });
  const [x, y, z] = pose.pelvis.at;
  return {
    ...pose,
    pelvis: { at: [x, y - 0.012 * u, z], turn: [0, 0, 4 * u] },
    armR: {
      upper: mix([0.16, -1, 0], [-0.1, -1, 0], u),
      fore: mix([0.06, -1, 0.06], [-0.14, -1, 0.06], u),
      palmTo: [-1, 0, 0],
      elbow: [0.3, 0, -1],
      curl: 64,
    },
    armL: {
      frame: 'head',
      wrist: [0.16, 0.1, -0.05],
      fingers: [-0.7, 0.3, -0.5],
      palmTo: [-0.8, 0, 0.4],
      elbow: [1, 0.1, -0.1],
      curl: 14,
    },
  };
}

function overheadExtension(u) {
  const angle = mix(0, 118, u) * DEGREE;
  const elbow = [-0.03, 0.29, 0.07];
  const fore = [-0.12, Math.cos(angle), -Math.sin(angle)];
  return {
    ...upright({ spine: [-2, 0, 0], head: [4, 0, 0] }),
    arms: {
      upper: [elbow[0] + 0.03, elbow[1], elbow[2]],
      fore,
      fingers: [-0.15, Math.cos(angle), -Math.sin(angle)],
      palmTo: [-0.45, Math.sin(angle), Math.cos(angle)],
      elbow: [0.3, 0.2, 1],
      curl: 24,
    },
  };
}

/** The dumbbell hangs below the palms by its upper head. */
function dumbbellInPalms({ grip }) {
  const middle = between(grip.L.at, grip.R.at);
  const fingers = grip.L.fingers;
  const down = [0, -Math.abs(fingers[1]) * 0.2 - 0.8, -0.2];
  return heldDumbbellBelow(middle, down);
}

const heldDumbbellBelow = (middle, down) => {
  const length = Math.hypot(...down);
  const axis = down.map((part) => part / length);
  return heldDumbbell(
    [0, 0, 0],
    axis,
  )({ grip: { L: { at: along(middle, axis, 0.09) }, R: { at: along(middle, axis, 0.09) } } });
};

/** From above one shoulder across the body to the outside of the other knee. */
function woodchop(u) {
  const { at, legs } = feetSideBySide({ width: 0.24, turn: 14, shin: mix(4, 18, u), thigh: mix(5, 42, u) });
  const place = mix([0.32, 0.34, 0.3], [-0.34, -0.7, 0.26], u);
  const bow = 0.2 * Math.sin(Math.PI * u);
  const target = [place[0], 1.4 + place[1], place[2] + bow];
  const hand = (side) => ({
    exact: true,
    grip: [target[0] + side * 0.035, target[1], target[2]],
    fingers: mix([0.3, 0.5, 0.8], [-0.3, -0.8, 0.6], u),
    palmTo: [-side, 0, 0.2],
    elbow: [side * 0.8, -0.6, -0.2],
    curl: 55,
  });
  return {
    pelvis: { at, turn: [mix(0, 26, u), mix(12, -22, u), 0] },
    spine: [mix(-2, 14, u), mix(20, -30, u), 0],
    head: [mix(-4, -14, u), mix(8, -10, u), 0],
    legL: pivoting(legs, phase(u, 0.3, 1)),
    legR: legs,
    armL: hand(1),
    armR: hand(-1),
  };
}

/** The rear foot turns inwards on its ball and its heel rises. */
function pivoting(leg, u) {
  const turn = mix(leg.turn, -18, u);
  const ball = (degrees) => [Math.sin(degrees * DEGREE) * BALL, 0, Math.cos(degrees * DEGREE) * BALL];
  return { ...leg, turn, heel: 30 * u, foot: subtract(add(leg.foot, ball(leg.turn)), ball(turn)) };
}

function plateCurl(u) {
  const angle = mix(34, 122, u);
  return {
    ...upright(),
    arms: {
      ...curled(angle, { supinated: 0, out: 0.14, forward: 0.04 }),
      fore: [-0.16, -Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)],
      palmTo: [-1, 0, 0],
      curl: 30,
    },
  };
}

/** From under the chin in a slight curve to a straight arm, the free arm a little out to the side. */
function bellPress(u) {
  const arm = pressed(u, {
    from: [0.02, 0.06, 0.12],
    to: [0.02, 0.705, 0.01],
    palmFrom: [-1, 0, 0.25],
    palmTo: [-0.35, 0, 1],
    elbow: [0.35, -1, 0.2],
  });
  const out = 0.13 * Math.sin(Math.PI * u);
  return {
    ...upright(),
    armL: { ...arm, grip: add(arm.grip, [out, 0, 0]) },
    armR: { ...ARMS_AT_SIDES, upper: [0.42, -1, -0.03], fore: [0.34, -1, 0.14] },
  };
}

/** The back against the wall and the feet before it: from goalposts to arms overhead, along the wall. */
function wallSlide(u) {
  return {
    pelvis: { at: [0, 0.865, WALL_BEHIND + 0.12], turn: [-3, 0, 0] },
    spine: [2, 0, 0],
    head: [3, 0, 0],
    legs: { foot: [0.14, 0, 0.16], turn: 8 },
    arms: {
      upper: mix([1, -0.22, -0.13], [0.42, 1, -0.1], u),
      fore: mix([0.1, 1, -0.02], [0.05, 1, -0.02], u),
      palmTo: [0, 0, 1],
      elbow: [1, -0.4, -0.1],
      curl: 8,
    },
  };
}

const WALL_BEHIND = -0.15;

/** A towel held taut between the fists. */
function towelPress(u) {
  return {
    ...upright(),
    arms: pressed(u, { from: [0.1, 0.01, 0.14], to: [0.12, 0.68, 0.0], past: 0.1 }),
  };
}

const onBand = ({ grip }) => [grip.L.at, [0.17, 0.014, 0.03], [-0.17, 0.014, 0.03], grip.R.at];

/** Both hands from the chest to straight arms before it. */
const pressedForwards = (u, { x = 0.04, height = -0.08 } = {}) => ({
  frame: 'shoulder',
  grip: mix([0.1, height - 0.05, 0.1], [x - 0.06, height + 0.03, 0.6], u),
  fingers: [0, 0.15, 1],
  palmTo: [0, -1, 0.1],
  elbow: [0.8, -0.75, -0.3],
  curl: 62,
});

/** In the rest pose: under the arms and behind the back. */
const ACROSS_SHOULDER_BLADES = [
  [0.24, 1.31, 0.02],
  [0.17, 1.33, -0.14],
  [-0.17, 1.33, -0.14],
  [-0.24, 1.31, 0.02],
];

function inShortStride() {
  const legL = { foot: [0.13, 0, 0.17], turn: 6 };
  const legR = { foot: [0.13, 0, -0.3], turn: 14, heel: 8 };
  const z = -0.05;
  const y = Math.min(highestHips(legL, z), highestHips(legR, z)) - 0.012;
  return { pelvis: { at: [0, y, z], turn: [3, 0, 0] }, spine: [0, 0, 0], head: [-3, 0, 0], legL, legR };
}

/** From overhead, apart and down to the upper chest. */
function bandPulldown(u) {
  return {
    ...upright(),
    arms: {
      frame: 'shoulder',
      // The band passes in front of the face.
      grip: add(mix([0.05, 0.7, 0.03], [0.3, -0.02, 0.2], u), [0, 0, 0.09 * Math.sin(Math.PI * u)]),
      fingers: mix([0, 1, 0.05], [0.3, 1, 0.2], u),
      palmTo: [0, 0, 1],
      elbow: mix([0.9, -0.4, 0.3], [0.9, -1, -0.35], u),
      curl: 62,
    },
  };
}

function pallofPress(u) {
  const hand = (side) => ({
    exact: true,
    grip: mix([side * 0.03, 1.24, 0.2], [side * 0.03, 1.28, 0.6], u),
    fingers: [-side * 0.5, 0.2, 0.8],
    palmTo: [-side, 0, -0.3],
    elbow: [side * 0.8, -0.8, -0.2],
    curl: 58,
  });
  const { at, legs } = feetSideBySide({ width: 0.19, turn: 8, shin: 8, thigh: 10 });
  return { pelvis: { at, turn: [3, 0, 0] }, spine: [0, 0, 0], legs, armL: hand(1), armR: hand(-1) };
}

/** @type {Record<string, Motion>} */
export const STANDING_ARMS = {
  'dumbbell-biceps-curl': { view: HALF_SIDE, planted: FEET, pose: curl(), props: [dumbbells()] },
  'barbell-curl': {
    view: { azimuth: 40, elevation: 7 },
    planted: FEET,
    pose: curl({ high: 130, out: 0.13 }),
    props: [barbell({ plates: 1, radius: 0.16 })],
  },
  'hammer-curl': {
    view: HALF_SIDE,
    seconds: 4,
    planted: FEET,
    cycle: hammerCurl,
    thereAndBack: 2,
    poster: 0.25,
    props: [dumbbells()],
  },
  'resistance-band-biceps-curl': {
    view: HALF_SIDE,
    planted: FEET,
    pose: curl({ low: 12, high: 130 }),
    props: [band(onBand)],
  },
  'plate-biceps-curl': {
    view: HALF_SIDE,
    planted: FEET,
    pose: plateCurl,
    props: [heldPlate(() => [0, 0, 1])],
  },
  'plate-front-raise': {
    view: { azimuth: 48, elevation: 7 },
    planted: FEET,
    pose: frontRaise,
    props: [heldPlate(facingBack)],
  },
  'dumbbell-lateral-raise': { view: FROM_THE_FRONT, planted: FEET, pose: lateralRaise, props: [dumbbells()] },
  'dumbbell-shoulder-press': {
    view: { azimuth: 24, elevation: 7 },
    planted: FEET,
    pose: (u) => ({ ...upright(), arms: pressed(u, DUMBBELL_PRESS) }),
    props: [dumbbells()],
  },
  'barbell-overhead-press': {
    view: { azimuth: 44, elevation: 7 },
    planted: FEET,
    pose: barbellPress,
    props: [barbell({ plates: 1 })],
  },
  'arnold-press': {
    view: { azimuth: 26, elevation: 8 },
    planted: FEET,
    pose: arnoldPress,
    props: [dumbbells(), inclineBench({ lean: 82, z: -0.08 })],
  },
  'resistance-band-overhead-press': {
    view: { azimuth: 24, elevation: 7 },
    planted: FEET,
    pose: (u) => ({ ...upright(), arms: pressed(u, DUMBBELL_PRESS) }),
    props: [
      band(({ grip }) => [
        grip.L.at,
        [0.24, 0.75, -0.02],
        [0.17, 0.014, 0.03],
        [-0.17, 0.014, 0.03],
        [-0.24, 0.75, -0.02],
        grip.R.at,
      ]),
    ],
  },
  'towel-overhead-press': {
    view: { azimuth: 24, elevation: 7 },
    planted: FEET,
    pose: towelPress,
    props: [rolledTowel],
  },
  'dumbbell-shrug': { view: FROM_THE_FRONT, planted: FEET, pose: shrug, props: [dumbbells()] },
  'barbell-shrug': { view: FROM_THE_FRONT, planted: FEET, pose: barbellShrug, props: [barbell()] },
  'plate-shrug': { view: FROM_THE_FRONT, planted: FEET, pose: shrug, props: [plateInEachHand] },
  'dumbbell-side-bend': {
    view: { azimuth: 8, elevation: 7 },
    planted: FEET,
    pose: sideBend,
    props: [dumbbells('R')],
  },
  'dumbbell-overhead-triceps-extension': {
    view: { azimuth: 62, elevation: 7 },
    planted: FEET,
    pose: overheadExtension,
    props: [dumbbellInPalms],
  },
  'dumbbell-woodchop': {
    view: { azimuth: 12, elevation: 8 },
    planted: ['foot.R', 'toes.R', 'toes.L'],
    pose: woodchop,
    props: [heldDumbbell([0, 0, 0], [1, 0, 0])],
  },
  'kettlebell-overhead-press': {
    view: { azimuth: 26, elevation: 7 },
    planted: FEET,
    pose: bellPress,
    props: [kettlebellIn('L', onForearm('L'))],
  },
  'plate-pinch-hold': {
    view: { azimuth: 30, elevation: 7 },
    seconds: 4,
    planted: ['foot.L', 'foot.R'],
    pose: (u) => ({
      ...upright(),
      spine: [mix(0, -2, u), 0, 0],
      head: [mix(0, 2, u), 0, 0],
      armL: { ...DUMBBELLS_AT_SIDES, upper: [0.24, -1, -0.02], fore: [0.12, -1, 0.04], curl: 34 },
      armR: ARMS_AT_SIDES,
    }),
    props: [({ grip }) => plateAt(along(grip.L.at, [0, -1, 0], 0.16), [1, 0, 0], 0.16)],
  },
  'wall-slide': {
    view: { azimuth: 36, elevation: 7 },
    planted: FEET,
    pose: wallSlide,
    props: [wall(WALL_BEHIND - 0.04)],
  },
  'resistance-band-chest-press': {
    view: { azimuth: 60, elevation: 14 },
    planted: FEET,
    pose: (u) => ({ ...inShortStride(), arms: pressedForwards(u) }),
    props: [
      band((body) => [
        body.grip.L.at,
        ...ACROSS_SHOULDER_BLADES.map((point) => placed(body, CHEST, point)),
        body.grip.R.at,
      ]),
    ],
  },
  'resistance-band-lat-pulldown': {
    view: FROM_THE_FRONT,
    planted: FEET,
    pose: bandPulldown,
    props: [band(({ grip }) => [grip.L.at, grip.R.at])],
  },
  'resistance-band-pallof-press': {
    view: { azimuth: -28, elevation: 8 },
    planted: FEET,
    pose: pallofPress,
    props: [band(({ grip }) => [between(grip.L.at, grip.R.at), [1.0, 1.26, 0.2]]), anchorPost],
  },
};

/** The anchor of a band. */
function anchorPost() {
  return [{ kind: 'cylinder', from: [1.02, 0, 0.2], to: [1.02, 1.9, 0.2], radius: 0.03, finish: 'black' }];
}
