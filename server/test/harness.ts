import { randomUUID, type KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { SectionName, Settings } from '#common/settings/sections';
import { createApp, type ClientParts } from '../composition/app';
import { Listener } from '../http/listener';
import { Proxies } from '../http/proxies';
import { createTaskHandlers, FOR_SERVICES } from '../composition/parts';
import { PictureProcess } from '../features/media/picture-process';
import { builtInPlanWriter } from '../features/workout-plans/plan-writer';
import type { Clock } from '../lib/clock';
import { readAuthKeys, type AuthKey } from '../lib/auth-keys';
import { NOTHING_LOCKED, type LockedField, type LockedSettings } from '../lib/locked-settings';
import type { FieldError } from '../lib/errors';
import { DEFAULT_LIMITS, type DatabaseLimits, type Limits, type RequestLimits } from '../lib/limits';
import { createLogger, type Logger } from '../lib/logger';
import type { Services } from '../lib/services';
import { DueJobs } from '../jobs/due-jobs';
import { Passwords } from '../lib/passwords';
import { mailboxTransport, type MailTransport } from '../mail/transport';
import { deliveredMails } from '../mailbox/mailbox-query';
import { createServices, type ServiceParts } from '../composition/services/services';
import { ContentCache, contentListeners } from '../composition/content-cache';
import { FolderStorage } from '../storage/folder-storage';
import { checkAnswer } from './described-answers';
import { QuickHashing } from './quick-hashing';
import { fakeSite } from './fake-site';
import { openTestDatabase } from './test-database';

export interface Harness {
  address: string;
  dataSource: DataSource;
  clock: { ms: number };
  logs: string[];
  contentCache: ContentCache;
  services: Services;
  /** Sends a request to a path of the running server; redirects are not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  gql(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
  /** Runs the due jobs, since tests have no worker. */
  runDueJobs(): Promise<void>;
  /** Runs the due jobs and returns the mails to an address, newest first. */
  mailTo(address: string): Promise<{ subject: string; text: string; html: string }[]>;
  stop(): Promise<void>;
}

export interface GraphqlError {
  message: string;
  extensions: { code: string; reason?: string; fields?: FieldError[]; requestId?: string };
}

export interface GraphqlAnswer {
  status: number;
  data: Record<string, unknown> | null;
  errors: GraphqlError[];
}

/** Noon in India on 21 November 2026. */
const START_MS = Date.parse('2026-11-21T12:00:00+05:30');

/** Shared, since it takes a while to start. */
const pictureProcess = new PictureProcess();

export interface HarnessSettings {
  publicUrl?: string;
  /** Other origins whose pages may call the API; none by default. */
  corsOrigins?: string[];
  /** Whether GraphQL answers introspection, and its explorer is open; true by default. */
  publishesSchema?: boolean;
  /** Maps the database URL to the one that the product connects to, for example through a proxy. */
  databaseUrl?: (url: string) => string;
  /** The password that admins sign up with; null disables admin sign-up. */
  adminSecret?: string | null;
  /** Whether admins must have a second factor, as in production; false by default. */
  requiresSecondFactor?: boolean;
  /** Keys of the product, as in `AUTH_KEYS`. */
  authKeys?: AuthKey[];
  /** Multiplies every rate limit. */
  rateLimitScale?: number;
  /** Whether mails are delivered only by a mail server, as in production; false by default. */
  mailsNeedServer?: boolean;
  /** How mails are delivered; by default they go to the development mailbox. */
  transport?: MailTransport | ServiceParts['mailTransport'];
  /** GST on plans; none by default. */
  gst?: { rateBasisPoints: number; isInclusive: boolean; gstin: string; sac: string };
  /** Settings of the front desk; the defaults of a studio that has set nothing. */
  desk?: Partial<Settings['desk']>;
  /** Values set by environment variables. */
  locked?: LockedSettings;
  /** Payment gateways besides the desk; none by default. */
  gateways?: ServiceParts['gateways'];
  /** Origin of a local test gateway in place of Razorpay. */
  razorpayApiUrl?: string;
  /** Writes the text of workout plans; the built-in planner by default. */
  planWriter?: (logger: Logger) => ServiceParts['planWriter'];
  /** Whether it reads settings again when the database reports a change; false where its statements are counted. */
  hearsOfChanges?: boolean;
  /** Seals copies of erased data, as `ERASED_DATA_KEY`; null for none. */
  erasedDataKey?: KeyObject | null;
  /** Whether /dev/mailbox exists, as it does outside production. */
  hasMailbox?: boolean;
  logLevel?: string;
  /** Limits other than the usual ones. */
  limits?: { requests?: Partial<RequestLimits>; database?: Partial<DatabaseLimits>; passwordQueue?: number };
}

/** The password that admins sign up with in tests. */
export const ADMIN_SECRET = 'Secret-of-the-studio-2026';

const TEST_KEY = 'a key that is long enough and used in tests only';

const DEFAULTS = {
  publicUrl: 'http://studio.example',
  corsOrigins: [],
  publishesSchema: true,
  adminSecret: ADMIN_SECRET,
  rateLimitScale: 1,
  transport: mailboxTransport,
  hasMailbox: true,
  logLevel: 'info',
  planWriter: () => builtInPlanWriter,
  locked: NOTHING_LOCKED,
  gateways: [],
  authKeys: readAuthKeys(TEST_KEY),
  requiresSecondFactor: false,
  mailsNeedServer: false,
  hearsOfChanges: true,
  erasedDataKey: null,
} satisfies HarnessSettings;

/** Starts the whole server over HTTP on its own database; pages are rendered only if a client is given. */
export async function startHarness(
  client: ClientParts = fakeSite(),
  settings: HarnessSettings = {},
): Promise<Harness> {
  const given = { ...DEFAULTS, ...settings };
  const { publicUrl, databaseUrl, adminSecret, rateLimitScale, logLevel, hasMailbox } = given;
  const { transport, planWriter, gateways, razorpayApiUrl, limits: changedLimits } = given;
  const limits = withDefaults(changedLimits);
  const proxies = new Proxies({ hops: 1, addresses: ['127.0.0.1'] });
  const listener = new Listener({ host: '127.0.0.1', port: 0, limits: limits.requests, proxies });
  await listener.open();
  const database = await openTestDatabase({ databaseUrl, limits: changedLimits?.database });
  const { url, dataSource } = database;
  const clock = { ms: START_MS };
  const logs: string[] = [];
  const logger = createLogger(logLevel, { write: (line: string) => void logs.push(line) });
  const contentCache = new ContentCache();
  const hasher = new Passwords({ hashing: new QuickHashing(), waitingMax: limits.passwordQueue });
  const uploads = join(tmpdir(), `bhor-uploads-${randomUUID()}`);
  const services = createServices({
    ...FOR_SERVICES,
    dataSource,
    clock: clockOf(clock),
    logger,
    publicUrl,
    hasher,
    adminSecret: adminSecret ?? undefined,
    rateLimitScale,
    mailTransport: 'send' in transport ? () => transport : transport,
    storage: new FolderStorage(uploads),
    pictureProcess,
    planWriter: planWriter(logger),
    authKeys: given.authKeys,
    requiresSecondFactor: given.requiresSecondFactor,
    lockedSettings: lockedIn(given),
    mailsNeedServer: given.mailsNeedServer,
    erasedDataKey: given.erasedDataKey,
    webhookNetworks: ['127.0.0.0/8'],
    gateways,
    razorpayApiUrl,
  });
  const { forgetContent, onChange } = contentListeners({ contentCache, services, logger });
  let reading: Promise<unknown> = Promise.resolve();
  // Connecting counts as a change, after which settings and legal texts are read.
  if (given.hearsOfChanges) await database.listen((table) => void (reading = onChange(table)));
  else reading = services.settings.load();
  await reading;
  const app = await createApp({
    publicUrl,
    corsOrigins: given.corsOrigins,
    publishesSchema: given.publishesSchema,
    proxies,
    limits: limits.requests,
    hasMailbox,
    dataSource,
    services,
    clock: clockOf(clock),
    logger,
    contentCache,
    forgetContent,
    client,
  });
  const handlers = createTaskHandlers(services);
  const dueJobs = new DueJobs({ connectionString: url, handlers, logger });
  listener.serve(app);
  const address = `http://127.0.0.1:${listener.openPort}`;
  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(address + path, { redirect: 'manual', ...init });
    await checkAnswer({ method: init?.method ?? 'GET', path }, response);
    return response;
  };
  return {
    address,
    dataSource,
    clock,
    logs,
    contentCache,
    services,
    fetch: call,
    gql: (query, variables) => graphql(call, query, variables),
    runDueJobs: () => dueJobs.run(),
    mailTo: async (to) => {
      await dueJobs.run();
      return deliveredMails(dataSource, to);
    },
    stop: async () => {
      await listener.close();
      await hasher.close();
      await dueJobs.close();
      await fs.rm(uploads, { recursive: true, force: true });
      await database.close();
    },
  };
}

type Chosen = Pick<HarnessSettings, 'gst' | 'desk'> & { locked: LockedSettings };

/** Values that tests set as environment variables do. */
function lockedIn({ gst, desk = {}, locked }: Chosen): LockedSettings {
  const fieldsOf = (section: SectionName, values: object): LockedField[] =>
    Object.entries(values).map(([field, value]) => ({ section, field, variable: field, value }));
  const { rateBasisPoints: basisPoints, sac, ...taxes } = gst ?? {};
  const rates = gst && [{ from: '2017-07-01', basisPoints, sac }];
  const fields = [...fieldsOf('desk', desk), ...fieldsOf('taxes', gst ? { ...taxes, rates } : {})];
  return { ...locked, fields: [...locked.fields, ...fields] };
}

const withDefaults = ({ requests, database, ...others }: HarnessSettings['limits'] = {}): Limits => ({
  ...DEFAULT_LIMITS,
  ...others,
  requests: { ...DEFAULT_LIMITS.requests, ...requests },
  database: { ...DEFAULT_LIMITS.database, ...database },
});

const clockOf = (clock: { ms: number }): Clock => ({ now: () => clock.ms });

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
