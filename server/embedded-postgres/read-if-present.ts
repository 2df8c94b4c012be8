import { errorCode } from './cluster-error';

const ABSENT = ['ENOENT', 'ENOTDIR', 'ESRCH'];
const CLOSED = ['EACCES', 'EPERM'];

/**
 * Reads something about a process or a cluster; undefined if it does not exist. Any other error is thrown, because it
 * says nothing about what was to be read: with too many open files, a running process cannot be read either.
 */
export const readIfPresent = <T>(read: () => T): T | undefined => unless(ABSENT, read);

/** Like `readIfPresent`, but also undefined for what belongs to another user. */
export const readIfAccessible = <T>(read: () => T): T | undefined => unless([...ABSENT, ...CLOSED], read);

function unless<T>(codes: readonly string[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (codes.includes(errorCode(error))) return undefined;
    throw error;
  }
}
