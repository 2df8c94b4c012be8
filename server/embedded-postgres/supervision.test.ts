import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Postmaster } from './postmaster';
import { identify, ourselves, signal } from './processes';
import { startCluster } from './start-cluster';
import { Supervisor } from './supervisor';
import { ChildProduct } from './testing/child-product';
import { FAST_FLAGS, eventually, isReachable, watchdogOf } from './testing/observe';
import { cleanUp, temporaryFolder } from './testing/temporary-folders';
import { waitUntil } from './wait';

const TEST_TIMEOUT_MS = 30_000;
const TIMER_ACCURACY_MS = 5;
const BUSY_MACHINE_MS = 1500;

const DEAD: Postmaster = { pid: process.pid, startedAt: 'another process', port: 1 };

afterAll(cleanUp);

describe(
  'a PostgreSQL server that dies while the product is running',
  { concurrent: true, timeout: TEST_TIMEOUT_MS },
  () => {
    it('is restarted on the same port each time, and is stopped at the end', async () => {
      const lines: string[] = [];
      const cluster = await startCluster({
        directory: temporaryFolder(),
        role: 'server',
        flags: FAST_FLAGS,
        onProgress: (line) => lines.push(line),
      });
      for (const _ of [1, 2]) {
        const { pid, url } = cluster;
        signal(pid, 'SIGKILL');
        await eventually('another postmaster runs', () => cluster.pid !== pid);
        await eventually('the same URL works', () => isReachable(url));
      }
      expect(lines.filter((line) => line.includes('stopped unexpectedly'))).toHaveLength(2);
      expect(lines.join('\n')).not.toContain(cluster.password);
      await cluster.stop();
      expect(identify(cluster.pid)).toBeUndefined();
    });

    it.runIf(process.platform === 'linux')('is restarted even if it was adopted', async () => {
      const directory = temporaryFolder();
      const child = await ChildProduct.start({ directory, role: 'server', flags: FAST_FLAGS });
      signal(watchdogOf(child.pid) ?? Number.NaN, 'SIGKILL');
      await child.kill();
      const cluster = await startCluster({ directory, role: 'server', flags: FAST_FLAGS });
      const { pid, url } = cluster;
      signal(pid, 'SIGKILL');
      await eventually('another postmaster runs', () => cluster.pid !== pid);
      await eventually('the same URL works', () => isReachable(url));
      await cluster.stop();
    });

    it('is reported only once while it cannot be restarted, and is restarted once it can be', async () => {
      const lines: string[] = [];
      const onProgress = (line: string) => lines.push(line);
      const directory = temporaryFolder();
      const cluster = await startCluster({ directory, role: 'server', flags: FAST_FLAGS, onProgress });
      signal(cluster.pid, 'SIGKILL');
      await eventually('its port is free', async () => !(await isReachable(cluster.url)));
      const stranger = net.createServer().listen(cluster.port, '127.0.0.1');
      const tries = () =>
        fs.readFileSync(path.join(directory, 'postgres.log'), 'utf8').split('Address already in use').length -
        1;
      await eventually('it fails to start twice', () => tries() >= 2);
      stranger.close();
      await eventually('the same URL works', () => isReachable(cluster.url));
      const complaint = `PostgreSQL did not start: another program uses its port ${cluster.port}. The log is ${directory}/postgres.log.`;
      expect(lines.filter((line) => line.includes('did not start'))).toEqual([complaint]);
      await cluster.stop();
    });

    it('is not restarted if the product stops at that moment', async () => {
      const directory = temporaryFolder();
      const cluster = await startCluster({ directory, role: 'server', flags: FAST_FLAGS });
      signal(cluster.pid, 'SIGKILL');
      await eventually('PostgreSQL is unreachable', async () => !(await isReachable(cluster.url)));
      await cluster.stop();
      expect(fs.existsSync(path.join(directory, 'owner.json'))).toBe(false);
      expect(await waitUntil(() => isReachable(cluster.url), 600)).toBe(false);
    });

    it('is restarted after 0.2, 0.5 and 1 second, and then every 2 seconds', async () => {
      const tries: number[] = [];
      const restart = () => {
        tries.push(Date.now());
        return tries.length < 4
          ? Promise.reject(new Error('no'))
          : Promise.resolve({ ...ourselves(), port: 1 });
      };
      const lines: string[] = [];
      let lostAt = 0;
      const report = (line: string) => {
        if (lines.push(line) === 1) lostAt = Date.now();
      };
      const supervisor = new Supervisor({ restart, report });
      supervisor.watch(DEAD);
      await eventually('four tries', () => tries.length === 4);
      supervisor.end();
      const pauses = tries.map((time, index) => time - (tries[index - 1] ?? lostAt));
      const wanted = [200, 500, 1000, 2000];
      const slack = pauses.map((pause, index) => pause - (wanted[index] ?? 0));
      expect(Math.min(...slack)).toBeGreaterThan(-TIMER_ACCURACY_MS);
      expect(Math.max(...slack)).toBeLessThan(BUSY_MACHINE_MS);
      expect(lines.filter((line) => line === 'no')).toHaveLength(1);
    }, 15_000);

    it('is noticed at once by the process that started it', () => {
      const child = new EventEmitter() as ChildProcess;
      const lines: string[] = [];
      const supervisor = new Supervisor({
        restart: () => Promise.resolve(undefined),
        report: (line) => lines.push(line),
      });
      supervisor.watch({ ...ourselves(), port: 1, child });
      child.emit('exit');
      supervisor.end();
      expect(lines).toEqual(['PostgreSQL stopped unexpectedly and is being restarted.']);
    });

    it('is not restarted once supervision has ended', async () => {
      let wasCalled = false;
      const restart = () => {
        wasCalled = true;
        return Promise.resolve(undefined);
      };
      const lines: string[] = [];
      const supervisor = new Supervisor({ restart, report: (line) => lines.push(line) });
      supervisor.watch(DEAD);
      await eventually('the loss is noticed', () => lines.length > 0);
      supervisor.end();
      expect(await waitUntil(() => wasCalled, 400)).toBe(false);
    });
  },
);
