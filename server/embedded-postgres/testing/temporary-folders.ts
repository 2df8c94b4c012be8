import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { identify, isPostmasterOf, signal } from '../processes';
import { waitUntil } from '../wait';

const END_DEADLINE_MS = 10_000;

const folders: string[] = [];
const cleanUps: (() => void)[] = [];

/** A new folder that only its owner may enter. */
export function temporaryFolder(): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-postgres-')));
  folders.push(folder);
  return folder;
}

/** Registers an action to run before the clean-up stops PostgreSQL and removes the folders. */
export function beforeCleanUp(end: () => void): void {
  cleanUps.push(end);
}

/** Stops the processes that tests left running, even after a failure, and removes their folders. */
export async function cleanUp(): Promise<void> {
  await endAll();
  for (const folder of folders.splice(0)) await fs.promises.rm(folder, { recursive: true, force: true });
}

/** Stops the processes that a test left running, so that the next test can use the same cluster. */
export async function endAll(): Promise<void> {
  for (const end of cleanUps.splice(0)) end();
  const data = folders.filter((folder) => fs.existsSync(folder)).flatMap(dataFoldersIn);
  const running = data.map(postmasterOf).filter((pid) => pid !== undefined);
  // A postmaster that a test has suspended ends only after SIGCONT.
  for (const pid of running) for (const name of ['SIGQUIT', 'SIGCONT'] as const) signal(pid, name);
  await waitUntil(() => running.every((pid) => identify(pid) === undefined), END_DEADLINE_MS);
}

function dataFoldersIn(folder: string): string[] {
  const candidates = [folder, ...fs.readdirSync(folder).map((name) => path.join(folder, name))];
  return candidates
    .map((candidate) => path.join(candidate, 'data'))
    .filter((data) => fs.existsSync(path.join(data, 'postmaster.pid')));
}

function postmasterOf(data: string): number | undefined {
  const [pid] = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n').map(Number);
  return pid !== undefined && isPostmasterOf(pid, data) ? pid : undefined;
}
