import { DEGREE } from '../geometry/vector.mjs';
import { barbell, dumbbells, heldPlate } from '../props/free-weights.mjs';
import { band } from '../props/studio.mjs';
import { mix } from './motion.mjs';
import { FEET, FROM_THE_FRONT, upright } from './upright.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const HALF_SIDE = { azimuth: 34, elevation: 7 };

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

const onBand = ({ grip }) => [grip.L.at, [0.17, 0.014, 0.03], [-0.17, 0.014, 0.03], grip.R.at];

/** @type {Record<string, Motion>} */
export const CURLS_AND_RAISES = {
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
};
