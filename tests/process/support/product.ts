import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { BLANK_SETTINGS } from '../../../scripts/test/blank-settings.mjs';

const START_MS = 60_000;

export interface Run {
  process: ChildProcess;
  address: string;
  /** Everything that it printed so far. */
  output: () => string;
  /** Exit code, once it has ended. */
  ended: Promise<number | null>;
}

export interface Site {
  /** A data folder and a port of its own. */
  dataDirectory: string;
  port: number;
}

export async function createSite(): Promise<Site> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-process-'));
  return { dataDirectory, port: await freePort() };
}

/** Starts the built product as `npm start` does; settings of the caller's environment or of `.env` do not reach it. */
export function start(site: Site, env: Record<string, string> = {}, nodeArguments: string[] = []): Run {
  const child = spawn(process.execPath, [...nodeArguments, 'scripts/start.mjs'], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...BLANK_SETTINGS,
      PORT: String(site.port),
      DATA_DIR: site.dataDirectory,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  return {
    process: child,
    address: `http://localhost:${site.port}`,
    output: () => printed,
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
  };
}

/** Waits until the product serves; fails with what it printed when it ends instead. */
export async function untilReady(run: Run): Promise<void> {
  const state = async () =>
    run.process.exitCode === null
      ? String(await statusOf(`${run.address}/readyz`))
      : `ended: ${run.output()}`;
  await expect.poll(state, { timeout: START_MS }).toBe('200');
}

/** HTTP status at an address, 0 when nobody answers. */
export async function statusOf(address: string): Promise<number> {
  try {
    return (await fetch(address)).status;
  } catch {
    return 0;
  }
}

/** Process number of the PostgreSQL that keeps this site's data, 0 when there is none. */
export function postmasterOf(site: Site): number {
  try {
    const file = path.join(site.dataDirectory, 'postgres/data/postmaster.pid');
    const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return 0;
  }
}

export async function stop(run: Run): Promise<void> {
  run.process.kill('SIGINT');
  await run.ended;
}

export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
