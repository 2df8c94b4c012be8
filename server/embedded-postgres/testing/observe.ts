import fs from 'node:fs';
import pg from 'pg';
import { waitUntil } from '../wait';

/** Settings that make throw-away clusters faster. */
export const FAST_FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const DEADLINE_MS = 15_000;

/** Waits until the condition is true; fails with the description if that takes too long. */
export async function eventually(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  if (!(await waitUntil(condition, DEADLINE_MS))) throw new Error(`It did not happen in time: ${what}`);
}

/** Runs one statement on a new connection and returns its rows. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(sql);
    return result.rows;
  } finally {
    await client.end();
  }
}

export async function isReachable(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}

/** State, process group and parent of a process, as Linux reports them. */
export function processStat(pid: number): { state: string; parent: number; group: number } {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state = '', parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state, parent: Number(parent), group: Number(group) };
}

/** Pid of the watchdog shell that this process has started. */
export function watchdogOf(pid: number): number | undefined {
  const pids = fs.readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.find((candidate) => isWatchdog(candidate, pid));
}

function isWatchdog(candidate: number, parent: number): boolean {
  try {
    const command = fs.readFileSync(`/proc/${candidate}/cmdline`, 'utf8');
    return processStat(candidate).parent === parent && command.includes('\0watchdog\0');
  } catch {
    return false;
  }
}
