import type { DataSource } from 'typeorm';
import { createApp, type ClientParts } from './composition/app';
import { ContentCache, contentListeners } from './composition/content-cache';
import type { Config } from './config';
import { connect } from './database/connect';
import { ContentChanges } from './database/content-changes';
import { createDataSource } from './composition/data-source';
import { FOR_MIGRATIONS } from './database/data-source';
import { migrate, requireMigrated } from './database/migrate';
import { startCluster, type Cluster } from './embedded-postgres/start-cluster';
import { FOR_SERVICES } from './composition/parts';
import { PictureProcess } from './features/media/picture-process';
import { applySavedSettings } from './features/settings/settings.service';
import { hostedPlanWriter } from './features/workout-plans/hosted-plan-writer';
import { builtInPlanWriter } from './features/workout-plans/plan-writer';
import { Listener } from './http/listener';
import { Proxies, UNKNOWN_PROXY } from './http/proxies';
import { startBackgroundWork } from './start-background-work';
import { ownAuthKey, readAuthKeys } from './lib/auth-keys';
import { systemClock } from './lib/clock';
import type { Logger } from './lib/logger';
import type { Services } from './lib/services';
import { Passwords } from './lib/passwords';
import { storageOf } from './storage/storage-of';
import type { Teardown } from './lib/teardown';
import { mailboxTransport, noTransport, type MailTransport } from './mail/transport';
import { configuredTransport } from './composition/configured-transport';
import { closeDemoAccounts, demoAccountsClosed } from './seed/close-demo-accounts';
import { hasDemoAccounts } from './seed/demo-accounts';
import { seedDemoData } from './seed/demo-data';
import { seedContent } from './seed/content';
import { createServices, type MailTransportParts, type ServiceParts } from './composition/services/services';

/** Loads the client: the built one, or the one of the development server. */
export type LoadClient = (config: Config) => Promise<ClientParts>;

export type Print = (line: string) => void;

export interface StartOptions {
  loadClient: LoadClient;
  logger: Logger;
  /** Tells the operator of the progress. */
  print: Print;
  warn: Print;
  /** Collects the clean-up of everything that has been started, so that the caller can stop it at any moment. */
  teardown: Teardown;
}

export interface Started {
  /** The port that the product listens on. */
  port: number;
  /** Whether the demo accounts exist. */
  hasDemoLogins: boolean;
  /** Where the owner of a new studio begins; null if there is an admin. */
  setUpLink: string | null;
}

/** Starts the listener, the database, the jobs and the application, in this order. */
export async function startProduct(config: Config, options: StartOptions): Promise<Started> {
  const { loadClient, logger, print, warn, teardown } = options;
  // Read first, so that invalid keys are reported before anything is started.
  const configuredKeys = config.auth.keys === undefined ? null : readAuthKeys(config.auth.keys);
  const { host, port, corsOrigins, publishesSchema } = config.http;
  const proxies = new Proxies(config.http.proxies, (address) => logger.warn({ address }, UNKNOWN_PROXY));
  const listener = new Listener({ host, port, limits: config.limits.requests, proxies });
  await listener.open();
  teardown.add(() => listener.close());

  const { url, dataSource } = await openDatabase(config, options);
  await applySavedSettings({ dataSource, logger });
  const hasher = new Passwords({ waitingMax: config.limits.passwordQueue });
  teardown.add(() => hasher.close());
  const pictureProcess = new PictureProcess();
  teardown.add(() => pictureProcess.close());
  const hasDemoLogins = await seed(config, { dataSource, hasher, print, warn });

  const contentCache = new ContentCache();
  const client = await loadClient(config);
  const publicUrl = config.http.publicUrl ?? `http://localhost:${listener.openPort}`;
  const authKeys = configuredKeys ?? (await ownAuthKey(config.auth.keyDirectory));
  const services = servicesOf(config, { dataSource, logger, publicUrl, hasher, authKeys, pictureProcess });
  const setUpLink = config.isProduction ? await services.firstOwner.renewLink() : null;
  await services.settings.load();
  await services.legalTexts.keepShownTexts();
  await services.look.makeMissing();
  for (const sealed of [services.settingSecrets, services.secondFactors, services.webhooks])
    await sealed.sealAgain();
  const { forgetContent, onChange } = contentListeners({ contentCache, services, logger });
  const changes = new ContentChanges(url, (table) => void onChange(table));
  await changes.listen();
  teardown.add(() => changes.close());
  startBackgroundWork({ url, services, logger, teardown });

  const app = await createApp({
    publicUrl,
    corsOrigins,
    publishesSchema,
    dataSource,
    services,
    clock: systemClock,
    logger,
    contentCache,
    forgetContent,
    client,
    proxies,
    limits: config.limits.requests,
    hasMailbox: !config.isProduction,
  });
  listener.serve(app);
  // Added last and therefore run first: requests in flight still need the database.
  teardown.add(async () => {
    await listener.drain(config.http.drainMs);
    await listener.close();
  });
  return { port: listener.openPort, hasDemoLogins, setUpLink };
}

