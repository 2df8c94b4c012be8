// Assigns cores: the server has one of its own, load generator and PostgreSQL share another, so that they do not
// disturb it.
import { spawnSync } from 'node:child_process';
import os from 'node:os';

const canPin = os.cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

export const SERVER_CORE = 0;
export const LOAD_CORE = 1;
export const ANY_CORE = null;

/** @typedef {typeof SERVER_CORE | typeof LOAD_CORE | typeof ANY_CORE} Core */

/**
 * A command that runs `node` with these arguments on a core, or anywhere if processes cannot be pinned here.
 * @param {Core} core
 * @param {string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export function nodeOn(core, args) {
  if (!canPin || core === ANY_CORE) return { command: process.execPath, args };
  return { command: 'taskset', args: ['--cpu-list', String(core), process.execPath, ...args] };
}

/**
 * Moves a running process with its threads, and with it the processes that it will start.
 * @param {Core} core
 * @param {number} pid
 */
export function moveTo(core, pid) {
  if (canPin) spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)]);
}

export const layout = () =>
  canPin
    ? `Server on core ${SERVER_CORE}; load generator and PostgreSQL on core ${LOAD_CORE}.`
    : 'All processes share all cores (no taskset, or one core): trust only the CPU time.';
