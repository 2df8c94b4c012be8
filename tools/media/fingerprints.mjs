/**
 * Stores in made-of.json a hash of the inputs of each picture. Modification times would not be sufficient: a changed crop
 * does not change the master, and in a fresh clone all files have the same time.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const RECORD = path.join(import.meta.dirname, 'made-of.json');

/** @type {Record<string, string>} */
const record = fs.existsSync(RECORD) ? JSON.parse(fs.readFileSync(RECORD, 'utf8')) : {};

/**
 * Hash of everything that affects a picture.
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
export function isUpToDate(picture, fingerprint) {
  return record[picture] === fingerprint;
}

/**
 * Called after each picture, so that an interrupted run can be resumed.
 * @param {string} picture `<group>/<name>`
 * @param {string} fingerprint
 */
export function saveFingerprint(picture, fingerprint) {
  record[picture] = fingerprint;
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
  fs.writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}
