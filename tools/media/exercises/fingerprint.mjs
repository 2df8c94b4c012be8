import { createHash } from 'node:crypto';
import path from 'node:path';
import { meshFingerprint } from './figure/mesh.mjs';
import { solvePose } from './figure/solve-pose.mjs';
import { momentsOf, posterMoment } from './moments.mjs';
import { poseAt, shapesOf } from './motions/motion.mjs';
import { SETTINGS } from './settings.mjs';
import { sourceWithoutComments } from './source-without-comments.mjs';

const RENDERER = ['camera', 'figure-mesh', 'prop-meshes', 'studio', 'page', 'video'];

/**
 * Hash of the inputs of a demonstration: poses, equipment, muscles, figure, renderer and settings.
 * @param {import('./motions/motion.mjs').Motion} motion
 * @param {Record<string, number>} strengths  of the highlighted muscles
 */
export function fingerprintOf(motion, strengths) {
  const hash = createHash('sha256').update(meshFingerprint()).update(rendererSource());
  const { drawn, order } = momentsOf(motion);
  hash.update(JSON.stringify([SETTINGS, motion.view, strengths, order, posterMoment(motion)]));
  for (const moment of [...drawn, posterMoment(motion)]) {
    const body = solvePose(poseAt(motion, moment));
    hash.update(JSON.stringify([body.at, body.turn, shapesOf(motion, body, moment)], rounded));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Rounds numbers, since their last digits may differ between machines without a visible effect. */
function rounded(_, value) {
  return typeof value === 'number' ? Number(value.toFixed(5)) : value;
}

function rendererSource() {
  const files = RENDERER.map((name) => path.join(import.meta.dirname, `render/${name}.mjs`));
  return files.map(sourceWithoutComments).join();
}
