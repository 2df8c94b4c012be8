import { plantedFoot } from '../figure/solve-leg.mjs';
import { solvePose } from '../figure/solve-pose.mjs';
import { DEGREE, along, between, cross, mirror, normalize, subtract } from '../geometry/vector.mjs';
import { betweenGrips, heldPlate, plateAt } from '../props/free-weights.mjs';
import { box } from '../props/shapes.mjs';
import { SEAT, chair, step } from '../props/studio.mjs';
import { thereAndBack } from './keyframes.mjs';
import { mix } from './motion.mjs';
import { feetSideBySide } from './stances.mjs';
import { FEET, upright } from './upright.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

/** Half of the distance between the hands on the sides of a plate. */
const SIDES = 0.165;

/** On both feet with a plate before the body. */
function withPlate({ shin, thigh, lean, look = 0, plate: [y, z], fingers, elbow = [1, -0.2, -0.4] }) {
  const { at, legs } = feetSideBySide({ width: 0.2, turn: 14, shin, thigh });
  return {
    pelvis: { at, turn: [lean, 0, 0] },
    spine: [lean > 20 ? 5 : 0, 0, 0],
    head: [look, 0, 0],
    legs,
    arms: { grip: [SIDES, y, z], fingers, palmTo: [-1, 0, 0], elbow, curl: 42 },
  };
}

const TALL = { shin: 2, thigh: 2, lean: -1 };

/** From the floor close to the body to straight arms overhead. */
const groundToOverhead = thereAndBack([
  [0, withPlate({ shin: 15, thigh: 78, lean: 58, look: -30, plate: [0.2, 0.33], fingers: [0, -1, 0.2] })],
  [0.04, withPlate({ shin: 15, thigh: 78, lean: 58, look: -30, plate: [0.2, 0.33], fingers: [0, -1, 0.2] })],
  [0.22, withPlate({ shin: 9, thigh: 44, lean: 38, look: -16, plate: [0.52, 0.3], fingers: [0, -1, 0.3] })],
  [0.4, withPlate({ shin: 4, thigh: 12, lean: 10, plate: [0.85, 0.27], fingers: [0, -0.9, 0.5] })],
  [0.62, withPlate({ ...TALL, plate: [1.28, 0.26], fingers: [0, 0.5, 0.8], elbow: [1, -0.9, -0.2] })],
  [0.94, withPlate({ ...TALL, plate: [2.11, 0.02], fingers: [0, 1, 0.05], elbow: [1, -0.1, 0] })],
  [1, withPlate({ ...TALL, plate: [2.11, 0.02], fingers: [0, 1, 0.05], elbow: [1, -0.1, 0] })],
]);

const LOW_STEP = 0.12;
const CALF_HIPS = [0, SEAT + 0.1, -0.16];
const BALL = 0.133;

/** Heels below the edge of the step, then high. */
function seatedCalfRaise(u) {
  const foot = [0.1, LOW_STEP, 0.24];
  const heel = mix(-16, 36, u);
  const pose = {
    pelvis: { at: CALF_HIPS, turn: [3, 0, 0] },
    head: [6, 0, 0],
    legs: { foot, turn: 3, heel, toeBend: Math.max(0, heel), kneeTo: [0.05, 1, 0.5] },
  };
  const { middle, normal } = overThighs(solvePose(pose));
  const rim = along(middle, normal, 0.03);
  return {
    ...pose,
    arms: {
      palm: [0.15, rim[1], rim[2] - 0.03],
      fingers: [-0.3, 0, 1],
      palmTo: normal.map((part) => -part),
      elbow: [1, 0, -0.7],
      curl: 10,
    },
  };
}

/** The position of a plate on both thighs, just behind the knees. */
function overThighs({ at }) {
  const hips = between(at['thigh.L'], at['thigh.R']);
  const knees = between(at['shin.L'], at['shin.R']);
  const forwards = normalize(subtract(knees, hips));
  const normal = cross(forwards, [1, 0, 0]);
  return { middle: along(between(hips, knees, 0.72), normal, 0.1), normal, forwards };
}

