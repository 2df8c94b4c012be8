import fs from 'node:fs';
import path from 'node:path';
import { folderError } from './cluster-error';

/** Everything a cluster keeps, in one folder that only its owner may enter. */
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

/** Creates the folder when missing, closes it to others, and names what is in it. */
export function openFolder(directory: string): ClusterPaths {
  const wanted = path.resolve(directory);
  try {
    fs.mkdirSync(wanted, { recursive: true, mode: PRIVATE_FOLDER });
    const isPrivate = (fs.statSync(wanted).mode & 0o777) === PRIVATE_FOLDER;
    if (!isPrivate) fs.chmodSync(wanted, PRIVATE_FOLDER);
    return pathsIn(fs.realpathSync(wanted));
  } catch (error) {
    throw folderError(error, wanted);
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
