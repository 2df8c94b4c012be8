// The PostgreSQL that the product brings along, with the product's own settings.
import path from 'node:path';
import { runnerImport } from 'vite';
import { projectFolder } from '../../scripts/set-up/project.mjs';

/** @type {{ module: typeof import('../../server/embedded-postgres/start-cluster') }} */
const { module: embedded } = await runnerImport(
  path.join(projectFolder, 'server/embedded-postgres/start-cluster.ts'),
  { resolve: { tsconfigPaths: true }, logLevel: 'error' },
);

/** Starts the cluster in a folder, or finds that of the instance that runs there. @param {string} directory */
export const clusterIn = (directory) =>
  embedded.startCluster({ directory: path.join(directory, 'postgres'), role: 'tool' });
