import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { identify, signal } from './processes';
import { ChildProduct } from './testing/child-product';
import { FAST_FLAGS, eventually, isReachable, processStat, watchdogOf } from './testing/observe';
import { cleanUp, endAll, temporaryFolder } from './testing/temporary-folders';

const TEST_TIMEOUT_MS = 30_000;

const startServer = () => ChildProduct.start({ directory, role: 'server', flags: FAST_FLAGS });

async function expectCleanEnd(pid: number): Promise<void> {
  await eventually('PostgreSQL ends', () => identify(pid) === undefined);
  const log = fs.readFileSync(path.join(directory, 'postgres.log'), 'utf8');
  expect(log).toContain(`[${pid}] LOG:  database system is shut down`);
}

const directory = temporaryFolder();

afterEach(endAll);
afterAll(cleanUp);

describe.runIf(process.platform === 'linux')('the watchdog', { timeout: TEST_TIMEOUT_MS }, () => {
  it('stops PostgreSQL cleanly when Node is killed', async () => {
    const child = await startServer();
    await child.kill();
    await expectCleanEnd((await child.started()).pid);
  });

  it('stops it when Node exits because nothing is left to do, which the cluster does not prevent', async () => {
    const child = await startServer();
    child.endInput();
    await expectCleanEnd((await child.started()).pid);
  });

  it('survives the signals that end a terminal session', async () => {
    const child = await startServer();
    const watchdog = watchdogOf(child.pid) ?? Number.NaN;
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) signal(watchdog, name);
    await child.kill();
    await expectCleanEnd((await child.started()).pid);
  });

  it('runs, like PostgreSQL, outside the process group that Ctrl-C ends', async () => {
    const child = await startServer();
    const { pid, url } = await child.started();
    expect(processStat(watchdogOf(child.pid) ?? Number.NaN).group).not.toBe(child.pid);
    expect(processStat(pid).group).not.toBe(child.pid);
    process.kill(-child.pid, 'SIGINT');
    await child.next('interrupted');
    expect(await isReachable(url)).toBe(true);
  });

  it('guards an adopted PostgreSQL, too', async () => {
    const first = await startServer();
    signal(watchdogOf(first.pid) ?? Number.NaN, 'SIGKILL');
    await first.kill();
    const second = await startServer();
    const { adopted, pid } = await second.started();
    expect(adopted).toBe(true);
    await second.kill();
    await expectCleanEnd(pid);
  });

  it('guards the PostgreSQL that replaced a killed one', async () => {
    const child = await startServer();
    const { pid, url } = await child.started();
    signal(pid, 'SIGKILL');
    await eventually('PostgreSQL runs again', () =>
      child.progress.some((line) => line.includes('running again')),
    );
    expect(await isReachable(url)).toBe(true);
    const replacement = Number(
      fs.readFileSync(path.join(directory, 'data', 'postmaster.pid'), 'utf8').split('\n')[0],
    );
    await child.kill();
    await expectCleanEnd(replacement);
  });
});
