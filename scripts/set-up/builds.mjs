import fs from 'node:fs';
import path from 'node:path';
import { processStart } from './process-start.mjs';

const BUILDS = 'dist';
const NAME = /^[0-9a-f]{12}$/;
const NAME_LENGTH = 12;
/** Old builds are kept for a while, for developers who switch between branches. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const USED_BY = '.used-by-';

/** @param {string} print fingerprint of the sources */
export function buildFolder(print) {
  return path.join(BUILDS, print.slice(0, NAME_LENGTH));
}

/**
 * Marks the build as used by this process until it exits.
 * @param {string} folder
 */
export function useBuild(folder) {
  const file = path.resolve(folder, USED_BY + process.pid);
  try {
    fs.writeFileSync(file, processStart(process.pid) ?? '');
    process.once('exit', () => fs.rmSync(file, { force: true }));
  } catch {
    // A user without write access cannot remove builds either.
  }
}

/**
 * Removes builds that were not started for KEPT_MS and are not in use.
 * @param {string} current
 */
export function removeOldBuilds(current) {
  const others = fs.readdirSync(BUILDS).filter((name) => NAME.test(name));
  for (const folder of others.map((name) => path.join(BUILDS, name))) {
    if (folder === current || !isOld(folder) || isUsed(folder)) continue;
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function isOld(folder) {
  return Date.now() - fs.statSync(folder).mtimeMs > KEPT_MS;
}

/** @param {string} folder */
function isUsed(folder) {
  const files = fs.readdirSync(folder).filter((name) => name.startsWith(USED_BY));
  return files.some((name) => {
    const pid = Number(name.slice(USED_BY.length));
    return processStart(pid) === fs.readFileSync(path.join(folder, name), 'utf8');
  });
}
