import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BLANK_SETTINGS } from '../scripts/test/blank-settings.mjs';
import { loadConfig, SETTING_NAMES } from './config';
import { StartError } from './lib/errors';
import { DEFAULT_LIMITS } from './lib/limits';
import { NOTHING_LOCKED } from './lib/locked-settings';

function refusalOf(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  }
  throw new Error('The configuration was accepted.');
}

const DATABASE_URL = 'postgres://bhor:s3cret@db.example:5432/bhor';

test('defaults to development, reachable from this machine only', () => {
  expect(loadConfig({})).toEqual({
    isProduction: false,
    http: {
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      corsOrigins: [],
      publishesSchema: true,
      proxies: { hops: 0, addresses: ['127.0.0.0/8', '::1'] },
      drainMs: 0,
    },
    database: {
      url: undefined,
      directory: path.resolve('.data/postgres'),
      waitMs: undefined,
      runsMigrations: true,
    },
    auth: {
      keys: undefined,
      keyDirectory: path.resolve('.data'),
      adminSecret: undefined,
      rateLimitScale: 1,
    },
    uploads: { folder: path.resolve('.data/uploads') },
    backup: { directory: path.resolve('.data/backups'), key: undefined },
    erasedDataKey: null,
    mail: { smtpUrl: undefined },
    lockedSettings: NOTHING_LOCKED,
    razorpay: { keyId: undefined, apiUrl: undefined },
    webhookNetworks: [],
    planModel: null,
    limits: DEFAULT_LIMITS,
    logLevel: 'warn',
  });
});

test('in production, listens on all interfaces, logs requests and does not migrate an external database', () => {
  expect(loadConfig({ NODE_ENV: 'production', DATABASE_URL })).toMatchObject({
    isProduction: true,
    http: { host: '0.0.0.0', drainMs: 5000, publishesSchema: false },
    database: { url: DATABASE_URL, waitMs: 30_000, runsMigrations: false },
    logLevel: 'info',
  });
});

test('.env.example lists every setting, and tests blank every one', () => {
  const documented = fs.readFileSync('.env.example', 'utf8').match(/^\w+(?==$)/gm) ?? [];
  expect(documented.filter((name) => name !== 'POSTGRES_PASSWORD').sort()).toEqual(SETTING_NAMES.toSorted());
  expect(Object.keys(BLANK_SETTINGS).sort()).toEqual(SETTING_NAMES.toSorted());
});

test('takes exact origins only', () => {
  const { corsOrigins } = loadConfig({ CORS_ORIGINS: 'https://app.example, http://localhost:5173' }).http;
  expect(corsOrigins).toEqual(['https://app.example', 'http://localhost:5173']);
  for (const wrong of ['*', 'null', 'https://app.example/', 'https://*.example', 'app.example', 'data:x'])
    expect(refusalOf({ CORS_ORIGINS: wrong })).toContain(
      'CORS_ORIGINS (origins such as https://app.example)',
    );
});

test('publishes the schema in production only if told to', () => {
  const publishes = (env: Record<string, string>) => loadConfig(env).http.publishesSchema;
  expect(publishes({ NODE_ENV: 'production', PUBLISH_SCHEMA: 'yes' })).toBe(true);
  expect(publishes({ PUBLISH_SCHEMA: 'no' })).toBe(false);
  expect(refusalOf({ PUBLISH_SCHEMA: 'perhaps' })).toContain('PUBLISH_SCHEMA');
});

test('ignores RATE_LIMIT_SCALE in production', () => {
  expect(loadConfig({ RATE_LIMIT_SCALE: '50' }).auth.rateLimitScale).toBe(50);
  expect(loadConfig({ RATE_LIMIT_SCALE: '50', NODE_ENV: 'production' }).auth.rateLimitScale).toBe(1);
});

test.each([
  ['with the embedded database in production', { NODE_ENV: 'production' }, true],
  ['with an external database in development', { DATABASE_URL }, true],
  ['with an external database in production', { NODE_ENV: 'production', DATABASE_URL }, false],
  ['with MIGRATIONS=run', { NODE_ENV: 'production', DATABASE_URL, MIGRATIONS: 'run' }, true],
  ['with MIGRATIONS=check', { MIGRATIONS: 'check' }, false],
])('decides whether to migrate %s', (_name, env, runsMigrations) => {
  expect(loadConfig(env).database.runsMigrations).toBe(runsMigrations);
});

