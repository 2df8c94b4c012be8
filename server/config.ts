import path from 'node:path';
import { z } from 'zod';
import { PASSWORD_LENGTH_MAX } from '#common/auth/limits';
import { StartError } from './lib/errors';
import { LIMIT_SETTINGS, limitsOf } from './lib/limits';
import { lockedSettingsOf } from './lib/locked-settings';
import { isAddressOrNetwork, isLocalHost } from './lib/network';
import { sealingKeyOf } from './lib/sealed-data';
import { SETTING_VARIABLES, urlWithPassword } from './lib/setting-variables';
import { uploadsOf } from './lib/upload-settings';

const ORIGIN = /^\w+:\/\/[^/?#@]+\/?$/;

/** More than people can guess, since all who sign up as an admin share it. */
const ADMIN_SECRET_LENGTH_MIN = 16;

/** Long enough for a load balancer that probes /readyz every second or two to notice the stop. */
const DRAIN_SECONDS = 5;

const BACKUP_KEY_LENGTH_MIN = 20;

/** Server and database may start at the same time, for example when a machine is restarted. */
const DATABASE_WAIT_MS = 30_000;

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .regex(ORIGIN, 'an origin: no path, no user name')
    .optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) => (list === '' ? [] : list.split(',').map((entry) => entry.trim())))
    .refine((entries) => entries.every(isOrigin), 'origins such as https://app.example'),
  PUBLISH_SCHEMA: z.enum(['yes', 'no']).optional(),
  DRAIN_SECONDS: z.coerce.number('a number of seconds').min(0).max(300).optional(),
  DATABASE_URL: urlWithPassword(/^postgres(ql)?$/).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  UPLOADS_DIR: z.string().min(1).optional(),
  UPLOADS_S3_URL: urlWithPassword(/^https?$/).optional(),
  MIGRATIONS: z.enum(['run', 'check']).optional(),
  BACKUP_KEY: z
    .string()
    .min(BACKUP_KEY_LENGTH_MIN, `at least ${BACKUP_KEY_LENGTH_MIN} characters`)
    .optional(),
  ERASED_DATA_KEY: z
    .string()
    .refine((text) => sealingKeyOf(text), 'an RSA key of at least 3072 bits')
    .optional(),
  AUTH_KEYS: z.string().optional(),
  ADMIN_SIGNUP_SECRET: z
    .string()
    .min(ADMIN_SECRET_LENGTH_MIN, `at least ${ADMIN_SECRET_LENGTH_MIN} characters`)
    .max(PASSWORD_LENGTH_MAX, `at most ${PASSWORD_LENGTH_MAX} characters`)
    .optional(),
  RATE_LIMIT_SCALE: z.coerce.number('a number').positive().default(1),
  TRUST_PROXY: z.coerce.number('a number of proxies').int().min(0).max(10).default(0),
  PROXY_ADDRESSES: z
    .string()
    .default('127.0.0.0/8,::1')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every(isAddressOrNetwork), 'IP addresses or networks such as 10.0.0.0/8'),
  WEBHOOK_NETWORKS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(
      (entries) => entries.every(isAddressOrNetwork),
      'IP addresses or networks such as 192.168.1.0/24',
    ),
  RAZORPAY_API_URL: z
    .url({ protocol: /^https?$/ })
    .regex(ORIGIN, 'an origin: no path, no user name')
    .optional(),
  PLAN_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  PLAN_MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'a key without spaces')
    .optional(),
  PLAN_MODEL_TIMEOUT_SECONDS: z.coerce.number('a number of seconds').min(1).max(120).default(20),
  ...LIMIT_SETTINGS,
  ...SETTING_VARIABLES,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

type Environment = z.infer<typeof environment>;

/** The names of all settings. */
export const SETTING_NAMES = Object.keys(environment.shape);

export type Config = ReturnType<typeof loadConfig>;

/** An exact one: a name with an asterisk would be taken for a host. */
const isOrigin = (text: string): boolean =>
  /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Parses the environment. Throws a StartError that names every invalid setting and never echoes a value. */
