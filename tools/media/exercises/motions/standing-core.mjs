import { BALL } from '../figure/solve-leg.mjs';
import { DEGREE, add, between, subtract } from '../geometry/vector.mjs';
import { dumbbells, heldDumbbell } from '../props/free-weights.mjs';
import { band } from '../props/studio.mjs';
import { mix, phase } from './motion.mjs';
import { feetSideBySide } from './stances.mjs';
import { FEET, upright } from './upright.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

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

/** The anchor of a band. */
function anchorPost() {
  return [{ kind: 'cylinder', from: [1.02, 0, 0.2], to: [1.02, 1.9, 0.2], radius: 0.03, finish: 'black' }];
}

/** @type {Record<string, Motion>} */
export const STANDING_CORE = {
  'dumbbell-side-bend': {
    view: { azimuth: 8, elevation: 7 },
    planted: FEET,
    pose: sideBend,
    props: [dumbbells('R')],
  },
  'dumbbell-woodchop': {
    view: { azimuth: 12, elevation: 8 },
    planted: ['foot.R', 'toes.R', 'toes.L'],
    pose: woodchop,
    props: [heldDumbbell([0, 0, 0], [1, 0, 0])],
  },
  'resistance-band-pallof-press': {
    view: { azimuth: -28, elevation: 8 },
    planted: FEET,
    pose: pallofPress,
    props: [band(({ grip }) => [between(grip.L.at, grip.R.at), [1.0, 1.26, 0.2]]), anchorPost],
  },
};
