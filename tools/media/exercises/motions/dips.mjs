import { dipBars } from '../props/studio.mjs';
import { trunkOf } from '../figure/solve-pose.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const BARS = 1.08;

/** From straight arms until the upper arms are level; the trunk leans a little forwards. */
function dip(u) {
  const lean = mix(4, 22, u);
  const pose = { pelvis: { at: [0, 0, 0], turn: [lean, 0, 0] }, spine: [mix(0, 4, u), 0, 0] };
  const [, y, z] = trunkOf(pose).at['shoulderAtRest.L'];
  return {
    ...pose,
    pelvis: { ...pose.pelvis, at: [0, mix(BARS + 0.605, BARS + 0.285, u) - y, mix(-0.03, 0.14, u) - z] },
    head: [-lean * 0.7, 0, 0],
    legs: { flex: lean - 4, abduct: -2, knee: mix(58, 84, u), plantar: 24 },
    arms: {
      grip: [0.25, BARS + 0.012, 0],
      fingers: [-0.1, -1, 0.05],
      palmTo: [-1, 0.1, 0],
      elbow: mix([0.35, 0, -1], [0.3, 0.4, -1], u),
      curl: 62,
      shrug: mix(-4, 4, u),
    },
  };
}

/** @type {Record<string, Motion>} */
export const DIPS = {
  'parallel-bar-dip': {
    view: { azimuth: 126, elevation: 8 },
    planted: ['hand.L', 'hand.R'],
    pose: dip,
    props: [dipBars(BARS, 0.25)],
  },
};
