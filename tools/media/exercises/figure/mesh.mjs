/** The figure's mesh, which is rebuilt when its inputs have changed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sourceWithoutComments } from '../source-without-comments.mjs';
import { DIGITS } from './hand-shape.mjs';
import { BONES, JOINTS, PARENT } from './skeleton.mjs';

const PROGRAM = path.join(import.meta.dirname, 'build-mesh.py');
export const MESH_FOLDER = path.join(import.meta.dirname, '../../../../.data/figure');
/** Edge length of a marching cube, in metres. */
const CELLS = { body: '0.011', hands: '0.0038' };
const SKELETON = {
  bones: BONES,
  joints: JOINTS,
  parent: PARENT,
  radii: Object.fromEntries(Object.entries(DIGITS).map(([digit, { radii }]) => [digit, radii])),
};

/** Hash of the inputs of the mesh. */
export function meshFingerprint() {
  const inputs = [sourceWithoutComments(PROGRAM), JSON.stringify(SKELETON), ...Object.values(CELLS)];
  return inputs.reduce((hash, input) => hash.update(input), createHash('sha256')).digest('hex');
}

export function ensureMesh() {
  const stamp = path.join(MESH_FOLDER, 'made-of');
  const fingerprint = meshFingerprint();
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint) return;
  fs.mkdirSync(MESH_FOLDER, { recursive: true });
  const skeleton = path.join(MESH_FOLDER, 'skeleton.json');
  fs.writeFileSync(skeleton, JSON.stringify(SKELETON));
  // Debian's Python, since another one in the PATH may lack the packages.
  execFileSync('/usr/bin/python3', [PROGRAM, skeleton, MESH_FOLDER, CELLS.body, CELLS.hands], {
    stdio: 'inherit',
  });
  fs.writeFileSync(stamp, fingerprint);
}