/** Starts the embedded database unless another one is configured, migrates the tables and opens the pool. */
async function openDatabase(
  config: Config,
  { logger, print, warn, teardown }: StartOptions,
): Promise<{ url: string; dataSource: DataSource }> {
  const url = config.database.url ?? (await startOwnCluster(config, print, teardown)).url;
  await prepareTables(config, url, { print, warn });
  const dataSource = createDataSource(url, {
    ...config.limits.database,
    onIdleError: (err) => logger.warn({ err }, 'database connection lost'),
  });
  await connect(dataSource);
  teardown.add(() => dataSource.destroy());
  return { url, dataSource };
}

type ProductParts = Pick<
  ServiceParts,
  'dataSource' | 'logger' | 'publicUrl' | 'hasher' | 'authKeys' | 'pictureProcess'
>;

function servicesOf(config: Config, parts: ProductParts): Services {
  const { auth, isProduction, lockedSettings, razorpay, planModel, erasedDataKey, webhookNetworks } = config;
  return createServices({
    ...parts,
    ...FOR_SERVICES,
    clock: systemClock,
    adminSecret: auth.adminSecret,
    requiresSecondFactor: isProduction,
    mailsNeedServer: isProduction,
    rateLimitScale: auth.rateLimitScale,
    storage: storageOf(config.uploads),
    lockedSettings,
    erasedDataKey,
    webhookNetworks,
    mailTransport: (mailParts) => transportOf(config, mailParts),
    gateways: [],
    razorpayApiUrl: razorpay.apiUrl,
    planWriter: planModel ? hostedPlanWriter(planModel, parts.logger) : builtInPlanWriter,
  });
}

interface SeedParts {
  dataSource: DataSource;
  hasher: Passwords;
  print: Print;
  warn: Print;
}

/** Fills empty tables. Returns whether the demo accounts exist, which are never created in production. */
async function seed(
  { isProduction }: Config,
  { dataSource, hasher, print, warn }: SeedParts,
): Promise<boolean> {
  const filled = await seedContent(dataSource);
  if (filled.length > 0) print(`Filled the empty content tables: ${filled.join(', ')}.`);
  if (isProduction) {
    const closed = await closeDemoAccounts(dataSource, hasher, systemClock.now());
    if (closed > 0) warn(demoAccountsClosed(closed));
    return false;
  }
  const hasCreatedDemoData = await seedDemoData(dataSource, hasher, systemClock.now());
  if (hasCreatedDemoData) print('Created the demo accounts with their reviews and memberships.');
  return hasDemoAccounts(dataSource);
}

async function startOwnCluster(config: Config, print: Print, teardown: Teardown): Promise<Cluster> {
  const cluster = await startCluster({
    directory: config.database.directory,
    role: 'server',
    onProgress: print,
  });
  teardown.add(() => cluster.stop());
  return cluster;
}

async function prepareTables(
  { database }: Config,
  url: string,
  { print, warn }: Pick<StartOptions, 'print' | 'warn'>,
): Promise<void> {
  const dataSource = createDataSource(url, FOR_MIGRATIONS);
  await connect(dataSource, { waitMs: database.waitMs, onWait: warn });
  try {
    if (!database.runsMigrations) return await requireMigrated(dataSource);
    const done = await migrate(dataSource);
    if (done.length > 0) print(`Ran ${done.length} migrations.`);
  } finally {
    await dataSource.destroy();
  }
}

const transportOf = ({ isProduction, mail }: Config, parts: MailTransportParts): MailTransport =>
  configuredTransport(parts, {
    smtpUrl: mail.smtpUrl,
    isProduction,
    withoutServer: isProduction ? noTransport : mailboxTransport,
  });
