import type { ClusterContext } from './cluster';
import { Ownership } from './ownership';
import { launchPostmaster, shutDownPostmaster, type Launch, type Postmaster } from './postmaster';
import { changeOwner, chooseRunAs, type RunAs } from './run-as';
import { Watchdog } from './watchdog';

/** Holds the claim on a cluster, and starts, guards and stops its postmaster. */
export class Keeper {
  private readonly ownership: Ownership;
  private readonly watchdog: Watchdog;
  private runAs: RunAs | undefined;

  constructor(private readonly context: ClusterContext) {
    this.ownership = new Ownership(context.paths, context.role);
    this.watchdog = new Watchdog(context.paths, this.ownership.line);
  }

  claim(): void {
    this.ownership.claim();
  }

  hasClaim(): boolean {
    return this.ownership.isOurs();
  }

  /** Starts the postmaster, which the watchdog guards from the moment that it is spawned. */
  async launch(options: Pick<Launch, 'port' | 'leftoversTimeoutMs'>): Promise<Postmaster> {
    const { paths, binaries, flags } = this.context;
    this.runAs ??= await chooseRunAs(paths, binaries);
    await changeOwner(this.runAs, paths);
    const onSpawn = (pid: number) => this.guard(pid);
    return launchPostmaster({ ...options, paths, binaries, flags, runAs: this.runAs, onSpawn });
  }

  /** Makes the watchdog stop the postmaster when this process dies. */
  guard(postmasterPid: number): void {
    this.watchdog.guard(postmasterPid);
  }

  /** Stops the postmaster, unless a later start has claimed the cluster. */
  async shutDown(postmaster: Postmaster): Promise<void> {
    if (!this.ownership.hasAnotherOwner()) await shutDownPostmaster(postmaster);
    this.release();
  }

  /** Releases the claim and leaves the postmaster running. */
  release(): void {
    this.ownership.release();
    this.watchdog.retire();
  }
}
