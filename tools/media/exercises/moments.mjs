/** The frames of a loop. What goes back the way it came needs half of them drawn. */
import { SETTINGS } from './settings.mjs';

/** @typedef {import('./motions/motion.mjs').Motion} Motion */

/**
 * The moments that are drawn, and which of them each frame of the loop shows.
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
 * The first frame that shows the same as frame i.
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

/** The moment that tells most about an exercise, for the poster. @param {Motion} motion */
export const posterMoment = (motion) => motion.poster ?? 0.5;
