import { multiply, rotate, shortestTurn, slerp, turnAbout, turnFrame } from '../geometry/quaternion.mjs';
import {
  DEGREE,
  add,
  along,
  bendTowards,
  cross,
  mirror,
  normalize,
  perpendicular,
  subtract,
} from '../geometry/vector.mjs';
import { JOINTS, LENGTHS } from './skeleton.mjs';
import { hang, placed } from './body.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('../geometry/quaternion.mjs').Quaternion} Quaternion
 * @typedef {import('./pose.mjs').Leg} Leg
 * @typedef {import('./skeleton.mjs').Side} Side
 * @typedef {import('./body.mjs').Body} Body
 */

/** Horizontal distance from the ankle to the ball of the foot. */
export const BALL = Math.hypot(
  JOINTS['toes.L'][0] - JOINTS['foot.L'][0],
  JOINTS['toes.L'][2] - JOINTS['foot.L'][2],
);

/** Height of the toe joint, about which the foot rotates when the heel is raised. */
const TOE_JOINT = JOINTS['toes.L'][1];

/**
 * @param {Body} body
 * @param {Side} side
 * @param {Leg} leg
 */
export function solveLeg(body, side, leg) {
  hang(body, `thigh.${side}`, { parent: 'pelvis', turn: body.turn.pelvis });
  if (leg.foot || leg.ankle) placeByFoot(body, side, leg);
  else placeByAngles(body, side, leg);
}

/**
 * @param {Body} body
 * @param {Side} side
 * @param {Leg} leg
 */
function placeByFoot(body, side, leg) {
  const hip = body.at[`thigh.${side}`];
  const foot = footOf(leg, side);
  const pole = foot.kneeTo ?? along(foot.toes, foot.sole, 0.5);
  const {
    joint: knee,
    end: ankle,
    missed,
  } = bendTowards(hip, foot.ankle, {
    upper: LENGTHS.thigh,
    lower: LENGTHS.shin,
    pole,
  });
  body.missed[`leg.${side}`] = missed;
  const axis = normalize(subtract(ankle, hip));
  turnLegBones(body, side, { knee, ankle, hinge: normalize(cross(perpendicular(pole, axis), axis)) });
  const rest = normalize(subtract(JOINTS[`toes.${side}`], JOINTS[`foot.${side}`]).with(1, 0));
  body.turn[`foot.${side}`] = turnFrame(rest, [0, 1, 0], foot.toes, foot.sole);
  bendToes(body, side, leg.toeBend ?? leg.heel ?? 0);
}

/**
 * Position of the ankle and directions of the foot, in world coordinates.
 * @param {Leg} leg
 * @param {Side} side
 */
function footOf(leg, side) {
  /** @type {(a: Vector) => Vector} */
  const own = side === 'R' && !leg.exact ? mirror : (a) => a;
  const kneeTo = leg.kneeTo && own(leg.kneeTo);
  if (leg.ankle) {
    const toes = normalize(own(leg.toes ?? [0, 0, 1]));
    return { ankle: own(leg.ankle), toes, sole: perpendicular(own(leg.sole ?? [0, 1, 0]), toes), kneeTo };
  }
  const { ankle, toes, sole } = plantedFoot(leg);
  return { ankle: own(ankle), toes: own(toes), sole: own(sole), kneeTo };
}

/**
 * A foot on the floor, with the heel raised about the ball of the foot.
 * @param {Leg} leg
 */
export function plantedFoot({ foot = [0, 0, 0], turn = 0, heel = 0 }) {
  const ahead = [Math.sin(turn * DEGREE), 0, Math.cos(turn * DEGREE)];
  const [sine, cosine] = [Math.sin(heel * DEGREE), Math.cos(heel * DEGREE)];
  const toes = along([0, -sine, 0], ahead, cosine);
  const sole = along([0, cosine, 0], ahead, sine);
  const ball = along(along(foot, ahead, BALL), [0, 1, 0], TOE_JOINT);
  return { ankle: along(along(ball, toes, -BALL), sole, LENGTHS.ankle - TOE_JOINT), toes, sole };
}

/**
 * @param {Body} body
 * @param {Side} side
 * @param {Leg} leg
 */
function placeByAngles(
  body,
  side,
  { flex = 0, abduct = 0, open = 0, rotate: turnOut = 0, knee = 0, plantar = 0, toeBend = 0 },
) {
  const out = side === 'L' ? 1 : -1;
  const turn = [
    body.turn.pelvis,
    turnAbout([0, 1, 0], out * open),
    turnAbout([0, 0, 1], out * abduct),
    turnAbout([1, 0, 0], -flex),
    turnAbout([0, 1, 0], out * turnOut),
  ].reduce(multiply);
  const bent = multiply(turn, turnAbout([1, 0, 0], knee));
  const kneeAt = add(body.at[`thigh.${side}`], rotate(turn, [0, -LENGTHS.thigh, 0]));
  const ankle = add(kneeAt, rotate(bent, [0, -LENGTHS.shin, 0]));
  turnLegBones(body, side, { knee: kneeAt, ankle, hinge: rotate(turn, [1, 0, 0]) });
  body.turn[`foot.${side}`] = multiply(bent, turnAbout([1, 0, 0], plantar));
  bendToes(body, side, toeBend);
}

/**
 * Aligns thigh and shin with their joints, and rotates them about their own axes so that the knee is a hinge.
 * @param {Body} body
 * @param {Side} side
 * @param {{ knee: Vector, ankle: Vector, hinge: Vector }} leg
 */
function turnLegBones(body, side, { knee, ankle, hinge }) {
  const rest = {
    thigh: subtract(JOINTS[`shin.${side}`], JOINTS[`thigh.${side}`]),
    shin: subtract(JOINTS[`foot.${side}`], JOINTS[`shin.${side}`]),
  };
  const hip = body.at[`thigh.${side}`];
  const along0 = normalize(subtract(JOINTS[`foot.${side}`], JOINTS[`thigh.${side}`]));
  const hinge0 = normalize(cross([0, 0, 1], along0));
  const thigh = turnFrame(rest.thigh, hinge0, subtract(knee, hip), hinge);
  const shin = turnFrame(rest.shin, hinge0, subtract(ankle, knee), hinge);
  const untwisted = multiply(
    shortestTurn(rotate(body.turn.pelvis, rest.thigh), subtract(knee, hip)),
    body.turn.pelvis,
  );
  body.turn[`thigh.${side}`] = slerp(untwisted, thigh, 0.6);
  body.turn[`thighLow.${side}`] = thigh;
  body.at[`thighLow.${side}`] = add(
    hip,
    rotate(thigh, subtract(JOINTS[`thighLow.${side}`], JOINTS[`thigh.${side}`])),
  );
  body.at[`shin.${side}`] = knee;
  body.turn[`shin.${side}`] = shin;
  hang(body, `shinLow.${side}`, { parent: `shin.${side}`, turn: shin });
  body.at[`foot.${side}`] = ankle;
}

/**
 * @param {Body} body
 * @param {Side} side
 * @param {number} bend
 */
function bendToes(body, side, bend) {
  const turn = multiply(body.turn[`foot.${side}`], turnAbout([1, 0, 0], -bend));
  hang(body, `toes.${side}`, { parent: `foot.${side}`, turn });
  body.at[`toesEnd.${side}`] = placed(body, `toes.${side}`, JOINTS[`toesEnd.${side}`]);
}
