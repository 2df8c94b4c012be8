// The PostgreSQL of the benchmark: the one that the product brings along, with the product's own settings.
import path from 'node:path';
import { runnerImport } from 'vite';
import { projectFolder } from '../../scripts/set-up/project.mjs';
import { LOAD_CORE, moveTo } from '../measure/cores.mjs';

/** @type {{ module: typeof import('../../server/embedded-postgres/start-cluster') }} */
const { module: embedded } = await runnerImport(
  path.join(projectFolder, 'server/embedded-postgres/start-cluster.ts'),
  { resolve: { tsconfigPaths: true }, logLevel: 'error' },
);

/** @param {string} directory */
export async function startCluster(directory) {
  const cluster = await embedded.startCluster({ directory: path.join(directory, 'postgres'), role: 'tool' });
  moveTo(LOAD_CORE, cluster.pid);
  return cluster;
}