test('only NODE_ENV=production means production; near misses are refused', () => {
  for (const NODE_ENV of ['', 'development', 'test']) {
    expect(loadConfig({ NODE_ENV }).isProduction, NODE_ENV).toBe(false);
  }
  // A typo must not run a public server with development settings.
  for (const NODE_ENV of ['Production', 'prod']) expect(refusalOf({ NODE_ENV })).toContain('NODE_ENV');
});

test('treats an empty value as unset', () => {
  const names = [
    'NODE_ENV',
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATABASE_URL',
    'DATA_DIR',
    'MIGRATIONS',
    'LOG_LEVEL',
  ];
  expect(loadConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(loadConfig({}));
});

test('reads every kind of setting', () => {
  const env = {
    PORT: '8080',
    HOST: '::1',
    PUBLIC_URL: 'https://studio.example/',
    DATA_DIR: '/srv/bhor',
    LOG_LEVEL: 'debug',
    DRAIN_SECONDS: '7.5',
    POOL_SIZE: '25',
    LOCK_TIMEOUT_SECONDS: '0.5',
    MAX_BODY_KB: '64',
  };
  expect(loadConfig(env)).toMatchObject({
    http: { port: 8080, host: '::1', publicUrl: 'https://studio.example', drainMs: 7500 },
    database: { directory: '/srv/bhor/postgres' },
    limits: { database: { poolSize: 25, lockTimeoutMs: 500 }, requests: { bodyBytes: 64 * 1024 } },
    logLevel: 'debug',
  });
  expect(loadConfig({ PORT: '0' }).http.port).toBe(0);
  expect(loadConfig({ DATABASE_URL: 'postgresql:///bhor?host=/run/postgresql' }).database.url).toContain(
    '/run/postgresql',
  );
});

test('ignores unknown variables', () => {
  expect(loadConfig({ PATH: '/bin', UNKNOWN: 'x' })).toEqual(loadConfig({}));
});

test('returns a frozen object', () => {
  const config = loadConfig({});
  expect(() => Object.assign(config, { isProduction: true })).toThrow(TypeError);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', '80 80'],
  ['PUBLIC_URL', 'studio.example'],
  ['PUBLIC_URL', 'ftp://studio.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://bhor:s3cret@db.example/bhor'],
  ['DATABASE_URL', 'https://bhor:s3cret@db.example/bhor'],
  ['DATABASE_URL', 's3cret'],
  ['DATABASE_URL', 'db.example:5432/s3cret'],
  ['MIGRATIONS', 's3cret'],
  ['DRAIN_SECONDS', '-1'],
  ['DRAIN_SECONDS', 's3cret'],
  ['POOL_SIZE', '1'],
  ['POOL_SIZE', '2.5'],
  ['POOL_QUEUE', '0'],
  ['MAX_REQUESTS', 's3cret'],
  ['MAX_BODY_KB', '-1'],
  ['STATEMENT_TIMEOUT_SECONDS', '0'],
  ['LOCK_TIMEOUT_SECONDS', 's3cret'],
  ['GST_RATE_PERCENT', 'abc'],
  ['GST_RATE_PERCENT', '-1'],
  ['GST_RATE_PERCENT', '51'],
  ['GST_RATE_PERCENT', '5.125'],
  ['GST_INCLUSIVE', 'yes'],
  ['GSTIN', 's3cret'],
  ['GST_SAC', '9'],
  ['LOG_LEVEL', 'verbose'],
  ['ADMIN_SIGNUP_SECRET', 's3cret'],
  ['ADMIN_SIGNUP_SECRET', 'fifteen-letters'],
  ['RATE_LIMIT_SCALE', '0'],
  ['RATE_LIMIT_SCALE', 's3cret'],
  ['TRUST_PROXY', 's3cret'],
  ['TRUST_PROXY', '-1'],
  ['PROXY_ADDRESSES', 's3cret'],
  ['PROXY_ADDRESSES', '10.0.0.0/33'],
  ['PROXY_ADDRESSES', '10.0.0.1,,::1'],
  ['SMTP_URL', 'mail.example s3cret'],
  ['SMTP_URL', 'https://s3cret.example'],
  ['MAIL_FROM', 's3cret'],
])('refuses an invalid %s (%j) by name, in one sentence that does not echo the value', (name, value) => {
  const message = refusalOf({ [name]: value });
  expect(message).toContain(name);
  expect(message).toContain('.env.example');
  expect(message).not.toContain('\n');
  expect(message).not.toContain('s3cret');
  if (value.length > 3) expect(message).not.toContain(value);
});

test.each([
  ['DATABASE_URL', 'postgres://u:a#s3cret@db.example/x'],
  ['DATABASE_URL', 'postgres://u:12#s3cret@db.example/x'],
  ['DATABASE_URL', 'postgres://u:a@b#s3cret@db.example/x'],
  ['DATABASE_URL', 'postgres://u:12/s3cret@db.example/x'],
  ['DATABASE_URL', 'postgres://u:12?s3cret@db.example/x'],
  ['DATABASE_URL', 'postgres://u:100%s3cret@db.example/x'],
  ['SMTP_URL', 'smtp://u:12#s3cret@mail.example'],
  ['SMTP_URL', 'smtp://u:100%s3cret@mail.example'],
])('says that the password of %s must be percent-encoded (%j)', (name, value) => {
  const message = refusalOf({ [name]: value });
  expect(message).toMatch(new RegExp(`^Wrong settings: ${name} \\(.*password.*percent-encoded`));
  expect(message).not.toContain('s3cret');
});

test.each([
  'postgres://u:a%23b%40c%2Fd@db.example:5432/x?sslmode=require',
  'postgresql://u:a@b@db.example/x',
  'postgres://db.example/x',
  'postgres://u:!$&()*+,;=.~-_@[::1]:5432/x',
])('accepts the DATABASE_URL %s', (url) => {
  expect(loadConfig({ DATABASE_URL: url }).database.url).toBe(url);
});

test('names all invalid settings at once', () => {
  const message = refusalOf({ PORT: 'x', DATABASE_URL: 'mysql://a:s3cret@b/c', LOG_LEVEL: 'x' });
  for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL']) expect(message).toContain(name);
  expect(message).not.toContain('s3cret');
});

test('does not read a blank PORT as port 0, which means any free port', () => {
  let port: number | undefined;
  try {
    port = loadConfig({ PORT: '  ' }).http.port;
  } catch {
    // Refusing it is as good as treating it as unset.
  }
  expect(port).not.toBe(0);
});

const MODEL = { PLAN_MODEL_URL: 'https://models.example/coach', PLAN_MODEL_KEY: 's3cret-of-the-model' };

test('reads the hosted model and its timeout', () => {
  const settings = { url: MODEL.PLAN_MODEL_URL, key: MODEL.PLAN_MODEL_KEY };
  expect(loadConfig(MODEL).planModel).toEqual({ ...settings, timeoutMs: 20_000 });
  const withTimeout = { ...MODEL, PLAN_MODEL_TIMEOUT_SECONDS: '45' };
  expect(loadConfig(withTimeout).planModel?.timeoutMs).toBe(45_000);
  for (const url of ['http://localhost:8080/generate', 'http://127.0.0.1/generate', 'http://[::1]:80/']) {
    expect(loadConfig({ ...MODEL, PLAN_MODEL_URL: url }).planModel?.url).toBe(url);
  }
});

test.each([
  ['the address alone', { PLAN_MODEL_URL: MODEL.PLAN_MODEL_URL }],
  ['the key alone', { PLAN_MODEL_KEY: MODEL.PLAN_MODEL_KEY }],
  ['an address without TLS', { ...MODEL, PLAN_MODEL_URL: 'http://models.example/s3cret' }],
  ['an address with a user name', { ...MODEL, PLAN_MODEL_URL: 'https://s3cret@models.example/' }],
  ['an address with a password', { ...MODEL, PLAN_MODEL_URL: 'https://:s3cret@models.example/' }],
  ['an address with another protocol', { ...MODEL, PLAN_MODEL_URL: 'ftp://models.example/s3cret' }],
  ['a key with a line break', { ...MODEL, PLAN_MODEL_KEY: 's3cret\nX-Header: 1' }],
  ['a timeout of zero', { ...MODEL, PLAN_MODEL_TIMEOUT_SECONDS: '0' }],
])('refuses an incomplete or invalid hosted model (%s) without echoing secrets', (_what, env) => {
  const refusal = refusalOf(env);
  expect(refusal).toMatch(/^Wrong settings: .*PLAN_MODEL_/);
  expect(refusal).not.toContain('s3cret');
});
