import { spawnSync } from 'node:child_process';

/** Sorts pre-releases, such as v1.0.0-rc.1, before their release. */
const BY_VERSION = ['-c', 'versionsort.suffix=-', 'tag', '--list', 'v[0-9]*', '--sort=-version:refname'];

/**
 * The newest tag of a version. None before the first release, in a shallow clone without tags, and outside git.
 * @param {string} [folder] of the repository
 * @returns {string | undefined}
 */
export function lastRelease(folder = '.') {
  const { stdout } = spawnSync('git', BY_VERSION, { cwd: folder, encoding: 'utf8' });
  return stdout?.split('\n').find(Boolean);
}
