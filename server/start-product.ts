import { createApp, type ClientParts } from './app';
import type { Config } from './config';
import { connect } from './database/connect';
import { ContentChanges } from './database/content-changes';
import { createDataSource } from './database/data-source';
import { migrate, requireMigrated } from './database/migrate';
import { startCluster, type Cluster } from './embedded-postgres/start-cluster';
import { Listener } from './http/listener';
import { systemClock } from './lib/clock';
import { createLogger } from './lib/logger';
import type { Teardown } from './lib/teardown';
import { seedWhenEmpty } from './seed/seed';
import { PageCache } from './ssr/page-cache';

/** Gets the client ready: the built one, or the development server's. */
export type LoadClient = (config: Config) => Promise<ClientParts>;

export type Say = (line: string) => void;

export interface Surroundings {
  loadClient: LoadClient;
  say: Say;
  /** Learns of everything that has been started, so that whoever starts can end it at any moment. */
  teardown: Teardown;
}

/** Starts everything in order, and returns the port that it serves on. */
export async function startProduct(
  config: Config,
  { loadClient, say, teardown }: Surroundings,
): Promise<number> {
  const logger = createLogger(config.logLevel);
  const listener = new Listener(config.http.host, config.http.port);
  await listener.open();
  teardown.add(() => listener.close());

  const url = config.database.url ?? (await ownDatabase(config, say, teardown)).url;
  await prepareTables(config, url, say);
  const dataSource = createDataSource(url, {
    onIdleError: (err) => logger.warn({ err }, 'database connection lost'),
  });
  await connect(dataSource);
  teardown.add(() => dataSource.destroy());
  if (await seedWhenEmpty(dataSource)) say('Filled the empty database with the articles.');

  const pageCache = new PageCache();
  const changes = new ContentChanges(url, () => pageCache.clear());
  await changes.listen();
  teardown.add(() => changes.close());

  const client = await loadClient(config);
  const publicUrl = config.http.publicUrl ?? `http://localhost:${listener.openPort}`;
  const app = await createApp({ publicUrl, dataSource, clock: systemClock, logger, pageCache, client });
  // Express is a request listener; its type says more.
  listener.serve((req, res) => void app(req, res));
  // First to end: requests in flight still need the database.
  teardown.add(() => listener.close());
  return listener.openPort;
}

async function ownDatabase(config: Config, say: Say, teardown: Teardown): Promise<Cluster> {
  const cluster = await startCluster({
    directory: config.database.directory,
    role: 'server',
    onProgress: say,
  });
  teardown.add(() => cluster.stop());
  return cluster;
}

async function prepareTables(config: Config, url: string, say: Say): Promise<void> {
  const dataSource = createDataSource(url, { statementTimeoutMs: 0 });
  await connect(dataSource);
  try {
    if (!config.database.runsMigrations) return await requireMigrated(dataSource);
    const done = await migrate(dataSource);
    if (done.length > 0) say(`Ran ${done.length} migrations.`);
  } finally {
    await dataSource.destroy();
  }
}
