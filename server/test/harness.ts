import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DataSource } from 'typeorm';
import { NO_GST } from '#common/gst';
import { createApp, type ClientParts } from '../app';
import { ContentChanges } from '../database/content-changes';
import { createDataSource } from '../database/data-source';
import type { GstSettings } from '../features/plans/pricing.service';
import { builtInPlanWriter } from '../features/workout-plans/plan-writer';
import type { Clock } from '../lib/clock';
import { readAuthKeys } from '../lib/auth-keys';
import { createLogger, type Logger } from '../lib/logger';
import { runDueJobs } from '../jobs/run-due-jobs';
import { Passwords } from '../lib/passwords';
import { mailboxTransport } from '../mail/mailbox-transport';
import { deliveredMails } from '../mail/mailbox-query';
import type { MailTransport } from '../mail/transport';
import { createServices, type ServiceParts, type Services } from '../services';
import { PageCache } from '../ssr/page-cache';
import { createTasks } from '../tasks';
import { QuickHashing } from './quick-hashing';
import { testClient } from './test-client';
import { borrowTestDatabase } from './test-database';

export interface Harness {
  address: string;
  dataSource: DataSource;
  clock: { ms: number };
  logs: string[];
  pageCache: PageCache;
  services: Services;
  /** A call to the running server by path. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  gql(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
  /** Does the jobs that are due, which no worker does in tests. */
  runDueJobs(): Promise<void>;
  /** The mails to an address, newest first, with those that are due by now. */
  mailTo(address: string): Promise<{ subject: string; text: string; html: string }[]>;
  stop(): Promise<void>;
}

export interface GraphqlAnswer {
  status: number;
  data: Record<string, unknown> | null;
  errors: { message: string; extensions: { code: string; fields?: Record<string, string> } }[];
}

/** Noon in India on 21 November 2026. */
const START_MS = Date.parse('2026-11-21T12:00:00+05:30');

export interface HarnessSettings {
  publicUrl?: string;
  /** Where the product reaches its database, given where the database is. */
  databaseUrl?: (url: string) => string;
  /** What admins sign up with; null: nobody can. */
  adminSecret?: string | null;
  /** Multiplies every rate limit. */
  rateLimitScale?: number;
  /** How mails leave; they stay in the database when unset. */
  transport?: MailTransport;
  /** How plans are taxed; not at all when unset. */
  gst?: GstSettings;
  /** Who takes the money beside the desk. */
  gateways?: ServiceParts['gateways'];
  /** Who writes the text of workout plans; the built-in planner when unset. */
  planWriter?: (logger: Logger) => ServiceParts['planWriter'];
  /** Off in production. */
  hasMailbox?: boolean;
  logLevel?: string;
}

/** The password that admins sign up with in tests. */
export const ADMIN_SECRET = 'Secret-of-the-studio-2026';

/** No tax, and the desk only. */
const MONEY = { gst: { ...NO_GST, gstin: null, sac: '999723' }, gateways: [] };

const TEST_KEY = 'a key that is long enough and used in tests only';

/** The whole product over HTTP on a database of its own; pages are drawn only when a client is given. */
export async function startHarness(
  client: ClientParts = testClient(),
  {
    publicUrl = 'http://studio.example',
    databaseUrl = (url) => url,
    adminSecret = ADMIN_SECRET,
    rateLimitScale = 1,
    transport = mailboxTransport,
    hasMailbox = true,
    logLevel = 'info',
    planWriter = () => builtInPlanWriter,
    ...money
  }: HarnessSettings = {},
): Promise<Harness> {
  const database = await borrowTestDatabase();
  const url = databaseUrl(database.url);
  const dataSource = await createDataSource(url).initialize();
  const clock = { ms: START_MS };
  const logs: string[] = [];
  const logger = createLogger(logLevel, { write: (line: string) => void logs.push(line) });
  const pageCache = new PageCache();
  const hasher = new Passwords({ hashing: new QuickHashing() });
  const services = createServices({
    dataSource,
    clock: clockOf(clock),
    logger,
    publicUrl,
    hasher,
    authKeys: readAuthKeys(TEST_KEY),
    adminSecret: adminSecret ?? undefined,
    rateLimitScale,
    planWriter: planWriter(logger),
    ...MONEY,
    ...money,
  });
  const changes = new ContentChanges(url, () => {
    pageCache.clear();
    services.reviews.forgetSummary();
  });
  await changes.listen();
  const app = await createApp({
    publicUrl,
    trustedProxies: 1,
    hasMailbox,
    dataSource,
    services,
    clock: clockOf(clock),
    logger,
    pageCache,
    client,
  });
  const tasks = createTasks({ dataSource, transport, clock: clockOf(clock), logger }, services);
  const doDueJobs = () => runDueJobs({ connectionString: url, tasks, logger });
  const server = createServer((req, res) => void app(req, res));
  const address = await listen(server);
  const call = (path: string, init?: RequestInit) => fetch(address + path, { redirect: 'manual', ...init });
  return {
    address,
    dataSource,
    clock,
    logs,
    pageCache,
    services,
    fetch: call,
    gql: (query, variables) => graphql(call, query, variables),
    runDueJobs: doDueJobs,
    mailTo: async (to) => {
      await doDueJobs();
      return deliveredMails(dataSource, to);
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await changes.close();
      await hasher.close();
      await dataSource.destroy();
      await database.drop();
    },
  };
}

const clockOf = (clock: { ms: number }): Clock => ({ now: () => clock.ms });

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function graphql(
  call: Harness['fetch'],
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphqlAnswer> {
  const response = await call('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data = null, errors = [] } = (await response.json()) as Partial<GraphqlAnswer>;
  return { status: response.status, data, errors };
}
