import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Hash of the platform and of the names and contents of files and folders.
 * @param {string[]} places
 */
export function fingerprint(places) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  for (const file of places.flatMap(filesIn)) hash.update(`\0${file}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

const TEST = /\.test\.tsx?$/;

/**
 * Lists files recursively. Skips tests, which are not part of the build, and everything that is neither a file nor a
 * folder, since some editors create dangling symbolic links as lock files.
 * @param {string} place
 * @returns {string[]}
 */
function filesIn(place) {
  const found = fs.lstatSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.isFile() ? [place] : [];
  const entries = fs.readdirSync(place).sort();
  return entries.filter((entry) => !TEST.test(entry)).flatMap((entry) => filesIn(path.join(place, entry)));
}

/**
 * Whether the marker file contains this fingerprint.
 * @param {string} mark
 * @param {string} print
 */
export function isDone(mark, print) {
  return fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === print;
}
