// CPU time and memory of processes, from the counters of Linux in /proc.
import fs from 'node:fs';

/** The counters advance in steps of this length. */
const TICK_MS = 10;

/** Throws where the counters do not exist. */
export function requireCounters() {
  if (!fs.existsSync('/proc/self/stat'))
    throw new Error('npm run bench needs Linux, whose /proc has CPU times.');
}

/**
 * The CPU time that a process and its descendants have used, in milliseconds per process.
 * @param {number} pid
 * @returns {Map<number, number>}
 */
export const cpuTimes = (pid) => new Map(familyOf(pid).map((member) => [member, cpuTimeOf(member)]));

/**
 * @param {Map<number, number>} before
 * @param {Map<number, number>} after
 */
export function cpuSpent(before, after) {
  let spent = 0;
  for (const [pid, time] of after) spent += time - (before.get(pid) ?? 0);
  return spent;
}

/** The resident memory of a process and its descendants, in MB. @param {number} pid */
export const memoryOf = (pid) => familyOf(pid).reduce((sum, member) => sum + residentKb(member), 0) / 1024;

/** @param {number} pid @returns {number[]} */
function familyOf(pid) {
  return [pid, ...childrenOf(pid).flatMap(familyOf)];
}

/** @param {number} pid */
function childrenOf(pid) {
  try {
    const threads = fs.readdirSync(`/proc/${pid}/task`);
    const lists = threads.map((thread) => fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'));
    return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  } catch {
    return [];
  }
}

/** @param {number} pid */
function cpuTimeOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  // The name of the program, in parentheses, may contain blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = '0', system = '0'] = fields.slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

/** @param {number} pid */
const residentKb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);

/** The text of a file, empty if the process has ended. @param {string} file */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
