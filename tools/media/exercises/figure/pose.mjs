/**
 * What a motion says about the figure at one moment. Everything of a limb is described as for the left side, x away
 * from the body, and mirrored for the right; angles are degrees.
 *
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {'world' | 'shoulder' | 'chest' | 'pelvis' | 'head'} Frame
 *   where positions and directions of an arm are told; `shoulder` has its origin there and the axes of the world
 *
 * @typedef {object} Arm  one of grip, wrist, palm, or upper and fore
 * @property {Frame} [frame]
 * @property {Vector} [grip]      middle of the fist
 * @property {Vector} [wrist]
 * @property {Vector} [palm]      where a flat palm touches something
 * @property {Vector} [upper]     direction of the upper arm
 * @property {Vector} [fore]      direction of the forearm
 * @property {Vector} [elbow]     direction the elbow points to
 * @property {Vector} [fingers]   direction of the hand
 * @property {Vector} [palmTo]    direction the palm looks to
 * @property {number} [curl]      of each finger joint
 * @property {number} [shrug]     of the shoulder girdle, upwards
 * @property {boolean} [exact]    not mirrored for the right side
 *
 * @typedef {object} Leg  one of foot, ankle, or the angles of the joints
 * @property {Vector} [foot]      the point of the floor below the ankle
 * @property {number} [turn]      toes outwards
 * @property {number} [heel]      heel raised about the ball of the foot
 * @property {Vector} [ankle]
 * @property {Vector} [toes]      direction of the foot
 * @property {Vector} [sole]      direction from the sole to the ankle
 * @property {number} [toeBend]
 * @property {Vector} [kneeTo]    direction the knee points to
 * @property {number} [flex]      of the hip, forwards
 * @property {number} [abduct]    of the hip, outwards
 * @property {number} [open]      of the raised thigh, outwards about the pelvis' long axis
 * @property {number} [rotate]    of the thigh about itself, outwards
 * @property {number} [knee]      bend of the knee
 * @property {number} [plantar]   foot pointed
 * @property {boolean} [exact]    not mirrored for the right side
 *
 * @typedef {object} Pose
 * @property {{ at?: Vector, turn?: Vector }} [pelvis]  middle between the hip joints; pitch, yaw, roll
 * @property {Vector} [spine]  of the chest against the pelvis: bend, twist, lean to the right
 * @property {Vector} [head]   of the head against the chest
 * @property {number} [neck]   lean of the neck forwards while the head stays level
 * @property {Arm} [arms]
 * @property {Arm} [armL]
 * @property {Arm} [armR]
 * @property {Leg} [legs]
 * @property {Leg} [legL]
 * @property {Leg} [legR]
 */

/** @type {Arm} */
export const ARMS_AT_SIDES = {
  upper: [0.16, -1, -0.03],
  fore: [0.03, -1, 0.14],
  palmTo: [-1, 0, 0.1],
  elbow: [0.35, 0, -1],
  curl: 22,
};

/** @type {Leg} */
export const STANDING_LEG = { foot: [0.125, 0, -0.018], turn: 8 };
