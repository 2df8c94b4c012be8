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
import { seedWhenEmpty } from './seed/seed';
import { PageCache } from './ssr/page-cache';

export interface RunningProduct {
  port: number;
  /** Finishes what is in flight, then stops everything that was started. */
  stop(): Promise<void>;
}

/** Gets the client ready: the built one, or the development server's. */
export type LoadClient = (config: Config) => Promise<ClientParts>;

export type Say = (line: string) => void;

/** Starts everything in order; whatever was started is stopped again when a later step fails. */
export async function startProduct(
  config: Config,
  loadClient: LoadClient,
  say: Say,
): Promise<RunningProduct> {
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    const logger = createLogger(config.logLevel);
    const listener = new Listener(config.http.host, config.http.port);
    await listener.open();
    started.push(() => listener.close());

    const url = config.database.url ?? (await ownDatabase(config, say, started)).url;
    await prepareTables(config, url, say);
    const dataSource = createDataSource(url, {
      onIdleError: (err) => logger.warn({ err }, 'database connection lost'),
    });
    await connect(dataSource);
    started.push(() => dataSource.destroy());
    if (await seedWhenEmpty(dataSource)) say('Filled the empty database with the articles.');

    const pageCache = new PageCache();
    const changes = new ContentChanges(url, () => pageCache.clear());
    await changes.listen();
    started.push(() => changes.close());

    const client = await loadClient(config);
    const app = await createApp({ config, dataSource, clock: systemClock, logger, pageCache, client });
    // Express is a request listener; its type says more.
    listener.serve((req, res) => void app(req, res));
    // First to end: requests in flight still need the database.
    started.push(() => listener.close());
    return { port: listener.openPort, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ownDatabase(config: Config, say: Say, started: (() => Promise<void>)[]): Promise<Cluster> {
  const cluster = await startCluster({
    directory: config.database.directory,
    role: 'server',
    onProgress: say,
  });
  started.push(() => cluster.stop());
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
