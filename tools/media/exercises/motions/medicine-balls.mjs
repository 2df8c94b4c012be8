import { JOINTS } from '../figure/skeleton.mjs';
import { add } from '../geometry/vector.mjs';
import { MEDICINE_BALL, betweenPalms, medicineBall } from '../props/balls.mjs';
import { box } from '../props/shapes.mjs';
import { through } from './keyframes.mjs';
import { mix, phase } from './motion.mjs';
import { feetSideBySide } from './stances.mjs';

/** @typedef {import('./motion.mjs').Motion} Motion */

/** Distance of a shoulder from the middle. */
const SHOULDER = JOINTS['upperArm.L'][0];

/** Palms on both sides of a ball, whose middle is at a height and z. */
const around = (frame, place, fingers) => ({
  frame,
  palm: [frame === 'shoulder' ? MEDICINE_BALL - SHOULDER : MEDICINE_BALL, ...place],
  fingers,
  palmTo: [-1, 0, 0],
  elbow: [0.7, -1, -0.3],
  curl: 12,
});

/** Standing on both feet, given by depth, hip flexion and the position of the ball. */
function withBall({ shin = 2, thigh = 3, lean = 0, round = 0, look = 0, heel = 0, arms, width = 0.24 }) {
  const { at, legs } = feetSideBySide({ width, turn: 14, shin, thigh, heel });
  return { pelvis: { at, turn: [lean, 0, 0] }, spine: [round, 0, 0], head: [look, 0, 0], legs, arms };
}

const SLAM = { release: 0.21, floor: 0.27, hold: 0.5 };

const SLAM_SPOT = 0.38;

const OVERHEAD = withBall({
  shin: 1,
  thigh: 1,
  lean: -2,
  round: -3,
  look: -2,
  heel: 18,
  arms: around('shoulder', [0.685, 0.05], [0, 1, 0.15]),
});

const COMING_DOWN = withBall({
  shin: 6,
  thigh: 18,
  lean: 14,
  round: 6,
  arms: { ...around('world', [1.5, 0.52], [0, 0.5, 0.9]), elbow: [1, -0.6, 0] },
});

const THROWN = withBall({
  shin: 12,
  thigh: 46,
  lean: 50,
  round: 14,
  look: -20,
  arms: around('world', [0.56, 0.42], [0, -0.8, 0.6]),
});

const FOLLOWED = withBall({
  shin: 14,
  thigh: 56,
  lean: 54,
  round: 14,
  look: -22,
  arms: { ...around('world', [0.42, 0.46], [0, -1, 0.35]), palm: [0.15, 0.42, 0.46] },
});

const PICKED_UP = withBall({
  shin: 33,
  thigh: 95,
  lean: 41,
  round: 15,
  look: -32,
  arms: around('world', [MEDICINE_BALL + 0.015, SLAM_SPOT], [0, -0.75, 0.65]),
});

const AT_CHEST = withBall({
  shin: 3,
  thigh: 5,
  arms: { ...around('world', [1.26, 0.3], [0, 0.5, 0.9]), elbow: [0.8, -1, 0] },
});

const GOING_UP = withBall({
  shin: 2,
  thigh: 3,
  arms: { ...around('world', [1.62, 0.4], [0, 0.85, 0.5]), elbow: [0.9, -1, 0.2] },
});

const slam = through([
  [0, OVERHEAD],
  [0.11, COMING_DOWN],
  [0.21, THROWN],
  [0.29, FOLLOWED],
  [0.46, PICKED_UP],
  [0.52, PICKED_UP],
  [0.72, AT_CHEST],
  [0.82, GOING_UP],
  [0.94, OVERHEAD],
]);

/** The ball is held, thrown down, and lies on the floor until it is picked up. */
function slammedBall(body, t) {
  const held = betweenPalms(body);
  const onFloor = [0, MEDICINE_BALL, SLAM_SPOT];
  if (t < SLAM.release || t >= SLAM.hold) return medicineBall(held);
  const hands = [0, 0.56, 0.44];
  if (t < SLAM.floor) {
    const fall = (t - SLAM.release) / (SLAM.floor - SLAM.release);
    return medicineBall(mix(hands, onFloor, fall));
  }
  const bounce = (t - SLAM.floor) / 0.16;
  const up = bounce < 1 ? 0.1 * Math.sin(Math.PI * bounce) : 0;
  return medicineBall(add(onFloor, [0, up, 0]));
}

const WALL = 0.86;

const THROW = { release: 0.44, back: 0.86, wall: 0.65, spot: [2.42, WALL - 0.04 - MEDICINE_BALL] };

const SQUATTED = withBall({
  shin: 32,
  thigh: 97,
  lean: 26,
  round: 4,
  look: -26,
  width: 0.22,
  arms: { ...around('shoulder', [-0.06, 0.24], [0, 0.8, 0.5]), elbow: [0.5, -1, 0.15] },
});

const READY = withBall({
  width: 0.22,
  shin: 3,
  thigh: 5,
  look: -14,
  arms: { ...around('world', [1.62, 0.34], [0, 0.9, 0.3]), elbow: [0.6, -1, 0.3] },
});

const RELEASED = withBall({
  width: 0.22,
  shin: 0,
  thigh: 0,
  lean: -1,
  look: -26,
  heel: 16,
  arms: { ...around('world', [2.06, 0.28], [0, 0.95, 0.3]), elbow: [0.8, -0.3, 0.6] },
});

const WAITING = withBall({
  width: 0.22,
  shin: 2,
  thigh: 3,
  look: -30,
  arms: {
    ...around('world', [1.86, 0.28], [0, 0.95, 0.3]),
    palm: [0.17, 1.86, 0.28],
    elbow: [0.8, -0.6, 0.5],
  },
});

const wallBall = through([
  [0.1, SQUATTED],
  [0.16, SQUATTED],
  [0.4, RELEASED],
  [0.46, RELEASED],
  [0.64, WAITING],
  [0.82, WAITING],
  [0.88, READY],
]);

const highWall = () => [
  box([0, 1.35, WALL], [1.1, 2.7, 0.08], { round: 0.005, finish: 'wall', mayLeavePicture: true }),
];

/** The ball flies to a point on the wall and back to the hands. */
function thrownBall(body, t) {
  const held = betweenPalms(body);
  const { release, wall: hit, back, spot } = THROW;
  if (t < release || t >= back) return medicineBall(held);
  const from = [0, 2.08, 0.29];
  const to = [0, 1.78, 0.31];
  const top = [0, ...spot];
  const up = t < hit;
  const share = up ? (t - release) / (hit - release) : (t - hit) / (back - hit);
  const flat = up ? mix(from, top, share) : mix(top, to, share);
  const slow = up ? phase(share, -1, 1) * 2 - 1 : share * share;
  const height = up ? mix(from[1], top[1], slow) : mix(top[1], to[1], slow);
  return medicineBall(flat.with(1, height));
}

/** @type {Record<string, Motion>} */
export const MEDICINE_BALLS = {
  'medicine-ball-slam': {
    view: { azimuth: 62, elevation: 8, filled: 0.92, follow: 0.2 },
    seconds: 3.4,
    cycle: slam,
    poster: 0,
    props: [slammedBall],
  },
  'wall-ball': {
    view: { azimuth: 100, elevation: 5, filled: 0.94, follow: 0.2 },
    seconds: 2.8,
    cycle: wallBall,
    poster: 0.4,
    props: [highWall, thrownBall],
  },
};
