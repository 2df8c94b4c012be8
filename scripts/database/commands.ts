import type { DataSource } from 'typeorm';
import { setUpMessages } from '#common/set-up/messages';
import type { Config } from '#server/config';
import { setUpText } from '#server/console-output';
import { connect } from '#server/database/connect';
import { createDataSource } from '#server/composition/data-source';
import { FOR_TOOLS } from '#server/database/data-source';
import { migrate, pendingMigrations, requireMigrated } from '#server/database/migrate';
import { SUMMARIES } from '#server/composition/parts';
import { checkReceiptChain } from '#server/features/receipts/receipt-chain';
import { applySavedSettings } from '#server/features/settings/settings.service';
import { renewSetUpLink } from '#server/features/set-up/set-up-row';
import { SummaryRepairsService } from '#server/features/summaries/summary-repairs.service';
import { Links } from '#server/lib/links';
import { StartError } from '#server/lib/errors';
import { createLogger } from '#server/lib/logger';
import { Outbox } from '#server/mail/outbox';
import { seedContent } from '#server/seed/content';
import { Passwords } from '#server/lib/passwords';
import { seedDemoData } from '#server/seed/demo-data';
import { requireConsent } from './confirm';
import { createAdmin } from './create-admin';
import { setRole } from './set-role';

export const migrateDatabase = (url: string) =>
  withDatabase(url, async (dataSource) => {
    const done = await migrate(dataSource);
    console.log(done.length > 0 ? `Ran ${done.join(', ')}.` : 'Nothing to do: every migration has been run.');
  });

/** Reverts the last migration, which deletes the data in its tables and columns. */
export async function undoMigration(url: string, config: Config): Promise<void> {
  await requireConsent(url, config, {
    command: 'db:undo',
    effect: 'deletes the tables and columns of the last migration',
    preposition: 'of',
  });
  await withDatabase(url, async (dataSource) => {
    const undone = await undoLast(dataSource);
    console.log(undone ? `Reverted ${undone}.` : 'Nothing to revert.');
  });
}

/** `npm run admin:create -- ADDRESS`. */
export const makeAdmin = (url: string) =>
  withDatabase(url, async (dataSource) => {
    await requireMigrated(dataSource);
    console.log(await createAdmin(dataSource, process.argv[3]));
  });

/** `npm run setup-link`. */
export const renewLink = (url: string, { http }: Config) =>
  withDatabase(url, async (dataSource) => {
    await requireMigrated(dataSource);
    const token = await renewSetUpLink(dataSource, Date.now());
    if (token === null) throw new StartError(setUpMessages.hasAdmin);
    console.log(setUpText(new Links(http.publicUrl ?? `http://localhost:${http.port}`).setUp(token)));
  });

/** `npm run staff:role -- --email ADDRESS --role ROLE`. */
export const giveRole = (url: string) =>
  withDatabase(url, async (dataSource) => {
    await requireMigrated(dataSource);
    console.log(await setRole(dataSource, process.argv.slice(3)));
  });

export const seedDatabase = (url: string, config: Config) =>
  withDatabase(url, async (dataSource) => {
    await requireMigrated(dataSource);
    const { filled, hasDemoAccounts } = await seed(dataSource, config);
    console.log(
      filled.length > 0
        ? `Filled ${filled.join(', ')}.`
        : 'Nothing to do: every content table has been filled before. Deleted rows are not restored.',
    );
    if (hasDemoAccounts) console.log('Created the demo accounts with their reviews and memberships.');
  });

export const rebuildSummaries = (url: string) =>
  withDatabase(url, async (dataSource) => {
    await requireMigrated(dataSource);
    const parts = { dataSource, logger: createLogger('silent'), summaries: SUMMARIES };
    const results = await new SummaryRepairsService(parts).run();
    for (const [table, { compared, different }] of Object.entries(results))
      console.log(`${table}: compared ${compared} rows with their sources, and corrected ${different}.`);
  });

export const retryMails = (url: string) =>
  withDatabase(url, async (dataSource) => {
    await requireMigrated(dataSource);
    const count = await new Outbox().retry(dataSource);
    console.log(count > 0 ? `${count} mails will be retried.` : 'Nothing to do: no mail has failed.');
  });

/** `npm run receipts:check`; ends with code 1 if a document does not fit. */
export const checkReceipts = (url: string) =>
  withDatabase(url, async (dataSource) => {
    await requireMigrated(dataSource);
    const { checked, broken } = await checkReceiptChain(dataSource);
    if (broken !== null)
      throw new StartError(`${broken} does not fit: it, or the one before, was changed or removed.`);
    console.log(`checked ${checked} documents, chain unbroken`);
  });

/** Deletes all data, then migrates and seeds again. */
export async function resetDatabase(url: string, config: Config): Promise<void> {
  await requireConsent(url, config, {
    command: 'db:reset',
    effect: 'deletes all data',
    preposition: 'of',
  });
  await withDatabase(url, async (dataSource) => {
    await dataSource.transaction(async (manager) => {
      await manager.query('drop schema public cascade');
      await manager.query('create schema public');
      await manager.query('drop schema if exists graphile_worker cascade');
    });
    await migrate(dataSource);
    await seed(dataSource, config);
    console.log('The database has been reset.');
  });
}

/** Seeds like the first start of the server; returns the tables that were filled. */
export async function seed(dataSource: DataSource, { isProduction }: Config) {
  await applySavedSettings({ dataSource, logger: createLogger('silent') });
  const filled = await seedContent(dataSource);
  if (isProduction) return { filled, hasDemoAccounts: false };
  const hasher = new Passwords();
  try {
    return { filled, hasDemoAccounts: await seedDemoData(dataSource, hasher, Date.now()) };
  } finally {
    await hasher.close();
  }
}

/** Returns the name of the reverted migration; undefined if there was none to revert. */
async function undoLast(dataSource: DataSource): Promise<string | undefined> {
  const before = await pendingMigrations(dataSource);
  if (before.length === dataSource.migrations.length) return undefined;
  try {
    await dataSource.undoLastMigration();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The last migration could not be reverted: ${reason}`, { cause: error });
  }
  const after = await pendingMigrations(dataSource);
  return after.find((name) => !before.includes(name));
}

export async function withDatabase(
  url: string,
  work: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  const dataSource = createDataSource(url, FOR_TOOLS);
  await connect(dataSource);
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
