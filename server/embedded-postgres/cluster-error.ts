/** An expected failure of the embedded PostgreSQL: the message says what happened and what to do about it. */
export class ClusterError extends Error {
  override name = 'ClusterError';
}

/** Advice that always applies, so messages about problems with this machine end with it. */
export const USE_ANOTHER_SERVER = 'set DATABASE_URL to a PostgreSQL server of your own';

const FOLDER_ADVICE: Record<string, string> = {
  EACCES: 'cannot be accessed by this user. Make it readable and writable',
  EPERM: 'belongs to another user. Change its owner to this user',
  EROFS: 'is on a read-only file system. Make it writable',
  ENOSPC: 'is on a disk with no space left. Free some space',
  EDQUOT: 'is over its disk quota. Free some space',
  ENOTDIR: 'is not a folder, or is inside a path that is a file. Remove that file',
  EEXIST: 'is not a folder, or is inside a path that is a file. Remove that file',
};

/** Turns a file system error into a ClusterError about the folder; returns any other error unchanged. */
export function folderError(error: unknown, folder: string): unknown {
  const advice = FOLDER_ADVICE[errorCode(error)];
  if (!advice) return error;
  return new ClusterError(
    `The data folder ${folder} ${advice}, set DATA_DIR to another folder, or ${USE_ANOTHER_SERVER}.`,
    { cause: error },
  );
}

/** The ClusterError for a folder that cannot be created at its path, for example below /proc. */
export function folderNotCreatable(folder: string, cause: unknown): ClusterError {
  return new ClusterError(
    `The data folder ${folder} cannot be created there. Set DATA_DIR to another folder, or ${USE_ANOTHER_SERVER}.`,
    { cause },
  );
}

const CODE_IN_OUTPUT: [RegExp, string][] = [
  [/No space left on device/, 'ENOSPC'],
  [/Disk quota exceeded/, 'EDQUOT'],
  [/Read-only file system/, 'EROFS'],
  [/Permission denied/, 'EACCES'],
];

/**
 * Finds a folder problem in the output of a PostgreSQL program; returns the same ClusterError as `folderError`, or
 * undefined if there is none.
 */
export function folderErrorInOutput(output: string, folder: string): ClusterError | undefined {
  const code = CODE_IN_OUTPUT.find(([pattern]) => pattern.test(output))?.[1];
  const error = code && folderError(Object.assign(new Error(output), { code }), folder);
  return error instanceof ClusterError ? error : undefined;
}

/** The code of a system or database error, or an empty string. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
