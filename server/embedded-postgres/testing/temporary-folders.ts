import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isPidTaken, isPostmasterOf, signal } from '../processes';

const folders: string[] = [];
const cleanUps: (() => void)[] = [];

/** A new folder that only its owner may enter. */
export function temporaryFolder(): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-postgres-')));
  folders.push(folder);
  return folder;
}

/** Has something else ended before the folders are removed. */
export function beforeCleanUp(end: () => void): void {
  cleanUps.push(end);
}

/** Ends what tests left running, be it through a failure, and removes their folders. */
export async function cleanUp(): Promise<void> {
  for (const end of cleanUps.splice(0)) end();
  for (const folder of folders.splice(0).filter((one) => fs.existsSync(one))) {
    for (const data of dataFoldersIn(folder)) killPostmaster(data);
    await fs.promises.rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

function dataFoldersIn(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => path.basename(name) === 'postmaster.pid');
  return files.map((name) => path.dirname(path.join(folder, name)));
}

function killPostmaster(data: string): void {
  const pid = Number.parseInt(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10);
  if (isPidTaken(pid) && isPostmasterOf(pid, data)) signal(pid, 'SIGQUIT');
}
