import fs from 'node:fs';
import type { Cluster, ClusterContext } from './cluster';
import { databaseUrl } from './connection';
import type { Keeper } from './keeper';
import type { Postmaster } from './postmaster';
import { withStartLock } from './start-lock';
import { Supervisor } from './supervisor';

/** Properties that do not change during the life of a cluster object. */
export type ClusterFacts = Pick<Cluster, 'password' | 'adopted' | 'created'>;

/** The cluster that this process keeps running and stops at its end. */
export class OwnedCluster implements Cluster {
  readonly url: string;
  readonly port: number;
  readonly password: string;
  readonly adopted: boolean;
  readonly created: boolean;
  private readonly supervisor: Supervisor;
  private stopping: Promise<void> | undefined;

  constructor(
    private readonly context: ClusterContext,
    private readonly keeper: Keeper,
    private postmaster: Postmaster,
    facts: ClusterFacts,
  ) {
    this.port = postmaster.port;
    this.password = facts.password;
    this.adopted = facts.adopted;
    this.created = facts.created;
    this.url = databaseUrl(this);
    this.supervisor = new Supervisor({ restart: () => this.restart(), report: context.report });
    this.supervisor.watch(postmaster);
  }

  get pid(): number {
    return this.postmaster.pid;
  }

  stop(): Promise<void> {
    this.stopping ??= this.stopOnce();
    return this.stopping;
  }

  private async stopOnce(): Promise<void> {
    this.supervisor.end();
    const shutDown = () => this.keeper.shutDown(this.postmaster);
    const { paths } = this.context;
    // If the folder was removed meanwhile, there is no lock to take, and no other start to exclude.
    await (fs.existsSync(paths.directory) ? withStartLock(paths, shutDown) : shutDown());
  }

  /** Uses the same port, so that connection strings stay valid. */
  private restart(): Promise<Postmaster | undefined> {
    return withStartLock(this.context.paths, async () => {
      if (this.stopping || !this.keeper.hasClaim()) return undefined;
      // No extra wait for leftover processes: the supervisor pauses between its attempts.
      this.postmaster = await this.keeper.launch({ port: this.port, leftoversTimeoutMs: 0 });
      return this.postmaster;
    });
  }
}
