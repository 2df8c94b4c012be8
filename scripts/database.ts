import { defaultSettings } from '#common/settings/default-settings';
import { studioFacts } from '#common/settings/studio-facts';
import { setStudio } from '#common/studio';
import { loadConfig, type Config } from '#server/config';
import { ClusterError } from '#server/embedded-postgres/cluster-error';
import { startCluster } from '#server/embedded-postgres/start-cluster';
import { StartError } from '#server/lib/errors';
import { unknownSettings } from '#server/setting-warnings';
import {
  checkReceipts,
  giveRole,
  makeAdmin,
  migrateDatabase,
  rebuildSummaries,
  renewLink,
  resetDatabase,
  retryMails,
  seedDatabase,
  undoMigration,
} from './database/commands';
import { backUp, restore } from './database/backup';
import { openCopies } from './database/open-copies';
import { openPrompt } from './database/prompt';
import { seedLarge } from './database/seed-large';

const COMMANDS: Record<string, (url: string, config: Config) => Promise<void>> = {
  migrate: migrateDatabase,
  undo: undoMigration,
  seed: seedDatabase,
  reset: resetDatabase,
  'rebuild-summaries': rebuildSummaries,
  psql: openPrompt,
  backup: backUp,
  restore,
  'retry-mails': retryMails,
  'seed-large': seedLarge,
  'create-admin': makeAdmin,
  'setup-link': renewLink,
  'set-role': giveRole,
  'check-receipts': checkReceipts,
  'open-copies': openCopies,
};

/** The npm commands for the database of DATABASE_URL, or else for the embedded one. */
async function main(): Promise<void> {
  const name = process.argv[2] ?? '';
  const command = COMMANDS[name];
  if (!command)
    throw new StartError(`Unknown command. The commands are ${Object.keys(COMMANDS).join(', ')}.`);
  // Commands format dates and amounts as the demonstration studio does: most run without the settings of the database.
  setStudio(studioFacts(defaultSettings));
  for (const warning of unknownSettings()) console.error(`Warning: ${warning}`);
  const config = loadConfig(process.env);
  const { database } = config;
  if (database.url) return command(database.url, config);
  const cluster = await startCluster({
    directory: database.directory,
    role: 'tool',
    onProgress: console.log,
  });
  try {
    await command(cluster.url, config);
  } finally {
    await cluster.stop();
  }
}

try {
  await main();
  process.exit(0);
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof ClusterError;
  console.error(isExpected ? `\n  ${error.message}\n` : error);
  process.exit(1);
}
