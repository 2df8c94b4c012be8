import { LENGTHS } from '../figure/skeleton.mjs';
import { trunkOf } from '../figure/solve-pose.mjs';
import { DEGREE, add, along, normalize } from '../geometry/vector.mjs';
import { STABILITY_BALL, stabilityBall } from '../props/balls.mjs';
import { MAT, mat } from '../props/studio.mjs';
import { easedReturn, mix } from './motion.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

const LEG = (LENGTHS.thigh + LENGTHS.shin) * 0.997;

/** Heel and ball in a leg curl: the heel stays on the same point of the rolling ball. */
function rolled(u) {
  const start = -6;
  const angle = mix(start, 34, u);
  const centre = 0.735 - STABILITY_BALL * (angle - start) * DEGREE;
  const reach = STABILITY_BALL + 0.028;
  return {
    ball: [0, STABILITY_BALL, centre],
    heel: [STABILITY_BALL + reach * Math.cos(angle * DEGREE), centre - reach * Math.sin(angle * DEGREE)],
  };
}

/** Lying on the back with raised hips; the heels pull the ball in. */
function ballLegCurl(u) {
  const { heel } = rolled(u);
  const lift = mix(28, 46, u);
  const shoulders = [0.117 + MAT, -0.42];
  const shin = normalize([0, mix(0.36, -0.3, u), 0.94]);
  const sole = shin.map((part) => -part);
  const toes = [0, shin[2], -shin[1]];
  const ankle = along(along([0.085, ...heel], sole, 0.06), toes, 0.035);
  return {
    pelvis: {
      at: [0, shoulders[0] + 0.4 * Math.sin(lift * DEGREE), shoulders[1] + 0.4 * Math.cos(lift * DEGREE)],
      turn: [-90 - lift, 0, 0],
    },
    spine: [lift * 0.53, 0, 0],
    head: [lift * 0.47, 0, 0],
    legs: { ankle, toes, sole, kneeTo: [0.03, 1, 0.1] },
    arms: {
      palm: [0.4, MAT + 0.005, -0.02],
      fingers: [0.1, 0, 1],
      palmTo: [0, -1, 0],
      elbow: [1, 0.3, -0.2],
      curl: 6,
    },
  };
}

/** Positions of ball and legs under piked hips: the straight legs touch the ball from above. */
function pikeLegs(hips, u) {
  const apart = STABILITY_BALL + 0.05;
  const tangent = mix(0.62, 0.8, u);
  const whole = Math.hypot(tangent, apart);
  const drop = hips[1] - STABILITY_BALL;
  const centre = hips[2] - Math.sqrt(whole ** 2 - drop ** 2);
  const down = Math.asin(drop / whole) - Math.asin(apart / whole);
  const leg = [0, -Math.sin(down), -Math.cos(down)];
  const front = [0, -Math.cos(down), Math.sin(down)];
  return { centre, leg, front };
}

/** From a plank with the shins on the ball to hips high over straight legs. */
function pikeTrunk(u) {
  const rise = mix(3, 62, u);
  const pose = { pelvis: { at: [0, 0, 0], turn: [90 + rise, 0, 0] }, spine: [mix(2, 14, u), 0, 0] };
  const [, y, z] = trunkOf(pose).at['shoulderAtRest.L'];
  return {
    ...pose,
    pelvis: { ...pose.pelvis, at: [0, mix(0.588, 0.638, u ** 1.6) - y, mix(-0.02, -0.05, u) - z] },
  };
}

function ballPike(u) {
  const pose = pikeTrunk(u);
  const { leg, front } = pikeLegs(pose.pelvis.at, u);
  return {
    ...pose,
    head: [mix(-14, 4, u), 0, 0],
    legs: {
      ankle: along(pose.pelvis.at, leg, LEG).with(0, 0.09),
      toes: normalize(
        add(
          leg,
          front.map((part) => part * 0.3),
        ),
      ),
      sole: front,
      kneeTo: front,
    },
    arms: { palm: [0.22, 0, 0], fingers: [-0.05, 0, 1], palmTo: [0, -1, 0], elbow: [0.6, 0.2, -1], curl: 3 },
  };
}

const ballUnderShins = ({ at }, moment) => {
  const u = easedReturn(moment);
  const { centre } = pikeLegs([0, at['thigh.L'][1], at['thigh.L'][2]], u);
  return stabilityBall([0, STABILITY_BALL, centre]);
};

/** @type {Record<string, Motion>} */
export const STABILITY_BALLS = {
  'stability-ball-leg-curl': {
    view: { azimuth: 74, elevation: 11 },
    planted: ['hand.L', 'hand.R'],
    pose: ballLegCurl,
    props: [mat([0, -0.2], [0.68, 1.5]), (_, moment) => stabilityBall(rolled(easedReturn(moment)).ball)],
  },
  'stability-ball-pike': {
    view: { azimuth: 76, elevation: 9 },
    planted: ['hand.L', 'hand.R'],
    pose: ballPike,
    props: [ballUnderShins],
  },
};
