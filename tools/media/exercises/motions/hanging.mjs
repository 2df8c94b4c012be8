import { pullUpBar } from '../props/studio.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const BAR = 2.3;

/**
 * Hanging from the bar, with the shoulders at a given distance below it.
 * @param {number} below
 * @param {{ lean?: number, shrug?: number, under?: boolean, width?: number, knee?: number }} hang
 */
function hanging(below, { lean = 0, shrug = 0, under = false, width = 0.27, z = 0 }) {
  // The hips are half a metre below the shoulders.
  return {
    pelvis: {
      at: [0, BAR - below - 0.495, z - Math.sin((lean * Math.PI) / 180) * -0.3],
      turn: [-lean, 0, 0],
    },
    spine: [-lean * 0.5, 0, 0],
    head: [-lean * 0.3 - 4, 0, 0],
    legs: { flex: -4 + lean * 0.3, abduct: 0, knee: 34, plantar: 30 },
    arms: {
      grip: [width, BAR, 0],
      fingers: [0, 1, 0.02],
      palmTo: under ? [0, 0, -1] : [0, 0, 1],
      elbow: under ? [0.25, -1, 0.9] : [0.9, -1, 0.25],
      curl: 62,
      shrug,
    },
  };
}

const pullUp = (u, { lowest, ...grip }) =>
  hanging(mix(lowest, 0.19, u), {
    ...grip,
    lean: mix(0, 14, u),
    shrug: mix(0, -22, u),
    z: mix(-0.01, -0.13, u),
  });

/** Only the shoulder blades move; the arms stay straight. */
const scapularPull = (u) =>
  hanging(mix(0.715, 0.655, u), { shrug: mix(8, -14, u), lean: mix(0, 5, u), z: -0.01 });

function legRaise(u) {
  const pose = hanging(0.695, {});
  return {
    ...pose,
    pelvis: { ...pose.pelvis, turn: [mix(0, -14, u), 0, 0] },
    spine: [mix(0, 14, u), 0, 0],
    legs: { flex: mix(0, 84, u), knee: 4, plantar: 26 },
  };
}

/** @type {Record<string, Motion>} */
export const HANGING = {
  'pull-up': {
    view: { azimuth: 150, elevation: 2 },
    pose: (u) => pullUp(u, { width: 0.34, lowest: 0.68 }),
    props: [pullUpBar(BAR)],
  },
  'chin-up': {
    view: { azimuth: 42, elevation: 2 },
    pose: (u) => pullUp(u, { width: 0.2, under: true, lowest: 0.704 }),
    props: [pullUpBar(BAR)],
  },
  'scapular-pull-up': { view: { azimuth: 160, elevation: 2 }, pose: scapularPull, props: [pullUpBar(BAR)] },
  // A hold that is shown as a video, in which the body breathes.
  'dead-hang': {
    view: { azimuth: 40, elevation: 2 },
    seconds: 4,
    pose: (u) => hanging(0.708, { shrug: mix(6, 4, u), lean: mix(-1.5, 1.5, u) }),
    props: [pullUpBar(BAR)],
  },
  'hanging-leg-raise': { view: { azimuth: 62, elevation: 2 }, pose: legRaise, props: [pullUpBar(BAR)] },
};
