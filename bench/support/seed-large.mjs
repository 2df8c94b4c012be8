// Fills a database of a benchmark with invented members: the demo data, and `npm run seed:large`.
import { spawnSync } from 'node:child_process';
import { projectFolder } from '../../scripts/set-up/project.mjs';
import { BLANK_SETTINGS } from '../../scripts/test/blank-settings.mjs';

/** @param {string} databaseUrl @param {number} members */
export function seedLarge(databaseUrl, members) {
  database(databaseUrl, ['migrate']);
  database(databaseUrl, ['seed-large', '--yes', '--members', String(members)]);
}

/** @param {string} databaseUrl @param {string[]} command */
function database(databaseUrl, command) {
  const { status } = spawnSync(
    process.execPath,
    ['scripts/run-typescript.mjs', 'scripts/database.ts', ...command],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...BLANK_SETTINGS, DATABASE_URL: databaseUrl },
    },
  );
  if (status !== 0) throw new Error(`scripts/database.ts ${command[0]} failed.`);
}
