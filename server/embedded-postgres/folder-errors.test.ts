import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openFolder } from './cluster-paths';
import { createDataFolder } from './data-folder';
import { ClusterError, startCluster, type ClusterOptions } from './start-cluster';
import { ChildProduct } from './testing/child-product';
import { FAST_FLAGS, isReachable } from './testing/observe';
import { cleanUp, temporaryFolder } from './testing/temporary-folders';

const TEST_TIMEOUT_MS = 30_000;
const NOBODY = 65534;

const isRoot = process.getuid?.() === 0;
const canMount = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0;

afterAll(cleanUp);

const start = (directory: string, more: Partial<ClusterOptions> = {}) =>
  startCluster({ directory, role: 'server', flags: FAST_FLAGS, ...more });

async function failureOf(starting: Promise<unknown>): Promise<string> {
  const failure = await starting.then(
    () => new Error('it started'),
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ClusterError);
  return failure instanceof Error ? failure.message : '';
}

/** Runs a command in a mount namespace in which the folder is a small disk of its own. */
const onSmallDisk = (folder: string, size: string, prepare: string) => {
  const script = `mount -t tmpfs -o size=${size},mode=700 small "$0" && ${prepare} && exec "$@"`;
  return { wrapper: ['unshare', '--mount', 'sh', '-c', script, folder] };
};

describe('a data folder that cannot be written', { concurrent: true, timeout: TEST_TIMEOUT_MS }, () => {
  it('is reported when it is a file or below one', async () => {
    const file = path.join(temporaryFolder(), 'file');
    fs.writeFileSync(file, 'precious');
    for (const directory of [file, path.join(file, 'below')]) {
      expect(await failureOf(start(directory))).toBe(
        `The data folder ${directory} is not a folder, or is inside a path that is a file. Remove that file, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server of your own.`,
      );
    }
    expect(fs.readFileSync(file, 'utf8')).toBe('precious');
  });

  it.runIf(process.platform === 'linux')('is reported when it cannot be created at its path', async () => {
    expect(await failureOf(start('/proc/bhor/postgres'))).toBe(
      'The data folder /proc/bhor/postgres cannot be created there. Set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  });

  it('is reported when it belongs to another user', async () => {
    const parent = temporaryFolder();
    const directory = path.join(parent, 'postgres');
    fs.chmodSync(parent, 0o500);
    const ids = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    if (isRoot) fs.chmodSync(parent, 0o755);
    const child = await ChildProduct.begin({ directory, role: 'server' }, ids);
    expect(await child.failure()).toBe(
      `The data folder ${directory} cannot be accessed by this user. Make it readable and writable, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
    fs.chmodSync(parent, 0o700);
    expect(fs.existsSync(directory)).toBe(false);
  });

  it.runIf(canMount)('is reported when it is mounted read-only', async () => {
    const directory = temporaryFolder();
    const disk = onSmallDisk(directory, '1m', 'touch "$0/precious" && mount -o remount,ro "$0"');
    const child = await ChildProduct.begin({ directory, role: 'server' }, disk);
    expect(await child.failure()).toContain(
      `The data folder ${directory} is on a read-only file system. Make it writable, set DATA_DIR`,
    );
  });

  it.runIf(canMount)('is reported when its disk fills up while it is created', async () => {
    const directory = temporaryFolder();
    const child = await ChildProduct.begin(
      { directory, role: 'server' },
      onSmallDisk(directory, '8m', 'true'),
    );
    expect(await child.failure()).toContain(
      `The data folder ${directory} is on a disk with no space left. Free some space, set DATA_DIR`,
    );
  });

  it.runIf(canMount)('is reported when its disk is full', async () => {
    const directory = temporaryFolder();
    const fill = '{ cat /dev/zero > "$0/filling" 2>/dev/null; true; }';
    const child = await ChildProduct.begin({ directory, role: 'server' }, onSmallDisk(directory, '1m', fill));
    expect(await child.failure()).toContain(`The data folder ${directory} is on a disk with no space left.`);
  });
});

describe('a data folder that cannot be used', { concurrent: true, timeout: TEST_TIMEOUT_MS }, () => {
  it('is reported with the missing file and the alternatives when its password is lost', async () => {
    const directory = folderWith({ 'data/PG_VERSION': '18\n' });
    await expect(start(directory)).rejects.toThrow(
      `The file ${directory}/password with the password of the database is missing or empty. Restore it, or remove the data folder ${directory}/data to start from scratch.`,
    );
  });

  it('is reported when its data is of another major version', async () => {
    const directory = folderWith({ 'data/PG_VERSION': '16\n', password: 'x' });
    await expect(start(directory)).rejects.toThrow(/was made by PostgreSQL 16, but this is PostgreSQL 18\./);
  });

  it('is reported when PG_VERSION is missing, and is left unchanged', async () => {
    const directory = folderWith({ 'data/precious': 'data', password: 'x' });
    await expect(start(directory)).rejects.toThrow(/its file PG_VERSION is missing/);
    expect(fs.readdirSync(path.join(directory, 'data'))).toEqual(['precious']);
  });
});

describe('a failure of PostgreSQL', { concurrent: true, timeout: TEST_TIMEOUT_MS }, () => {
  it('to start is reported with its reason and the log file, and leaves no claim', async () => {
    const directory = temporaryFolder();
    const message = await failureOf(start(directory, { flags: [...FAST_FLAGS, 'no_such_setting=1'] }));
    expect(message).toBe(
      `PostgreSQL did not start: unrecognized configuration parameter "no_such_setting". The log is ${directory}/postgres.log.`,
    );
    expect(fs.readdirSync(directory).sort()).toEqual(['data', 'password', 'postgres.log']);
    const cluster = await start(directory);
    expect(await isReachable(cluster.url)).toBe(true);
    await cluster.stop();
  });

  it('to create the data folder is reported with the end of its output', async () => {
    const paths = openFolder(temporaryFolder());
    const initdb = path.join(paths.directory, 'initdb');
    const script =
      '#!/bin/sh\necho "creating subdirectories ... ok"\necho "initdb: error: the moon is in the wrong phase" >&2\nexit 1\n';
    fs.writeFileSync(initdb, script, { mode: 0o755 });
    const binaries = { initdb, postgres: '', majorVersion: '18' };
    const message = await failureOf(
      createDataFolder({ paths, binaries, runAs: { prefix: [] }, isDurable: false }),
    );
    expect(message).toContain(`The database in ${paths.directory} could not be created:`);
    expect(message).toContain('initdb: error: the moon is in the wrong phase. Set DATA_DIR');
    expect(message).not.toContain(fs.readFileSync(paths.password, 'utf8').trim());
  });
});

function folderWith(files: Record<string, string>): string {
  const directory = temporaryFolder();
  fs.mkdirSync(path.join(directory, 'data'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(directory, name), text);
  return directory;
}
