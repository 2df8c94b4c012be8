/** The unknown state of a process or file that cannot be read at the moment must not count as its absence. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openFolder } from './cluster-paths';
import { liveOwner, Ownership } from './ownership';
import { readPostmasterFile } from './postmaster-file';
import { identify, ourselves } from './processes';
import { Supervisor } from './supervisor';
import { ChildProduct } from './testing/child-product';
import { FAST_FLAGS, eventually, isReachable } from './testing/observe';
import { cleanUp, endAll, temporaryFolder } from './testing/temporary-folders';

const TEST_TIMEOUT_MS = 30_000;
const OPEN_FILES_MAX = 200;
const POLLS_MS = 3000;

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await endAll();
});
afterAll(cleanUp);

function failReading(code: string) {
  const error = Object.assign(new Error(`${code}: cannot be read`), { code });
  return vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw error;
  });
}

describe.runIf(process.platform === 'linux')('a process', () => {
  it.each(['EMFILE', 'ENFILE', 'ENOMEM'])('is not taken for dead because of %s', (code) => {
    failReading(code);
    expect(() => identify(process.pid)).toThrow(code);
  });

  it.each(['ENOENT', 'ESRCH'])('is dead after %s', (code) => {
    failReading(code);
    expect(identify(process.pid)).toBeUndefined();
  });

  it('is watched further if its state cannot be read', () => {
    vi.useFakeTimers();
    const lines: string[] = [];
    const restart = () => Promise.resolve(undefined);
    const supervisor = new Supervisor({ restart, report: (line) => lines.push(line) });
    supervisor.watch({ ...ourselves(), port: 1 });
    const failing = failReading('EMFILE');
    vi.advanceTimersByTime(POLLS_MS);
    expect(lines).toEqual(['EMFILE: cannot be read']);
    failing.mockReturnValue('');
    vi.advanceTimersByTime(POLLS_MS);
    supervisor.end();
    expect(lines[1]).toBe('PostgreSQL stopped unexpectedly and is being restarted.');
  });
});

describe('a cluster', () => {
  it('keeps its owner and its postmaster if their files cannot be read', () => {
    const paths = openFolder(temporaryFolder());
    const ownership = new Ownership(paths, 'server');
    ownership.claim();
    failReading('EMFILE');
    for (const read of [() => ownership.isOurs(), () => liveOwner(paths), () => readPostmasterFile(paths)])
      expect(read).toThrow('EMFILE');
  });

  it('has no owner and no postmaster without their files', () => {
    const paths = openFolder(temporaryFolder());
    expect(new Ownership(paths, 'server').isOurs()).toBe(false);
    expect([liveOwner(paths), readPostmasterFile(paths)]).toEqual([undefined, undefined]);
  });

  it.runIf(process.platform === 'linux')(
    'is restarted once its process has file descriptors again',
    async () => {
      const directory = temporaryFolder();
      const wrapper = ['sh', '-c', `ulimit -n ${OPEN_FILES_MAX} && exec "$@"`, 'limited'];
      const child = await ChildProduct.start({ directory, role: 'server', flags: FAST_FLAGS }, { wrapper });
      const { url, pid } = await child.started();
      await child.openAllFiles();
      process.kill(pid, 'SIGKILL');
      await eventually('a restart fails', () => child.progress.some((line) => line.includes('EMFILE')));
      child.closeFiles();
      await eventually('the same URL works', () => isReachable(url));
      await child.stop();
      expect(fs.existsSync(path.join(directory, 'owner.json'))).toBe(false);
    },
    TEST_TIMEOUT_MS,
  );
});
