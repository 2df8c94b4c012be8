import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { TimedOut } from './errors';

/**
 * Ignores signals, because work may be in progress, and exits when the parent has ended. Where Linux schedules by session
 * (autogroup), the priority of a process counts within its own session only, so the script sets the priority of the
 * session as well.
 */
const frameOf = (priority: number) => `
try { require('node:fs').writeFileSync('/proc/self/autogroup', '${priority}'); } catch {}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', async ({ id, task }) => {
  const answer = await work(task).then((value) => ({ id, value }), ({ message }) => ({ id, reason: message }));
  if (process.connected) process.send(answer, () => {});
});
`;

interface Settings {
  /** Name of the task, for errors. */
  name: string;
  /** The work may become slower, requests must not. */
  priority: 'PRIORITY_LOW' | 'PRIORITY_BELOW_NORMAL';
  /** Source of a function `work`, which takes a task and returns a promise. */
  script: string;
  /** `process.argv` of the script, from 1 on. */
  args: readonly string[];
  /** All of its environment, because the process needs no secrets. */
  env: Record<string, string>;
  /** Maximum duration of a task. */
  deadlineMs: number;
  /** Time without a task after which the process ends, which gives its memory back; never by default. */
  idleMs?: number;
}

interface Answer {
  id: number;
  value?: unknown;
  reason?: string;
}

interface Waiter {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  deadline: NodeJS.Timeout;
}

/**
 * A separate process of low priority, because threads of this process would take processor time from all requests
 * (bench/logins-and-reads.mjs). It starts on first use, and again if it has ended.
 */
export class LowPriorityProcess {
  private child: ChildProcess | undefined;
  private readonly waiters = new Map<number, Waiter>();
  private lastId = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly settings: Settings) {}

  run(task: object): Promise<unknown> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => this.timeOut(child, id), this.settings.deadlineMs);
      this.waiters.set(id, { resolve, reject, deadline });
      child.channel?.ref();
      child.send({ id, task }, (error) => {
        if (error) this.answer({ id, reason: error.message });
      });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { child } = this;
    if (!child) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.ref();
      child.disconnect();
    });
  }

  private start(): ChildProcess {
    const { script, args, env } = this.settings;
    const priority = os.constants.priority[this.settings.priority];
    const child = spawn(process.execPath, ['--eval', script + frameOf(priority), ...args], {
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Unlike JSON, this has bytes.
      serialization: 'advanced',
      env,
    });
    setPriority(child, priority);
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
    if (this.waiters.size === 0) this.rest();
    if (value === undefined) waiter?.reject(new Error(`${this.settings.name}: ${reason ?? 'no answer'}`));
    else waiter?.resolve(value);
  }

  private rest(): void {
    const { child } = this;
    const { idleMs } = this.settings;
    child?.channel?.unref();
    if (!child || idleMs === undefined) return;
    this.idle = setTimeout(() => {
      this.child = undefined;
      child.disconnect();
    }, idleMs).unref();
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
function setPriority({ pid }: ChildProcess, priority: number): void {
  try {
    if (pid) os.setPriority(pid, priority);
  } catch {
    // The process has ended, or this is not allowed: it then works at normal priority.
  }
}