const plateOnTowel = (body) => {
  const { middle, normal, forwards } = overThighs(body);
  const pitch = (-Math.atan2(forwards[1], forwards[2]) * 180) / Math.PI;
  return [
    box(along(middle, normal, -0.027), [0.36, 0.02, 0.32], { turn: [pitch, 0, 0], finish: 'cloth' }),
    ...plateAt(middle, normal, 0.18),
  ];
};

const HALO = 0.12;

/**
 * A plate near the head: its position, the backward rotation of its left edge, and the directions of both elbows.
 * @param {number[]} place
 * @param {{ turned?: number, fingers: number[], elbows: number[][] }} hold
 */
function haloHold([x, y, z], { turned = 0, fingers, elbows }) {
  const across = [Math.cos(turned * DEGREE), 0, -Math.sin(turned * DEGREE)];
  const hand = (own, elbow) => ({
    exact: true,
    grip: along([x, y, z], across, own * (HALO - 0.02)),
    fingers,
    palmTo: across.map((part) => -own * part),
    elbow,
    curl: 40,
  });
  return { ...upright({ width: 0.16 }), armL: hand(1, elbows[0]), armR: hand(-1, elbows[1]) };
}

/** The same on the other side. */
const otherSide = ([x, y, z], { turned, fingers, elbows: [left, right] }) =>
  haloHold([-x, y, z], { turned: -turned, fingers, elbows: [mirror(right), mirror(left)] });

const AT_FACE = haloHold([0, 1.6, 0.34], {
  fingers: [0, 0.5, 0.85],
  elbows: [
    [0.8, -1, 0.1],
    [-0.8, -1, 0.1],
  ],
});
const AT_EAR = [
  [0.22, 1.72, 0.06],
  {
    turned: 48,
    fingers: [0.1, 0.95, 0.1],
    elbows: [
      [1, -0.5, 0.5],
      [0.1, -0.7, 1],
    ],
  },
];
const OVER_CROWN = [
  [0.1, 1.87, -0.1],
  {
    turned: 20,
    fingers: [0, 0.8, -0.5],
    elbows: [
      [1, 0, 0.7],
      [-0.5, 0.1, 1],
    ],
  },
];
const BEHIND = haloHold([0, 1.7, -0.22], {
  fingers: [0, -0.1, -1],
  elbows: [
    [0.8, 0.5, 1],
    [-0.8, 0.5, 1],
  ],
});

/** Past one ear, behind the head, past the other ear, and then the other way round. */
const halo = thereAndBack([
  [0, AT_FACE],
  [0.22, haloHold(...AT_EAR)],
  [0.37, haloHold(...OVER_CROWN)],
  [0.5, BEHIND],
  [0.63, otherSide(...OVER_CROWN)],
  [0.78, otherSide(...AT_EAR)],
  [1, AT_FACE],
]);

const haloPlate = (body) =>
  plateAt(betweenGrips(body), cross(subtract(body.grip.L.at, body.grip.R.at), [0, 1, 0]), HALO);

/** @type {Record<string, Motion>} */
export const PLATES = {
  'plate-ground-to-overhead': {
    view: { azimuth: 52, elevation: 8, filled: 0.92, follow: 0.2 },
    seconds: 3.6,
    planted: FEET,
    cycle: groundToOverhead,
    thereAndBack: 1,
    poster: 0.24,
    props: [heldPlate(() => [0, 0, 1])],
  },
  'seated-plate-calf-raise': {
    view: { azimuth: 66, elevation: 9 },
    planted: ['toes.L', 'toes.R'],
    pose: seatedCalfRaise,
    props: [
      chair(-0.17),
      step(
        [0, LOW_STEP / 2, plantedFoot({ foot: [0, 0, 0.24] }).ankle[2] + BALL + 0.1],
        [0.5, LOW_STEP, 0.3],
      ),
      plateOnTowel,
    ],
  },
  'plate-halo': {
    view: { azimuth: 26, elevation: 8 },
    seconds: 7,
    planted: FEET,
    cycle: halo,
    thereAndBack: 1,
    poster: 0.11,
    props: [haloPlate],
  },
};
