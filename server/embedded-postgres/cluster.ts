import type { ClusterPaths } from './cluster-paths';
import type { ClusterRole } from './ownership';
import type { PostgresBinaries } from './postgres-binaries';

/** What to start, and for whom. */
export interface ClusterOptions {
  /** Where everything about the cluster is kept, e.g. /project/.data/postgres. */
  directory: string;
  /** 'server' is the running product, of which there is one; 'tool' a command line tool or a test. */
  role: ClusterRole;
  /** Further settings as name=value, e.g. fsync=off in tests. */
  flags?: string[];
  /** Hears one line about each step that takes time and about each unexpected end of PostgreSQL. */
  onProgress?: (line: string) => void;
}

/** A running PostgreSQL with the database of the product. */
export interface Cluster {
  /** Connection string of the database bhor; stays valid when PostgreSQL has to be started again. */
  readonly url: string;
  readonly port: number;
  /** Password of the user postgres. */
  readonly password: string;
  /** Process number of the postmaster, the present one after a restart. */
  readonly pid: number;
  /** PostgreSQL was running already. */
  readonly adopted: boolean;
  /** This was the first start: the data folder has just been made. */
  readonly created: boolean;
  /** Stops PostgreSQL if this cluster (still) owns it; may be called more than once. */
  stop(): Promise<void>;
}

/** The options with everything found out about the machine. */
export interface ClusterSite {
  paths: ClusterPaths;
  binaries: PostgresBinaries;
  role: ClusterRole;
  flags: readonly string[];
  report: (line: string) => void;
}
