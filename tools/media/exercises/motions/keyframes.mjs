/** Interpolates between poses that may be described in different ways. */
import { smoothly } from '../geometry/curve.mjs';
import { rotate } from '../geometry/quaternion.mjs';
import { along, cross, distance, mirror, normalize, perpendicular, subtract } from '../geometry/vector.mjs';
import { JOINTS, LENGTHS, MID_HIP, SIDES } from '../figure/skeleton.mjs';
import { solvePose } from '../figure/solve-pose.mjs';

/**
 * @typedef {import('../figure/pose.mjs').Pose} Pose
 * @typedef {[number, Pose]} Key  moment and pose
 */

/** From the ankle to the ball of the foot: along the foot and downwards. */
const BALL = {
  ahead: Math.hypot(JOINTS['toes.L'][0] - JOINTS['foot.L'][0], JOINTS['toes.L'][2] - JOINTS['foot.L'][2]),
  down: JOINTS['foot.L'][1] - JOINTS['toes.L'][1],
};
const WHOLE_LEG = (LENGTHS.thigh + LENGTHS.shin) * 0.9975;

const REST = Object.fromEntries(
  SIDES.map((side) => {
    const own = side === 'L' ? (a) => a : mirror;
    const upper = subtract(JOINTS['forearm.L'], JOINTS['upperArm.L']);
    const fore = subtract(JOINTS['hand.L'], JOINTS['forearm.L']);
    const toes = subtract(JOINTS['toes.L'], JOINTS['foot.L']).with(1, 0);
    return [side, { hinge: normalize(cross(own(upper), own(fore))), toes: normalize(own(toes)) }];
  }),
);

/**
 * A pose given by the positions of hands and feet in world coordinates.
 * @param {Pose} pose
 * @returns {Record<string, number[]>}
 */
function inTheWorld(pose) {
  const body = solvePose(pose);
  const { pelvis = {}, spine = [0, 0, 0], head = [0, 0, 0] } = pose;
  const told = { pelvisAt: pelvis.at ?? MID_HIP, pelvisTurn: pelvis.turn ?? [0, 0, 0], spine, head };
  for (const side of SIDES) {
    Object.assign(told, legInTheWorld(body, side, pose[`leg${side}`] ?? pose.legs ?? {}));
    Object.assign(told, armInTheWorld(body, side, pose[`arm${side}`] ?? pose.arms ?? {}));
  }
  return told;
}

function legInTheWorld({ at, turn }, side, { toeBend, heel = 0 }) {
  return {
    [`ball${side}`]: at[`toes.${side}`],
    [`toes${side}`]: rotate(turn[`foot.${side}`], REST[side].toes),
    [`sole${side}`]: rotate(turn[`foot.${side}`], [0, 1, 0]),
    [`knee${side}`]: rotate(turn[`thighLow.${side}`], [0, 0, 1]),
    [`toeBend${side}`]: [toeBend ?? heel],
  };
}

function armInTheWorld({ at, turn, grip }, side, { curl = 20, shrug = 0 }) {
  const wrist = at[`hand.${side}`];
  const axis = normalize(subtract(wrist, at[`upperArm.${side}`]));
  const hinge = rotate(turn[`forearm.${side}`], REST[side].hinge);
  return {
    [`wrist${side}`]: wrist,
    [`fingers${side}`]: grip[side].fingers,
    [`palm${side}`]: grip[side].palm,
    [`elbow${side}`]: normalize(cross(axis, hinge)),
    [`hold${side}`]: [curl, shrug],
  };
}

/**
 * @param {Record<string, number[]>} told
 * @returns {Pose}
 */
function poseOf(told) {
  /** @type {Pose} */
  const pose = {
    pelvis: { at: withinReach(told), turn: told.pelvisTurn },
    spine: told.spine,
    head: told.head,
  };
  for (const side of SIDES) {
    pose[`leg${side}`] = {
      exact: true,
      ankle: ankleOf(told, side),
      toes: told[`toes${side}`],
      sole: told[`sole${side}`],
      kneeTo: told[`knee${side}`],
      toeBend: told[`toeBend${side}`][0],
    };
    const [curl, shrug] = told[`hold${side}`];
    pose[`arm${side}`] = {
      exact: true,
      wrist: told[`wrist${side}`],
      fingers: told[`fingers${side}`],
      palmTo: told[`palm${side}`],
      elbow: told[`elbow${side}`],
      curl,
      shrug,
    };
  }
  return pose;
}

/** The position of the ankle; the ball of the foot stays in place when the heel is raised. */
function ankleOf(told, side) {
  const toes = normalize(told[`toes${side}`]);
  const sole = perpendicular(told[`sole${side}`], toes);
  return along(along(told[`ball${side}`], toes, -BALL.ahead), sole, BALL.down);
}

/** A position of the hips that allows both legs to reach the feet. */
function withinReach(told) {
  let at = told.pelvisAt;
  for (let i = 0; i < 8; i += 1) {
    for (const side of SIDES) {
      const { at: joints } = solvePose({ pelvis: { at, turn: told.pelvisTurn } });
      const hip = joints[`thigh.${side}`];
      const ankle = ankleOf(told, side);
      const over = distance(hip, ankle) - WHOLE_LEG;
      if (over > 0) at = along(at, normalize(subtract(ankle, hip)), over);
    }
  }
  return at;
}

/**
 * A pose between keyframes; `keyAt` returns a keyframe by its index, also before the first and after the last one.
 * @param {(k: number) => { moment: number, parts: Record<string, number[]> }} keyAt
 * @param {number} i  number of the last key before the moment
 * @param {number} t
 * @returns {Pose}
 */
function poseBetween(keyAt, i, t) {
  const keys = [i - 1, i, i + 1, i + 2].map(keyAt);
  const partAt = (name, n) =>
    smoothly(
      keys.map(({ moment, parts }) => [moment, parts[name][n]]),
      t,
    );
  const names = Object.entries(keys[1].parts);
  return poseOf(
    Object.fromEntries(names.map(([name, values]) => [name, values.map((_, n) => partAt(name, n))])),
  );
}

/** @param {Key[]} keys */
const toldKeys = (keys) => keys.map(([moment, pose]) => ({ moment, parts: inTheWorld(pose) }));

/**
 * A cycle through keyframes that ends at the first one.
 * @param {Key[]} keys
 * @returns {(t: number) => Pose}
 */
export function through(keys) {
  const told = toldKeys(keys);
  const keyAt = (k) => {
    const turns = Math.floor(k / told.length);
    const { moment, parts } = told[k - turns * told.length];
    return { moment: moment + turns, parts };
  };
  return (t) => {
    const within = t - Math.floor(t);
    return poseBetween(
      keyAt,
      told.findLastIndex(({ moment }) => moment <= within),
      within,
    );
  };
}

/**
 * A cycle from the first keyframe to the last one and back the same way.
 * @param {Key[]} keys
 * @returns {(t: number) => Pose}
 */
export function thereAndBack(keys) {
  const told = toldKeys(keys);
  const last = told.length - 1;
  // Repeats the first and last keyframes, so that the motion comes to rest there.
  const keyAt = (k) => {
    const { moment, parts } = told[Math.min(Math.max(k, 0), last)];
    return { moment: k < 0 || k > last ? moment + k : moment, parts };
  };
  return (t) => {
    const there = 1 - Math.abs(1 - 2 * t);
    const i = told.findLastIndex(({ moment }) => moment <= there);
    return poseBetween(keyAt, Math.min(i, last - 1), there);
  };
}
