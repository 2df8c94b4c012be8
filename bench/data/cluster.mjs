// The PostgreSQL of the benchmark.
import { LOAD_CORE, moveTo } from '../measure/cores.mjs';
import { clusterIn } from '../support/embedded-postgres.mjs';

/** @param {string} directory */
export async function startCluster(directory) {
  const cluster = await clusterIn(directory);
  moveTo(LOAD_CORE, cluster.pid);
  return cluster;
}
