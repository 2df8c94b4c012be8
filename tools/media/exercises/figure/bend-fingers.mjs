/** Rotates the bones of the fingers and the thumb. */
import { multiply, rotate, shortestTurn, NO_TURN } from '../geometry/quaternion.mjs';
import { DIGITS, REST_DIRECTIONS, directionsAt } from './hand-shape.mjs';
import { JOINTS, restHand } from './skeleton.mjs';
import { hang, placed } from './body.mjs';

/**
 * @typedef {import('../geometry/vector.mjs').Vector} Vector
 * @typedef {import('./skeleton.mjs').Side} Side
 * @typedef {import('./body.mjs').Body} Body
 */

/**
 * @param {Body} body
 * @param {Side} side
 * @param {number} curl
 */
export function bendFingers(body, side, curl) {
  const { fingers, index, palm } = restHand(side);
  /** @type {(parts: Vector) => Vector} */
  const inRestPose = ([a, b, c]) => [0, 1, 2].map((k) => a * fingers[k] + b * index[k] + c * palm[k]);
  const directions = directionsAt(curl);
  for (const digit of Object.keys(DIGITS)) {
    let turn = NO_TURN;
    let parent = `hand.${side}`;
    directions[digit].forEach((direction, i) => {
      const before = rotate(turn, inRestPose(REST_DIRECTIONS[digit][i]));
      turn = multiply(shortestTurn(before, inRestPose(direction)), turn);
      const bone = `finger${digit}${i + 1}.${side}`;
      hang(body, bone, { parent, turn: multiply(body.turn[`hand.${side}`], turn) });
      parent = bone;
    });
    body.at[`finger${digit}End.${side}`] = placed(body, parent, JOINTS[`finger${digit}End.${side}`]);
  }
}
