import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { START_ARGUMENTS } from '../../../scripts/start-arguments.mjs';
import { BLANK_SETTINGS } from '../../../scripts/test/blank-settings.mjs';

const START_MS = 60_000;

export interface Run {
  process: ChildProcess;
  address: string;
  /** Everything printed so far. */
  output: () => string;
  /** Resolves to the exit code when the process ends. */
  ended: Promise<number | null>;
}

export interface Site {
  /** A temporary data folder. */
  dataDirectory: string;
  port: number;
}

export async function createSite(): Promise<Site> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-process-'));
  return { dataDirectory, port: await freePort() };
}

/** Starts the built product as `npm start` does, without the settings in the environment and in `.env`. */
export function start(site: Site, env: Record<string, string> = {}, nodeArguments: string[] = []): Run {
  const child = spawn(process.execPath, [...nodeArguments, ...START_ARGUMENTS], {
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

/** Waits until /readyz returns 200; if the process ends instead, fails with its output. */
export async function untilReady(run: Run): Promise<void> {
  const state = async () =>
    run.process.exitCode === null
      ? String(await statusOf(`${run.address}/readyz`))
      : `ended: ${run.output()}`;
  await expect.poll(state, { timeout: START_MS }).toBe('200');
}

/** The HTTP status of a URL; 0 if there is no response. */
export async function statusOf(address: string): Promise<number> {
  try {
    return (await fetch(address)).status;
  } catch {
    return 0;
  }
}

/** Process id of the running PostgreSQL of this site; 0 if there is none. */
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
