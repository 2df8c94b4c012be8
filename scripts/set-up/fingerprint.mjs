import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Hash over the names and contents of files and of whole folders, and over the platform.
 * @param {string[]} places
 */
export function fingerprint(places) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  for (const file of places.flatMap(filesIn)) hash.update(`\0${file}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

const TEST = /\.test\.tsx?$/;

/**
 * Tests are no part of what is installed or built, nor is what is neither file nor folder: editors keep locks as
 * links that lead nowhere.
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
 * Whether the mark file says that this fingerprint was finished.
 * @param {string} mark
 * @param {string} print
 */
export function isDone(mark, print) {
  return fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === print;
}
