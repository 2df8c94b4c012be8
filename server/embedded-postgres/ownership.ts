import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { folderError } from './cluster-error';
import type { ClusterPaths } from './cluster-paths';
import { isAlive, ourselves, type ProcessIdentity } from './processes';
import { readIfPresent } from './read-if-present';

/** 'server' is the running product, 'tool' a command line tool or a test. */
export type ClusterRole = 'server' | 'tool';

/** The process that a cluster belongs to. */
export interface Owner extends ProcessIdentity {
  role: ClusterRole;
}

/** The claim to be the start that stops the cluster, stored as one line in the owner file. */
export class Ownership {
  readonly line: string;

  constructor(
    private readonly paths: ClusterPaths,
    role: ClusterRole,
  ) {
    const { pid, startedAt } = ourselves();
    this.line = JSON.stringify({ pid, role, startedAt, claim: randomUUID() });
  }

  /** Replaces the claim of any earlier owner. */
  claim(): void {
    const draft = `${this.paths.owner}.new`;
    try {
      fs.writeFileSync(draft, `${this.line}\n`, { mode: 0o600, flush: true });
      fs.renameSync(draft, this.paths.owner);
    } catch (error) {
      fs.rmSync(draft, { force: true });
      throw folderError(error, this.paths.directory);
    }
  }

  isOurs(): boolean {
    return readLine(this.paths) === this.line;
  }

  /** Not the opposite of `isOurs`: without a file there is no owner at all. */
  hasAnotherOwner(): boolean {
    return readLine(this.paths) !== '' && !this.isOurs();
  }

  release(): void {
    if (this.isOurs()) fs.rmSync(this.paths.owner, { force: true });
  }
}

/** The owner of the cluster; undefined if that process no longer runs. */
export function liveOwner(paths: ClusterPaths): Owner | undefined {
  const owner = parseOwner(readLine(paths));
  return owner && isAlive(owner) ? owner : undefined;
}

/** Empty if there is no owner file. */
function readLine({ owner, directory }: ClusterPaths): string {
  try {
    return readIfPresent(() => fs.readFileSync(owner, 'utf8').trimEnd()) ?? '';
  } catch (error) {
    throw folderError(error, directory);
  }
}

function parseOwner(line: string): Owner | undefined {
  try {
    const record: unknown = JSON.parse(line);
    return isOwner(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

function isOwner(record: unknown): record is Owner {
  if (typeof record !== 'object' || record === null) return false;
  const { pid, role, startedAt } = record as Record<string, unknown>;
  return typeof pid === 'number' && typeof startedAt === 'string' && (role === 'server' || role === 'tool');
}
