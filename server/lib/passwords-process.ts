import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import os from 'node:os';
import { SECOND_MS } from '#common/time';
import { TimedOut } from './errors';

/** Computes argon2 hashes. */
export interface Hashing {
  hash(password: string): Promise<string>;
  verify(known: string, password: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The minimum that OWASP recommends: 19 MiB, two passes, one lane. */
export const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Log-ins may become slower, other requests must not. */
const PRIORITY = os.constants.priority.PRIORITY_LOW;

/**
 * Ignores signals, because log-ins may be in progress, and exits when the parent has ended. Where Linux
 * schedules by session (autogroup), the priority of a process counts within its own session only, so the script
 * sets the priority of the session as well.
 */
const SCRIPT = `
const { argon2id, hash, verify } = require(process.argv[1]);
const parameters = { type: argon2id, ...JSON.parse(process.argv[2]) };
try { require('node:fs').writeFileSync('/proc/self/autogroup', process.argv[3]); } catch {}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', async ({ id, known, password }) => {
  const work = known === undefined ? hash(password, parameters) : verify(known, password);
  const answer = await work.then((value) => ({ id, value }), ({ message }) => ({ id, reason: message }));
  if (process.connected) process.send(answer, () => {});
});
`;

/** Timeout for one hash, which takes a tenth of a second, or seconds on a busy machine. */
export const DEADLINE_MS = 30 * SECOND_MS;

interface Task {
  password: string;
  /** The hash to verify against; without it a new hash is computed. */
  known?: string;
}

interface Answer {
  id: number;
  value?: string | boolean;
  reason?: string;
}

interface Waiter {
  resolve: (value: string | boolean) => void;
  reject: (error: Error) => void;
  deadline: NodeJS.Timeout;
}

/**
 * Hashes in a separate process of low priority, because threads of this process would take processor time from all
 * requests (bench/logins-and-reads.mjs). The process starts on first use, and again if it has ended.
 */
export class HashingProcess implements Hashing {
  private child: ChildProcess | undefined;
  private readonly waiters = new Map<number, Waiter>();
  private lastId = 0;

  constructor(private readonly threads: number) {}

  hash(password: string): Promise<string> {
    return this.run({ password }) as Promise<string>;
  }

  verify(known: string, password: string): Promise<boolean> {
    return this.run({ known, password }) as Promise<boolean>;
  }

  async close(): Promise<void> {
    const { child } = this;
    if (!child) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.ref();
      child.disconnect();
    });
  }

  private run(task: Task): Promise<string | boolean> {
    const child = (this.child ??= this.start());
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => this.timeOut(child, id), DEADLINE_MS);
      this.waiters.set(id, { resolve, reject, deadline });
      child.channel?.ref();
      child.send({ id, ...task }, (error) => {
        if (error) this.answer({ id, reason: error.message });
      });
    });
  }

  private start(): ChildProcess {
    const argon2 = createRequire(import.meta.url).resolve('argon2');
    const args = ['--eval', SCRIPT, argon2, JSON.stringify(PARAMETERS), String(PRIORITY)];
    const child = spawn(process.execPath, args, {
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Only this variable, because the process needs no secrets.
      env: { UV_THREADPOOL_SIZE: String(this.threads) },
    });
    lowerPriority(child);
    // An idle process must not keep this one from ending.
    child.unref();
    child.channel?.unref();
    child.on('message', (answer) => this.answer(answer as Answer));
    child.once('error', (error) => this.dropChild(child, error.message));
    child.once('exit', (code, signal) => this.dropChild(child, `ended with ${signal ?? code}`));
    return child;
  }

  private answer({ id, value, reason }: Answer): void {
    const waiter = this.waiters.get(id);
    this.waiters.delete(id);
    clearTimeout(waiter?.deadline);
    if (this.waiters.size === 0) this.child?.channel?.unref();
    if (value === undefined) waiter?.reject(new Error(`argon2: ${reason ?? 'no answer'}`));
    else waiter?.resolve(value);
  }

  /** Kills a process that hangs, so all its pending tasks fail. The next task starts another process. */
  private timeOut(child: ChildProcess, id: number): void {
    this.waiters.get(id)?.reject(new TimedOut());
    this.waiters.delete(id);
    child.kill('SIGKILL');
    this.dropChild(child, 'hung');
  }

  private dropChild(child: ChildProcess, reason: string): void {
    if (child !== this.child) return;
    this.child = undefined;
    for (const id of [...this.waiters.keys()]) this.answer({ id, reason });
  }
}

/** Must run before the process starts threads, because they inherit its priority. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) os.setPriority(pid, PRIORITY);
  } catch {
    // The process has ended, or this is not allowed: it then works at normal priority.
  }
}
