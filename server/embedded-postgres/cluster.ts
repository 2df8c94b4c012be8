import type { ClusterPaths } from './cluster-paths';
import type { ClusterRole } from './ownership';
import type { PostgresBinaries } from './postgres-binaries';

/** The database to start, and the role of this process. */
export interface ClusterOptions {
  /** Folder for everything that belongs to the cluster, e.g. /project/.data/postgres. */
  directory: string;
  /** 'server' is the running product, which runs once; 'tool' a command line tool or a test. */
  role: ClusterRole;
  /** Further settings as name=value, e.g. fsync=off in tests. */
  flags?: string[];
  /** Called with one line for each step that takes time and for each unexpected end of PostgreSQL. */
  onProgress?: (line: string) => void;
}

/** A running PostgreSQL with the database of the product. */
export interface Cluster {
  /** Connection string of the database bhor; stays valid when PostgreSQL is restarted. */
  readonly url: string;
  readonly port: number;
  /** Password of the user postgres. */
  readonly password: string;
  /** Process id of the postmaster; changes when it is restarted. */
  readonly pid: number;
  /** Whether PostgreSQL was already running. */
  readonly adopted: boolean;
  /** Whether this was the first start, which created the data folder. */
  readonly created: boolean;
  /** Stops PostgreSQL if this cluster (still) owns it; may be called more than once. */
  stop(): Promise<void>;
}

/** The options, together with what was found out about this machine. */
export interface ClusterContext {
  paths: ClusterPaths;
  binaries: PostgresBinaries;
  role: ClusterRole;
  flags: readonly string[];
  report: (line: string) => void;
}
