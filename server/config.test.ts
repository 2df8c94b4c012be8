import path from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from './config';
import { StartError } from './lib/errors';

function refusalOf(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  }
  throw new Error('It was accepted.');
}

const DATABASE_URL = 'postgres://bhor:s3cret@db.example:5432/bhor';

test('without any setting the product runs for development on this machine only', () => {
  expect(loadConfig({})).toEqual({
    isProduction: false,
    http: { port: 3000, host: '127.0.0.1', publicUrl: undefined, trustedProxies: 0, drainMs: 0 },
    database: {
      ...{ url: undefined, poolSize: 10 },
      ...{ directory: path.resolve('.data/postgres'), runsMigrations: true },
    },
    auth: {
      keys: undefined,
      keyDirectory: path.resolve('.data'),
      adminSecret: undefined,
      rateLimitScale: 1,
    },
    mail: { smtpUrl: undefined, from: 'Bhor <hello@studio.example>' },
    gst: { rateBasisPoints: 0, isInclusive: true, gstin: null, sac: '999723' },
    razorpay: null,
    planModel: null,
    logLevel: 'warn',
  });
});

test('in production it listens everywhere, logs requests and leaves the tables of a given database alone', () => {
  expect(loadConfig({ NODE_ENV: 'production', DATABASE_URL })).toMatchObject({
    isProduction: true,
    http: { host: '0.0.0.0', drainMs: 5000 },
    database: { url: DATABASE_URL, runsMigrations: false },
    logLevel: 'info',
  });
});

test('in production nothing multiplies the rate limits', () => {
  expect(loadConfig({ RATE_LIMIT_SCALE: '50' }).auth.rateLimitScale).toBe(50);
  expect(loadConfig({ RATE_LIMIT_SCALE: '50', NODE_ENV: 'production' }).auth.rateLimitScale).toBe(1);
});

test.each([
  ['its own database, in production, too', { NODE_ENV: 'production' }, true],
  ['a given database in development', { DATABASE_URL }, true],
  ['a given database in production', { NODE_ENV: 'production', DATABASE_URL }, false],
  ['what it is told to', { NODE_ENV: 'production', DATABASE_URL, MIGRATIONS: 'run' }, true],
  ['nothing when told to check', { MIGRATIONS: 'check' }, false],
])('it migrates %s', (_name, env, runsMigrations) => {
  expect(loadConfig(env).database.runsMigrations).toBe(runsMigrations);
});

const GSTIN = '27ABCDE1234F1Z5';

test('tax is charged at the rate that is set, inside the price or on top of it', () => {
  const gstOf = (env: Record<string, string>) => loadConfig(env).gst;
  expect(gstOf({ GST_RATE_PERCENT: '5', GSTIN })).toMatchObject({ rateBasisPoints: 500, isInclusive: true });
  expect(gstOf({ GST_RATE_PERCENT: '0.25', GSTIN, GST_INCLUSIVE: 'false', GST_SAC: '998311' })).toEqual({
    ...{ rateBasisPoints: 25, isInclusive: false, gstin: GSTIN, sac: '998311' },
  });
  expect(gstOf({ GST_RATE_PERCENT: '0' }).rateBasisPoints).toBe(0);
});

test('nobody charges tax without a registration', () => {
  expect(refusalOf({ GST_RATE_PERCENT: '5' })).toContain('needs a GSTIN');
});

test('only the word production makes production', () => {
  for (const NODE_ENV of ['', 'development', 'test']) {
    expect(loadConfig({ NODE_ENV }).isProduction, NODE_ENV).toBe(false);
  }
  // A slip would run a public server with the rules of a private one.
  for (const NODE_ENV of ['Production', 'prod']) expect(refusalOf({ NODE_ENV })).toContain('NODE_ENV');
});

