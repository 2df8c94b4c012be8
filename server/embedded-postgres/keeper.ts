import type { ClusterSite } from './cluster';
import { Ownership } from './ownership';
import { launchPostmaster, shutDownPostmaster, type Launch, type Postmaster } from './postmaster';
import { chooseRunAs, giveFiles, type RunAs } from './run-as';
import { Watchdog } from './watchdog';

/** The claim on a cluster with what follows from it: starting, guarding and stopping its postmaster. */
export class Keeper {
  private readonly ownership: Ownership;
  private readonly watchdog: Watchdog;
  private runAs: RunAs | undefined;

  constructor(private readonly site: ClusterSite) {
    this.ownership = new Ownership(site.paths, site.role);
    this.watchdog = new Watchdog(site.paths, this.ownership.line);
  }

  claim(): void {
    this.ownership.claim();
  }

  hasClaim(): boolean {
    return this.ownership.isOurs();
  }

  /** Starts the postmaster, guarded from its first moment. */
  async launch(options: Pick<Launch, 'port' | 'leftoversPatienceMs'>): Promise<Postmaster> {
    const { paths, binaries, flags } = this.site;
    this.runAs ??= await chooseRunAs(paths, binaries);
    await giveFiles(this.runAs, paths);
    const onSpawn = (pid: number) => this.guard(pid);
    return launchPostmaster({ ...options, paths, binaries, flags, runAs: this.runAs, onSpawn });
  }

  /** Has the postmaster stopped when this process dies. */
  guard(postmasterPid: number): void {
    this.watchdog.guard(postmasterPid);
  }

  /** Stops the postmaster, unless someone else has claimed it meanwhile. */
  async shutDown(postmaster: Postmaster): Promise<void> {
    if (!this.ownership.isSomeoneElses()) await shutDownPostmaster(postmaster);
    this.letGo();
  }

  /** Gives up the claim and leaves the postmaster alone. */
  letGo(): void {
    this.ownership.release();
    this.watchdog.retire();
  }
}
