import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { identify, signal } from './processes';
import { ClusterError, startCluster, type ClusterOptions } from './start-cluster';
import { ChildProduct, bundle } from './testing/child-product';
import { FAST_FLAGS, eventually, isReachable, watchdogOf } from './testing/observe';
import { cleanUp, endAll, temporaryFolder } from './testing/temporary-folders';

const TEST_TIMEOUT_MS = 30_000;
const onLinux = it.runIf(process.platform === 'linux');

const start = (role: ClusterOptions['role'], folder = directory) =>
  startCluster({ directory: folder, role, flags: FAST_FLAGS });
const startElsewhere = (role: ClusterOptions['role']) =>
  ChildProduct.start({ directory, role, flags: FAST_FLAGS });

const directory = temporaryFolder();

afterEach(endAll);
afterAll(cleanUp);

describe('the owner of a cluster', { timeout: TEST_TIMEOUT_MS }, () => {
  it('is a single server: a second one is refused with the reason, and a tool only joins', async () => {
    const child = await startElsewhere('server');
    const { url, pid } = await child.started();

    const refusal = start('server');
    await expect(refusal).rejects.toBeInstanceOf(ClusterError);
    await expect(refusal).rejects.toThrow(
      `Another Bhor (process ${child.pid}) already uses the data in ${directory}. Stop it, or set DATA_DIR to another folder.`,
    );
    const tool = await start('tool');
    expect(tool).toMatchObject({ adopted: true, url, pid });
    await tool.stop();
    expect(await isReachable(url)).toBe(true);
    await child.stop();
    expect(await isReachable(url)).toBe(false);
  });

  it('is the server that starts after a tool, which then stops nothing', async () => {
    const child = await startElsewhere('tool');
    const server = await start('server');
    expect(server).toMatchObject({ adopted: true, pid: (await child.started()).pid });
    await child.stop();
    expect(await isReachable(server.url)).toBe(true);
    await server.stop();
    expect(await isReachable(server.url)).toBe(false);
  });

  onLinux('is that server for the watchdog of the tool, too', async () => {
    const child = await startElsewhere('tool');
    const watchdog = watchdogOf(child.pid) ?? Number.NaN;
    const server = await start('server');
    await child.kill();
    await eventually('the watchdog of the tool has ended', () => identify(watchdog) === undefined);
    expect(await isReachable(server.url)).toBe(true);
    await server.stop();
  });

  it('is a tool if the tool started the cluster, which it then stops', async () => {
    const tool = await start('tool');
    expect(tool.adopted).toBe(false);
    await tool.stop();
    expect(await isReachable(tool.url)).toBe(false);
  });

  it('is not a process that merely has the pid of a dead owner', async () => {
    const stranger = spawn('sleep', ['60']);
    const record = { pid: stranger.pid, role: 'server', startedAt: 'long ago', claim: 'x' };
    fs.writeFileSync(path.join(directory, 'owner.json'), `${JSON.stringify(record)}\n`);
    const server = await start('server');
    await server.stop();
    stranger.kill();
  });

  it('may start again in the same process, after which the earlier start stops nothing', async () => {
    const first = await start('server');
    const second = await start('server');
    expect(second).toMatchObject({ adopted: true, pid: first.pid });
    await first.stop();
    expect(await isReachable(second.url)).toBe(true);
    await second.stop();
  });

  it('restarts a killed PostgreSQL for a tool that starts meanwhile', async () => {
    const child = await startElsewhere('server');
    const { pid, url } = await child.started();
    signal(pid, 'SIGKILL');
    await eventually('PostgreSQL is unreachable', async () => !(await isReachable(url)));
    const tool = await start('tool');
    expect(tool).toMatchObject({ adopted: true, url });
    expect(tool.pid).not.toBe(pid);
  });

  it('can stop after its folder was removed', async () => {
    const folder = temporaryFolder();
    const server = await start('server', folder);
    fs.rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 50 });
    await server.stop();
    expect(identify(server.pid)).toBeUndefined();
  });
});

describe('the start lock', { timeout: TEST_TIMEOUT_MS }, () => {
  it('lets one of several concurrent starts create the cluster and the others join it', async () => {
    const folder = temporaryFolder();
    const options = { directory: folder, role: 'tool', flags: FAST_FLAGS } as const;
    const children = await Promise.all([1, 2, 3].map(() => ChildProduct.begin(options)));
    const outcomes = await Promise.all(children.map((child) => child.started()));
    expect(outcomes.filter(({ created }) => created)).toHaveLength(1);
    expect(outcomes.filter(({ adopted }) => adopted)).toHaveLength(2);
    expect(new Set(outcomes.map(({ pid }) => pid)).size).toBe(1);
  });

  it('passes from a dead holder to exactly one waiting process', async () => {
    const folder = temporaryFolder();
    const journal = path.join(folder, 'journal');
    const script = await bundle('lock-child');
    const run = promisify(execFile);
    const [processes, rounds] = [[1, 2, 3, 4, 5, 6], 15];
    const args = [script, path.join(folder, 'locked'), journal, String(rounds)];
    await Promise.all(processes.map(() => run(process.execPath, args)));
    const steps = fs.readFileSync(journal, 'utf8').trim().split('\n');
    expect(steps).toHaveLength(2 * processes.length * rounds);
    const overlaps = steps.filter(
      (step, index) => index % 2 === 1 && step !== steps[index - 1]?.replace('enter', 'leave'),
    );
    expect(overlaps).toEqual([]);
  });
});
