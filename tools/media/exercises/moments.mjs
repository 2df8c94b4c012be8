/** The frames of a loop. A motion that returns the way it came reuses the frames of its first half. */
import { SETTINGS } from './settings.mjs';

/** @typedef {import('./motions/motion.mjs').Motion} Motion */

/**
 * The moments to draw, and for each frame of the loop the index of the moment that it shows.
 * @param {Motion} motion
 */
export function momentsOf(motion) {
  if (motion.still) return { drawn: [0.5], order: [0] };
  const count = 4 * Math.round(((motion.seconds ?? SETTINGS.seconds) * SETTINGS.framesPerSecond) / 4);
  const frames = Array.from({ length: count }, (_, i) => sameFrame(motion, i, count));
  const drawn = [...new Set(frames)];
  return { drawn: drawn.map((i) => i / count), order: frames.map((i) => drawn.indexOf(i)) };
}

/**
 * The first frame that is identical to frame i.
 * @param {Motion} motion
 * @param {number} i
 * @param {number} count
 */
function sameFrame({ cycle, thereAndBack }, i, count) {
  const turns = cycle ? thereAndBack : 1;
  if (!turns) return i;
  const length = count / turns;
  const within = i % length;
  return i - within + Math.min(within, (length - within) % length);
}

/** The moment that the poster shows. @param {Motion} motion */
export const posterMoment = (motion) => motion.poster ?? 0.5;
