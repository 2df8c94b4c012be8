import { JOINTS } from '../figure/skeleton.mjs';
import { DEGREE } from '../geometry/vector.mjs';
import { BELT, bike, pedalAt, rower, treadmill } from '../props/cardio-machines.mjs';
import { mix, phase } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

/** Horizontal distance from the ankle to the ball of the foot. */
const BALL = JOINTS['toes.L'][2] - JOINTS['foot.L'][2];

/** Keyframes of one leg of a run: moment, height and z of the ankle, and plantar flexion of the foot. */
const RUN = [
  [0, 0.103, 0.25, -4],
  [0.08, 0.088, 0.122, 0],
  [0.18, 0.088, -0.038, 0],
  [0.27, 0.105, -0.18, 20],
  [0.36, 0.175, -0.33, 50],
  [0.46, 0.34, -0.47, 84],
  [0.56, 0.46, -0.42, 98],
  [0.67, 0.42, -0.16, 76],
  [0.79, 0.31, 0.16, 32],
  [0.9, 0.19, 0.33, 2],
];

/** A smooth closed curve through points (Catmull-Rom). */
function around(places, moment) {
  const s = ((moment % 1) + 1) % 1;
  const last = places.length - 1;
  const i = Math.max(
    0,
    places.findLastIndex(([at]) => at <= s),
  );
  const place = (k) => {
    const turns = Math.floor(k / places.length);
    const [at, ...values] = places[k - turns * places.length];
    return [at + turns, ...values];
  };
  const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map(place);
  const u = (s - b[0]) / (c[0] - b[0]);
  const slope = (p, q, k) => ((q[k] - p[k]) / (q[0] - p[0])) * (c[0] - b[0]);
  return Array.from({ length: places[last].length - 1 }, (_, n) => {
    const k = n + 1;
    const [from, to] = [slope(a, c, k), slope(b, d, k)];
    const [u2, u3] = [u * u, u * u * u];
    return (
      (2 * u3 - 3 * u2 + 1) * b[k] + (u3 - 2 * u2 + u) * from + (3 * u2 - 2 * u3) * c[k] + (u3 - u2) * to
    );
  });
}

/** Running in place: the belt moves the standing foot backwards. */
function run(t) {
  const leg = (moment) => {
    const [y, z, down] = around(RUN, moment);
    const [sine, cosine] = [Math.sin(down * DEGREE), Math.cos(down * DEGREE)];
    return {
      ankle: [0.07, BELT + y, z],
      toes: [0.05, -sine, cosine],
      sole: [0, cosine, sine],
      toeBend: moment % 1 < 0.4 ? Math.max(0, down * 0.8) : 0,
      kneeTo: [0.03, mix(0, 0.35, phase(down, 20, 90)), 1],
    };
  };
  const arm = (moment) => {
    const swing = Math.sin(2 * Math.PI * moment);
    const angle = mix(-8, 34 * swing, 1) - 8;
    const fore = angle + 92 + 10 * swing;
    return {
      upper: [0.22, -Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)],
      fore: [-0.16, -Math.cos(fore * DEGREE), Math.sin(fore * DEGREE)],
      palmTo: [-1, -0.1, 0],
      elbow: [0.3, -0.3, -1],
      curl: 48,
    };
  };
  const bounce = Math.cos(4 * Math.PI * (t - 0.18));
  const twist = 6 * Math.cos(2 * Math.PI * t);
  return {
    pelvis: { at: [0, BELT + 0.882 - 0.022 * bounce, 0.01], turn: [7, -twist, 0] },
    spine: [1, twist * 2, 0],
    head: [-6, -twist, 0],
    legL: leg(t),
    legR: leg(t + 0.5),
    armL: arm(t + 0.5 + 0.2),
    armR: arm(t + 0.2),
  };
}

const BIKE = { axle: [0.3, 0.12], crank: 0.165, hips: [1.07, -0.17], pedals: 0.135, bars: [1.2, 0.42] };
const PEDAL = 0.014;

/** Both feet on the pedals, the knee nearly straight at the lowest point. */
function cycling(t) {
  const leg = (angle) => {
    const [y, z] = pedalAt(BIKE, angle);
    const heel = 18 + 9 * Math.cos((angle - 30) * DEGREE);
    return { foot: [BIKE.pedals, y + PEDAL, z - BALL], turn: 2, heel, toeBend: 0, kneeTo: [0.06, 0.3, 1] };
  };
  return {
    pelvis: { at: [0, ...BIKE.hips], turn: [22, 0, 0] },
    spine: [8, 0, 0],
    head: [-20, 0, 0],
    legL: leg(360 * t),
    legR: leg(360 * t + 180),
    arms: {
      grip: [0.21, ...BIKE.bars],
      fingers: [-0.1, -0.3, 1],
      palmTo: [-0.75, -0.7, 0],
      elbow: [0.7, -1, -0.4],
      curl: 60,
    },
  };
}

const ROWER = { seat: 0.33, feet: [0.27, 0.62], chain: [0, 0.56, 0.98] };

/** Legs, then trunk, then arms; the same way back. */
function rowing(u) {
  const [legs, trunk, arms] = [phase(u, 0, 0.62), phase(u, 0.38, 0.85), phase(u, 0.52, 1)];
  const lean = mix(10, -17, trunk);
  const z = mix(0.215, -0.185, legs);
  const heel = mix(10, 0, legs);
  const pitch = (48 - heel) * DEGREE;
  const reach = mix(0.6, 0.22, arms);
  return {
    pelvis: { at: [0, ROWER.seat + 0.1, z], turn: [lean, 0, 0] },
    spine: [mix(19, 4, trunk), 0, 0],
    head: [-lean * 0.6 - 6, 0, 0],
    legs: {
      ankle: [0.12, ROWER.feet[0] + mix(0.015, 0, legs), ROWER.feet[1]],
      toes: [0.04, Math.sin(pitch), Math.cos(pitch)],
      sole: [0, Math.cos(pitch), -Math.sin(pitch)],
      kneeTo: [0.12, 1, 0.5],
    },
    arms: {
      frame: 'shoulder',
      grip: [0.01, mix(-0.2, -0.32, arms), reach],
      fingers: [0, mix(-0.25, 0, arms), 1],
      palmTo: [0, -1, mix(-0.25, 0, arms)],
      elbow: mix([0.7, -1, -0.1], [0.6, -0.6, -1], arms),
      curl: 62,
    },
  };
}

/** @type {Record<string, Motion>} */
export const CARDIO_MACHINES = {
  'treadmill-run': {
    view: { azimuth: 62, elevation: 9 },
    seconds: 0.8,
    cycle: run,
    poster: 0.4,
    props: [treadmill],
  },
  'stationary-bike': {
    view: { azimuth: 68, elevation: 8 },
    seconds: 0.94,
    planted: ['hand.L', 'hand.R'],
    cycle: cycling,
    poster: 0.2,
    props: [bike(BIKE)],
  },
  'rowing-machine': {
    view: { azimuth: 66, elevation: 9 },
    seconds: 2.6,
    pose: rowing,
    props: [rower(ROWER)],
  },
};
