import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { readIfAccessible } from './read-if-present';

/** Identifies one process, as opposed to a later one with the same pid. */
export interface ProcessIdentity {
  pid: number;
  /** Opaque; differs between all processes that have had the same pid. */
  startedAt: string;
}

/**
 * The identity of a process; undefined unless it is running. A zombie does not count as running, although it can
 * still receive signals. Throws if it cannot be found out at the moment.
 */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? startOnLinux(pid) : startFromPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

/** Whether exactly this process is still running. Throws if it cannot be found out at the moment. */
export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startedAt === identity.startedAt;
}

/** The identity of this Node process. */
export function ourselves(): ProcessIdentity {
  return identify(process.pid) ?? { pid: process.pid, startedAt: 'unknown' };
}

/** Whether the pid is in use at all, even by a zombie. */
export function isPidTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Sends a signal, unless the process has ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended, which is what the signals here are for.
  }
}

/** Whether the process is the postmaster that serves this data folder. */
export function isPostmasterOf(pid: number, dataFolder: string): boolean {
  const command = commandOf(pid);
  if (!/(^|\/)postgres /.test(command)) return false;
  return command.includes(` -D ${dataFolder} `) || workingFolderOf(pid) === dataFolder;
}

/** On Linux read from /proc, because slim images have no `ps`. */
function commandOf(pid: number): string {
  if (process.platform !== 'linux') return `${ps(pid, 'command=')} `;
  return readProc(pid, 'cmdline').replaceAll('\0', ' ');
}

/** The working directory of PostgreSQL is its data folder, even after that folder was renamed. */
function workingFolderOf(pid: number): string {
  return readIfAccessible(() => fs.readlinkSync(`/proc/${pid}/cwd`)) ?? '';
}

const STATE_FIELD = 0;
const START_TIME_FIELD = 19;

function startOnLinux(pid: number): string | undefined {
  const stat = readProc(pid, 'stat');
  // The program name comes before these fields, in parentheses, and may contain spaces and parentheses itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[STATE_FIELD];
  const startTime = fields[START_TIME_FIELD];
  if (startTime === undefined || state === 'Z' || state === 'X') return undefined;
  return `${bootId()}/${startTime}`;
}

function startFromPs(pid: number): string | undefined {
  const state = ps(pid, 'stat=');
  return state === '' || state.startsWith('Z') ? undefined : ps(pid, 'lstart=');
}

/** Start times are relative to the boot of the machine, so they are comparable only within one boot. */
function bootId(): string {
  return readIfAccessible(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? '';
}

function readProc(pid: number, name: string): string {
  return readIfAccessible(() => fs.readFileSync(`/proc/${pid}/${name}`, 'utf8')) ?? '';
}

function ps(pid: number, column: string): string {
  const env = { ...process.env, LC_ALL: 'C' };
  const args = ['-ww', '-p', String(pid), '-o', column];
  const { stdout, error } = spawnSync('ps', args, { encoding: 'utf8', env });
  if (error) throw error;
  // Empty, with another exit code, if there is no such process.
  return stdout.trim();
}
