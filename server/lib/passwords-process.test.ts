import { execFile } from 'node:child_process';
import os from 'node:os';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { eventually } from '../test/eventually';
import { ServiceUnavailable } from './errors';
import { DEADLINE_MS, HashingProcess } from './passwords-process';

const run = promisify(execFile);

/** Pids of the hashing processes that this process has started. */
async function children(): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args='], { maxBuffer: 10_000_000 });
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+.*--eval.*$/.exec(line))
    .filter((match) => Number(match?.[2]) === process.pid)
    .map((match) => Number(match?.[1]));
}

test('hashes in one process of lower priority, which ends on close', async () => {
  const hashing = new HashingProcess(1);
  expect(await children()).toEqual([]);
  const hashes = await Promise.all([hashing.hash('one'), hashing.hash('two')]);
  const [pid, ...others] = await children();
  expect(others).toEqual([]);
  expect(os.getPriority(pid)).toBeGreaterThan(os.getPriority());
  expect(await hashing.verify(hashes[0], 'one')).toBe(true);
  expect(await hashing.verify(hashes[0], 'two')).toBe(false);
  await hashing.close();
  expect(await children()).toEqual([]);
});

test('ignores the signals that end a process group, because it ends with its parent', async () => {
  const hashing = new HashingProcess(1);
  const hash = await hashing.hash('one');
  const [pid] = await children();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.kill(pid!, signal);
  expect(await hashing.verify(hash, 'one')).toBe(true);
  expect(await children()).toEqual([pid]);
  await hashing.close();
});

test('fails pending calls when the process is killed, and starts another one for the next call', async () => {
  const hashing = new HashingProcess(1);
  const hash = await hashing.hash('one');
  const [pid] = await children();
  process.kill(pid!, 'SIGSTOP');
  const lost = hashing.verify(hash, 'one').catch((error: unknown) => error);
  process.kill(pid!, 'SIGKILL');
  expect(await lost).toBeInstanceOf(Error);
  expect(await eventually(() => hashing.verify(hash, 'one'))).toBe(true);
  expect(await children()).not.toContain(pid);
  await hashing.close();
});

test('fails calls that exceed the deadline, and replaces the process that hangs', async () => {
  const hashing = new HashingProcess(1);
  const hash = await hashing.hash('one');
  const [pid] = await children();
  process.kill(pid!, 'SIGSTOP');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = hashing.verify(hash, 'one').catch((error: unknown) => error);
  vi.advanceTimersByTime(DEADLINE_MS);
  vi.useRealTimers();
  expect(await late).toBeInstanceOf(ServiceUnavailable);
  expect(await hashing.verify(hash, 'one')).toBe(true);
  expect(await children()).not.toContain(pid);
  await hashing.close();
});

test('close does nothing if no process was started', async () => {
  await new HashingProcess(1).close();
  expect(await children()).toEqual([]);
});
