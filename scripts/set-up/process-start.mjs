import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const STATE_FIELD = 0;
const START_TIME_FIELD = 19;

/**
 * Start time of a running process, as an opaque string that distinguishes it from a later process with the same id.
 * server/embedded-postgres/processes.ts does the same; this copy runs before anything is installed.
 * @param {number} pid
 * @returns {string | undefined} undefined if there is no such process
 */
export function processStart(pid) {
  if (process.platform === 'linux') return startOnLinux(pid);
  return process.platform === 'win32' ? startOnWindows(pid) : startFromPs(pid);
}

/** @param {number} pid */
function startOnLinux(pid) {
  const stat = read(`/proc/${pid}/stat`);
  // The program name precedes these fields in brackets, and may contain spaces and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const startTime = fields[START_TIME_FIELD];
  if (!startTime || /^[ZX]$/.test(fields[STATE_FIELD] ?? '')) return undefined;
  // Start times are relative to the boot of the machine.
  return `${read('/proc/sys/kernel/random/boot_id').trim()}/${startTime}`;
}

/** @param {number} pid */
function startFromPs(pid) {
  const state = ps(pid, 'stat=');
  return state === '' || state.startsWith('Z') ? undefined : ps(pid, 'lstart=').replace(/\s+/g, '-');
}

/**
 * Windows reports start times only through PowerShell, so a reused process id counts as the same process here.
 * @param {number} pid
 */
function startOnWindows(pid) {
  try {
    process.kill(pid, 0);
    return 'unknown';
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM' ? 'unknown' : undefined;
  }
}

/** @param {string} file */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * @param {number} pid
 * @param {string} column
 */
function ps(pid, column) {
  try {
    const env = { ...process.env, LC_ALL: 'C' };
    const args = ['-ww', '-p', String(pid), '-o', column];
    return execFileSync('ps', args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
