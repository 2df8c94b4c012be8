import { DEGREE } from '../geometry/vector.mjs';
import { MAT, SEAT, band, chair, mat } from '../props/studio.mjs';
import { towelUnderFoot } from '../props/towels.mjs';
import { HANDS_CLASPED } from './holds.mjs';
import { mix, phase } from './motion.mjs';
import { aroundThighs } from './squats.mjs';
import { feetSideBySide } from './stances.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const SOLES = { y: 0.2, z: 0.665 };

/** On the mat with the legs ahead; the elbows go back along the ribs. */
function bandRow(u) {
  return {
    pelvis: { at: [0, 0.115 + MAT, -0.15], turn: [mix(3, -3, u), 0, 0] },
    spine: [mix(4, -2, u), 0, 0],
    head: [-2, 0, 0],
    legs: {
      ankle: [0.11, 0.075 + MAT, 0.62],
      toes: [0.08, 1, 0.16],
      sole: [0, 0.16, -1],
      kneeTo: [0.12, 1, 0.2],
    },
    arms: {
      frame: 'shoulder',
      grip: mix([-0.08, -0.24, 0.58], [-0.02, -0.33, 0.1], u),
      fingers: mix([-0.03, -0.3, 1], [0, -0.1, 1], u),
      palmTo: [-1, 0, 0],
      elbow: mix([0.5, -1, -0.3], [0.25, -0.4, -1], u),
      curl: 75,
      shrug: -3,
    },
  };
}

/** From each hand along the leg and around the soles. */
const aroundSoles = ({ grip, at }) => {
  const out = (side) => [at[`foot.${side}`][0] + (side === 'L' ? 0.065 : -0.065), SOLES.y, SOLES.z - 0.03];
  const under = (side) => [at[`foot.${side}`][0], SOLES.y, SOLES.z + 0.065];
  return [grip.L.at, out('L'), under('L'), under('R'), out('R'), grip.R.at];
};

/** A flat loop band, as strands side by side. */
const STRANDS = [-0.013, 0, 0.013];
const STEP = 0.3;

/** One foot steps to the side and the other follows; then the same way back. */
function bandWalk(t) {
  const go = (from, to) => phase(t, from, to);
  const left = mix(0, STEP, go(0.02, 0.22) - go(0.77, 0.97));
  const right = mix(0, STEP, go(0.27, 0.47) - go(0.52, 0.72));
  const lift = (from, to) => 0.05 * Math.sin(Math.PI * Math.min(1, Math.max(0, (t - from) / (to - from))));
  const near = 0.15;
  const { at } = feetSideBySide({ width: 0.28, turn: 4, shin: 19, thigh: 50 });
  const middle = (left + right) / 2;
  return {
    pelvis: { at: [middle - STEP / 2, at[1], at[2]], turn: [24, 0, 0] },
    spine: [5, 0, 0],
    head: [-18, 0, 0],
    legL: {
      foot: [near + left - STEP / 2, lift(0.02, 0.22) + lift(0.77, 0.97), -0.018],
      turn: 4,
      kneeTo: [0.22, 0.2, 1],
    },
    legR: {
      exact: true,
      foot: [right - near - STEP / 2, lift(0.27, 0.47) + lift(0.52, 0.72), -0.018],
      turn: -4,
      kneeTo: [-0.22, 0.2, 1],
    },
    arms: HANDS_CLASPED,
  };
}

/** The hands go to the shoulders against one leg, which the towel lifts. */
function towelCurl(u) {
  const angle = mix(54, 112, u);
  const [, y, z] = [0, -Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)];
  return {
    pelvis: { at: [0, SEAT + 0.1, 0.02], turn: [3, 0, 0] },
    spine: [3, 0, 0],
    head: [4, 0, 0],
    legR: { foot: [0.27, 0, 0.42], turn: 16, kneeTo: [0.5, 1, 0.4] },
    legL: {
      ankle: mix([0.1, 0.22, 0.5], [0.1, 0.4, 0.47], u),
      toes: [0.03, 0.1, 1],
      sole: [0, 1, -0.1],
      kneeTo: [0.05, 1, 0.3],
    },
    armL: towelArm([0.1, -1, 0.12], [0.08, y, z], u),
    armR: towelArm([0.02, -1, 0.16], [-0.3, y, z], u),
  };
}

const towelArm = (upper, fore, u) => ({
  upper,
  fore,
  palmTo: mix([-1, 0, 0], [-0.7, 0.5, -0.5], u),
  elbow: [0.3, -0.2, -1],
  curl: 64,
});

/** @type {Record<string, Motion>} */
export const BANDS_AND_TOWELS = {
  'resistance-band-seated-row': {
    view: { azimuth: 62, elevation: 12 },
    planted: ['foot.L', 'foot.R'],
    pose: bandRow,
    props: [mat([0, 0.15], [0.68, 1.5]), band(aroundSoles)],
  },
  'lateral-band-walk': {
    view: { azimuth: 10, elevation: 8 },
    seconds: 3.6,
    cycle: bandWalk,
    poster: 0.24,
    props: STRANDS.map((shift) => band((body) => aroundThighs(body, shift), 0.01)),
  },
  'towel-biceps-curl': {
    view: { azimuth: 56, elevation: 9 },
    planted: ['foot.R', 'toes.R'],
    pose: towelCurl,
    props: [chair(0.01), towelUnderFoot],
  },
};
