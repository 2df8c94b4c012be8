/**
 * The description of the figure at one moment of a motion. Limbs are described for the left side, with x pointing away
 * from the body, and mirrored for the right. Angles are in degrees.
 *
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {'world' | 'shoulder' | 'chest' | 'pelvis' | 'head'} Frame
 *   coordinate system of positions and directions; `shoulder` has its origin at the shoulder and the axes of `world`
 *
 * @typedef {object} Arm  given by one of grip, wrist, palm, or by upper and fore
 * @property {Frame} [frame]
 * @property {Vector} [grip]      middle of the fist
 * @property {Vector} [wrist]
 * @property {Vector} [palm]      contact point of a flat palm
 * @property {Vector} [upper]     direction of the upper arm
 * @property {Vector} [fore]      direction of the forearm
 * @property {Vector} [elbow]     direction the elbow points to
 * @property {Vector} [fingers]   direction of the hand
 * @property {Vector} [palmTo]    direction the palm faces
 * @property {number} [curl]      bend of each finger joint
 * @property {number} [shrug]     elevation of the shoulder girdle
 * @property {boolean} [exact]    not mirrored for the right side
 *
 * @typedef {object} Leg  given by foot, by ankle, or by joint angles
 * @property {Vector} [foot]      the point on the floor below the ankle
 * @property {number} [turn]      outward rotation of the toes
 * @property {number} [heel]      angle by which the heel is raised about the ball of the foot
 * @property {Vector} [ankle]
 * @property {Vector} [toes]      direction of the foot
 * @property {Vector} [sole]      direction from the sole to the ankle
 * @property {number} [toeBend]
 * @property {Vector} [kneeTo]    direction the knee points to
 * @property {number} [flex]      hip flexion
 * @property {number} [abduct]    hip abduction
 * @property {number} [open]      outward rotation of the raised thigh about the long axis of the pelvis
 * @property {number} [rotate]    outward rotation of the thigh about its own axis
 * @property {number} [knee]      knee flexion
 * @property {number} [plantar]   plantar flexion of the foot
 * @property {boolean} [exact]    not mirrored for the right side
 *
 * @typedef {object} Pose
 * @property {{ at?: Vector, turn?: Vector }} [pelvis]  point halfway between the hip joints; pitch, yaw, roll
 * @property {Vector} [spine]  rotation of the chest relative to the pelvis: bend, twist, lean to the right
 * @property {Vector} [head]   rotation of the head relative to the chest
 * @property {number} [neck]   forward lean of the neck while the head stays level
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
