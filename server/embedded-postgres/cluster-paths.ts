import fs from 'node:fs';
import path from 'node:path';
import { errorCode, folderError, folderNotCreatable } from './cluster-error';

/** Paths of everything that belongs to a cluster, in one folder that only its owner may enter. */
export interface ClusterPaths {
  directory: string;
  data: string;
  postmasterFile: string;
  password: string;
  log: string;
  owner: string;
  startLock: string;
}

const PRIVATE_FOLDER = 0o700;

/** Creates the folder if it is missing, makes it private, and returns the paths in it. */
export function openFolder(directory: string): ClusterPaths {
  const wanted = path.resolve(directory);
  try {
    makeFolder(wanted);
    const isPrivate = (fs.statSync(wanted).mode & 0o777) === PRIVATE_FOLDER;
    if (!isPrivate) fs.chmodSync(wanted, PRIVATE_FOLDER);
    return pathsIn(fs.realpathSync(wanted));
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? folderNotCreatable(wanted, error) : folderError(error, wanted);
  }
}

function pathsIn(directory: string): ClusterPaths {
  const data = path.join(directory, 'data');
  return {
    directory,
    data,
    postmasterFile: path.join(data, 'postmaster.pid'),
    password: path.join(directory, 'password'),
    log: path.join(directory, 'postgres.log'),
    owner: path.join(directory, 'owner.json'),
    startLock: path.join(directory, 'start.lock'),
  };
}

/** Does not use the option `recursive`, which hangs on a file system that refuses new folders, such as /proc. */
function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { mode: PRIVATE_FOLDER });
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && fs.statSync(folder).isDirectory()) return;
    if (errorCode(error) !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    makeFolder(path.dirname(folder));
    fs.mkdirSync(folder, { mode: PRIVATE_FOLDER });
  }
}
