/**
 * Remembers in made-of.json what each picture was made of. Times of files would not do: a changed crop leaves the
 * master as it is, and a fresh clone gives every file the same time.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const RECORD = path.join(import.meta.dirname, 'made-of.json');

/** @type {Record<string, string>} */
const record = fs.existsSync(RECORD) ? JSON.parse(fs.readFileSync(RECORD, 'utf8')) : {};

/**
 * The same as long as the master and everything else that decides how the picture looks are.
 * @param {string} master path of the master
 * @param {object} settings crop, sizes, qualities
 */
export function fingerprintOf(master, settings) {
  return createHash('sha256')
    .update(JSON.stringify(settings))
    .update(fs.readFileSync(master))
    .digest('hex')
    .slice(0, 16);
}

/**
 * @param {string} picture `<group>/<name>`
 * @param {string} fingerprint
 */
export function isMadeOf(picture, fingerprint) {
  return record[picture] === fingerprint;
}

/**
 * Written at once, so that a run that is broken off goes on where it stopped.
 * @param {string} picture `<group>/<name>`
 * @param {string} fingerprint
 */
export function rememberMadeOf(picture, fingerprint) {
  record[picture] = fingerprint;
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
  fs.writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}