test('an empty value means that the setting is not set', () => {
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

test('settings are taken as they are given', () => {
  const env = {
    PORT: '8080',
    HOST: '::1',
    PUBLIC_URL: 'https://studio.example/',
    DATA_DIR: '/srv/bhor',
    LOG_LEVEL: 'debug',
    DRAIN_SECONDS: '7.5',
    POOL_SIZE: '25',
  };
  expect(loadConfig(env)).toMatchObject({
    http: { port: 8080, host: '::1', publicUrl: 'https://studio.example', drainMs: 7500 },
    database: { poolSize: 25, directory: '/srv/bhor/postgres' },
    logLevel: 'debug',
  });
  expect(loadConfig({ PORT: '0' }).http.port).toBe(0);
  expect(loadConfig({ DATABASE_URL: 'postgresql:///bhor?host=/run/postgresql' }).database.url).toContain(
    '/run/postgresql',
  );
});

test('names that are not ours are ignored', () => {
  expect(loadConfig({ PATH: '/bin', UNKNOWN: 'x' })).toEqual(loadConfig({}));
});

test('nobody changes the settings afterwards', () => {
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
  ['GST_RATE_PERCENT', 'abc'],
  ['GST_RATE_PERCENT', '-1'],
  ['GST_RATE_PERCENT', '51'],
  ['GST_RATE_PERCENT', '5.125'],
  ['GST_INCLUSIVE', 'yes'],
  ['GSTIN', 's3cret'],
  ['GST_SAC', '9'],
  ['LOG_LEVEL', 'verbose'],
  ['ADMIN_SIGNUP_SECRET', 's3cret'],
  ['RATE_LIMIT_SCALE', '0'],
  ['RATE_LIMIT_SCALE', 's3cret'],
  ['TRUST_PROXY', 's3cret'],
  ['TRUST_PROXY', '-1'],
  ['SMTP_URL', 'mail.example s3cret'],
  ['SMTP_URL', 'https://s3cret.example'],
  ['MAIL_FROM', 's3cret'],
])('a wrong %s (%j) is refused by name, in one sentence that does not repeat it', (name, value) => {
  const message = refusalOf({ [name]: value });
  expect(message).toContain(name);
  expect(message).toContain('.env.example');
  expect(message).not.toContain('\n');
  expect(message).not.toContain('s3cret');
  if (value.length > 3) expect(message).not.toContain(value);
});

test('every wrong setting is named at once', () => {
  const message = refusalOf({ PORT: 'x', DATABASE_URL: 'mysql://a:s3cret@b/c', LOG_LEVEL: 'x' });
  for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL']) expect(message).toContain(name);
  expect(message).not.toContain('s3cret');
});

test('a PORT of blanks is not taken for port 0, which is any port', () => {
  let port: number | undefined;
  try {
    port = loadConfig({ PORT: '  ' }).http.port;
  } catch {
    // To refuse it is as good as to overlook it.
  }
  expect(port).not.toBe(0);
});

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 's3cret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'new-s3cret,old-s3cret',
};

test('with an account at Razorpay members pay online; a webhook secret can be followed by the one before', () => {
  expect(loadConfig(RAZORPAY).razorpay).toEqual({
    ...{ keyId: 'rzp_test_1', keySecret: 's3cret-of-the-key', apiUrl: undefined },
    webhookSecrets: ['new-s3cret', 'old-s3cret'],
  });
  const local = { ...RAZORPAY, RAZORPAY_API_URL: 'http://localhost:4400/' };
  expect(loadConfig(local).razorpay?.apiUrl).toBe('http://localhost:4400');
});

test.each([
  ['the key id alone', { RAZORPAY_KEY_ID: 'rzp_test_1' }],
  ['no webhook secret', { ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: '' }],
  ['no key secret', { ...RAZORPAY, RAZORPAY_KEY_SECRET: ' ' }],
  ['nothing but the address', { RAZORPAY_API_URL: 'http://localhost:4400' }],
  ['a key id of something else', { ...RAZORPAY, RAZORPAY_KEY_ID: 'AKIA-s3cret' }],
  ['an empty second secret', { ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: 'new-s3cret,' }],
  ['the local gateway in production', { ...RAZORPAY, RAZORPAY_API_URL: 'http://x', NODE_ENV: 'production' }],
])('Razorpay that is half set up (%s) ends the start, and echoes nothing', (_what, env) => {
  const refusal = refusalOf(env);
  expect(refusal).toMatch(/^Wrong settings: .*RAZORPAY_/);
  expect(refusal).not.toContain('s3cret');
});

const MODEL = { PLAN_MODEL_URL: 'https://models.example/coach', PLAN_MODEL_KEY: 's3cret-of-the-model' };

test('with a hosted model plans are written by it, and its answer is waited for as long as is set', () => {
  const settings = { url: MODEL.PLAN_MODEL_URL, key: MODEL.PLAN_MODEL_KEY };
  expect(loadConfig(MODEL).planModel).toEqual({ ...settings, timeoutMs: 20_000 });
  const patient = { ...MODEL, PLAN_MODEL_TIMEOUT_SECONDS: '45' };
  expect(loadConfig(patient).planModel?.timeoutMs).toBe(45_000);
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
  ['an address of another kind', { ...MODEL, PLAN_MODEL_URL: 'ftp://models.example/s3cret' }],
  ['a key of two lines', { ...MODEL, PLAN_MODEL_KEY: 's3cret\nX-Header: 1' }],
  ['no patience', { ...MODEL, PLAN_MODEL_TIMEOUT_SECONDS: '0' }],
])('a hosted model that is half set up (%s) ends the start, and echoes nothing', (_what, env) => {
  const refusal = refusalOf(env);
  expect(refusal).toMatch(/^Wrong settings: .*PLAN_MODEL_/);
  expect(refusal).not.toContain('s3cret');
});
