import { plantedFoot } from '../figure/solve-leg.mjs';
import { step, wall } from '../props/studio.mjs';
import { WHOLE_LEG } from './cardio.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

/** One leg swings across the body and out to the side, hands on a wall. */
function sideSwing(u) {
  return {
    pelvis: { at: [-0.045, 0.918, 0], turn: [4, 0, 7] },
    spine: [0, 0, -7],
    legR: { foot: [0.055, 0, -0.018], turn: 4 },
    legL: { flex: 22, abduct: mix(-27, 36, u), knee: 36, plantar: -12 },
    arms: FINGERTIPS_ON_WALL(0.56),
  };
}

const FINGERTIPS_ON_WALL = (z) => ({
  palm: [0.2, 1.3, z],
  fingers: [0, 1, 0.05],
  palmTo: [0, 0, 1],
  elbow: [0.5, -1, 0],
  curl: 4,
});

/** Up on the balls of the feet. */
function calfRaise(u) {
  const heel = mix(0, 40, u);
  const { ankle } = plantedFoot({ foot: [0.11, 0, -0.018], heel });
  return {
    pelvis: { at: [0, ankle[1] + WHOLE_LEG - 0.004, ankle[2] + 0.01] },
    legs: { foot: [0.11, 0, -0.018], turn: 4, heel },
    arms: { ...FINGERTIPS_ON_WALL(0.42), palm: [0.2, 1.34, 0.42] },
  };
}

/** On one foot at the edge of a step, heel low to high. */
function singleLegCalfRaise(u) {
  const heel = mix(-18, 38, u);
  const foot = [0.03, STEP, -0.018];
  const { ankle } = plantedFoot({ foot, heel });
  return {
    pelvis: { at: [-0.045, ankle[1] + WHOLE_LEG - 0.004, ankle[2] + 0.01] },
    legL: { foot, turn: 2, heel },
    // The other foot hooks behind the ankle.
    legR: { flex: 10, abduct: -10, knee: 46, plantar: 26 },
    arms: { ...FINGERTIPS_ON_WALL(0.44), palm: [0.2, 1.48, 0.44] },
  };
}

const STEP = 0.16;

/** @type {Record<string, Motion>} */
export const STANDING_LEGS = {
  'side-to-side-leg-swing': {
    view: { azimuth: 160, elevation: 8 },
    seconds: 1.8,
    planted: ['foot.R', 'toes.R', 'hand.L', 'hand.R'],
    pose: sideSwing,
    props: [wall(0.6)],
  },
  'standing-calf-raise': {
    view: { azimuth: 112, elevation: 8 },
    planted: ['toes.L', 'toes.R'],
    pose: calfRaise,
    props: [wall(0.46)],
  },
  'single-leg-calf-raise': {
    view: { azimuth: 112, elevation: 8 },
    planted: ['toes.L', 'hand.L', 'hand.R'],
    pose: singleLegCalfRaise,
    props: [step([0, STEP / 2, 0.19], [0.6, STEP, 0.28]), wall(0.48)],
  },
};
