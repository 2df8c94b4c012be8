import { box } from '../props/shapes.mjs';
import { MAT, mat } from '../props/studio.mjs';
import { tautTowel } from '../props/towels.mjs';
import { mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const ON_FRONT = 0.1 + MAT;

/** On the front, the head to the fore. */
function onFront({ rise = 0, legRise = 0 } = {}) {
  return {
    pelvis: { at: [0, ON_FRONT, -0.15], turn: [90, 0, 0] },
    spine: [-rise, 0, 0],
    head: [-4 - rise * 0.1, 0, 0],
    legs: { flex: -legRise, knee: 3, abduct: 5, plantar: 62 },
  };
}

const reachingForward = (lift) => ({
  upper: [0.22, lift, 1],
  fore: [0.02, lift * 0.6, 1],
  palmTo: [-1, -0.2, 0],
  elbow: [1, 0.1, 0],
  curl: 10,
});

const superman = (u) => ({
  ...onFront({ rise: mix(2, 22, u), legRise: mix(-3, 14, u) }),
  arms: reachingForward(mix(-0.12, 0.26, u)),
});

function supermanPull(u) {
  return {
    ...onFront({ rise: 20, legRise: 10 }),
    arms: {
      upper: mix([0.22, 0.26, 1], [0.3, 0.2, -0.95], u),
      fore: mix([0.02, 0.2, 1], [0.1, -0.38, 0.8], u),
      palmTo: [-0.3, -1, 0],
      elbow: [1, 0.4, -0.3],
      curl: 14,
    },
  };
}

const proneY = (u) => ({
  ...onFront({ rise: 2, legRise: -3 }),
  arms: {
    upper: [0.62, mix(-0.1, 0.2, u), 1],
    fore: [0.55, mix(-0.1, 0.25, u), 1],
    palmTo: [-0.85, 0, 0.5],
    elbow: [1, 0.3, -0.5],
    curl: 34,
  },
});

/** A folded towel. */
const underTheForehead = () => [box([0, MAT + 0.02, 0.63], [0.26, 0.04, 0.15], { finish: 'cloth' })];

/** The towel stays just above the floor and passes below the chin. */
function towelRow(u) {
  return {
    ...onFront({ rise: 22, legRise: -3 }),
    arms: {
      grip: mix([0.3, 0.1, 1.0], [0.36, 0.1, 0.5], u),
      fingers: mix([0.1, -0.2, 1], [0.1, -0.35, 1], u),
      palmTo: [0, -1, -0.2],
      elbow: [1, 0.5, -0.7],
      curl: 62,
    },
  };
}

/** @type {Record<string, Motion>} */
export const ON_THE_FRONT = {
  superman: { view: { azimuth: 78, elevation: 12 }, pose: superman, props: [mat([0, 0.05])] },
  'superman-pull': { view: { azimuth: 58, elevation: 18 }, pose: supermanPull, props: [mat([0, 0.05])] },
  'prone-y-raise': {
    view: { azimuth: 56, elevation: 18 },
    pose: proneY,
    props: [mat([0, 0.05]), underTheForehead],
  },
  'prone-towel-row': {
    view: { azimuth: 50, elevation: 20 },
    pose: towelRow,
    props: [mat([0, 0.05]), tautTowel],
  },
};