export function loadConfig(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new StartError(`Wrong settings: ${wrong.join(', ')}. .env.example explains each of them.`);
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  const usesOwnDatabase = values.DATABASE_URL === undefined;
  return Object.freeze({
    isProduction,
    http: httpOf(values, isProduction),
    database: {
      url: values.DATABASE_URL,
      /** Data directory of the embedded cluster, used when `url` is unset. */
      directory: path.resolve(values.DATA_DIR, 'postgres'),
      /** How long to wait for it at start-up; when unset, as long as a person waits. */
      waitMs: isProduction ? DATABASE_WAIT_MS : undefined,
      runsMigrations: (values.MIGRATIONS ?? (usesOwnDatabase || !isProduction ? 'run' : 'check')) === 'run',
    },
    auth: {
      /** `new,old`: the first key signs, all verify. When unset, a key is generated and kept in `keyDirectory`. */
      keys: values.AUTH_KEYS,
      keyDirectory: path.resolve(values.DATA_DIR),
      /** When unset, admin sign-up is disabled. */
      adminSecret: values.ADMIN_SIGNUP_SECRET,
      /** Multiplies every rate limit, for tests and trials; always 1 in production. */
      rateLimitScale: isProduction ? 1 : values.RATE_LIMIT_SCALE,
    },
    uploads: uploadsOf(values),
    backup: {
      directory: path.resolve(values.DATA_DIR, 'backups'),
      /** When unset, backups are not encrypted. */
      key: values.BACKUP_KEY,
    },
    /** Null to keep no copies of erased data. */
    erasedDataKey: values.ERASED_DATA_KEY ? sealingKeyOf(values.ERASED_DATA_KEY) : null,
    mail: {
      /** When unset, the studio may set a mail server of its own; without either, mails stay in the database. */
      smtpUrl: values.SMTP_URL,
    },
    /** What the studio cannot change in its settings. */
    lockedSettings: lockedSettingsOf(values),
    razorpay: {
      keyId: values.RAZORPAY_KEY_ID,
      /** A local test gateway, which replaces Razorpay. */
      apiUrl: razorpayApiUrlOf(values, isProduction),
    },
    webhookNetworks: values.WEBHOOK_NETWORKS,
    /** Null without a hosted model: the built-in planner then writes the text of workout plans. */
    planModel: planModelOf(values),
    limits: limitsOf(values),
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  });
}

function httpOf(values: Environment, isProduction: boolean) {
  return {
    port: values.PORT,
    host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    /** Public origin of the site; `http://localhost:PORT` when unset. */
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    /** Whose pages may call the API. */
    corsOrigins: values.CORS_ORIGINS,
    /** Whether GraphQL answers introspection, and its explorer is open. */
    publishesSchema: (values.PUBLISH_SCHEMA ?? (isProduction ? 'no' : 'yes')) === 'yes',
    proxies: { hops: values.TRUST_PROXY, addresses: values.PROXY_ADDRESSES },
    /** How long requests are still accepted after a stop signal, in milliseconds. */
    drainMs: (values.DRAIN_SECONDS ?? (isProduction ? DRAIN_SECONDS : 0)) * 1000,
  };
}

function razorpayApiUrlOf({ RAZORPAY_API_URL: url }: z.infer<typeof environment>, isProduction: boolean) {
  if (isProduction && url !== undefined) {
    throw new StartError(
      'Wrong settings: RAZORPAY_API_URL points to a test gateway, which takes no money. Remove it with NODE_ENV=production.',
    );
  }
  return url && new URL(url).origin;
}

function planModelOf(values: Environment) {
  const { PLAN_MODEL_URL: url, PLAN_MODEL_KEY: key, PLAN_MODEL_TIMEOUT_SECONDS: seconds } = values;
  if (url === undefined && key === undefined) return null;
  if (url === undefined || key === undefined) {
    throw new StartError(
      'Wrong settings: a hosted model needs PLAN_MODEL_URL and PLAN_MODEL_KEY, both. Leave both out and the built-in planner writes the plans.',
    );
  }
  const { protocol, hostname, username, password } = new URL(url);
  if (username + password !== '' || (protocol !== 'https:' && !isLocalHost(hostname))) {
    throw new StartError(
      'Wrong settings: PLAN_MODEL_URL (https: without a user name; http: on this machine only, because the key is sent there).',
    );
  }
  return { url, key, timeoutMs: seconds * 1000 };
}

/** `NAME=` in an .env file means unset, also when blanks follow. */
function withoutEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
}
