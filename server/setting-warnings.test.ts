import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './config';
import { openFilesWarnings, settingWarnings, unknownSettings } from './setting-warnings';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-settings-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function unknownIn(text: string): string[] {
  const file = path.join(folder, '.env');
  fs.writeFileSync(file, text);
  return unknownSettings(file);
}

const RANDOM_KEY = 'rJ0k8m2yVt6Qe1Wn5Lh9Zc3Xb7Gd4Fs0PaUiOy';
const SOUND = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://studio.example',
  SMTP_URL: 'smtp://s3cret:s3cret@mail.example:587',
  AUTH_KEYS: RANDOM_KEY,
};

const warningsOf = (env: Record<string, string>) => settingWarnings(loadConfig({ ...SOUND, ...env }));

test('there is nothing to warn of with sound settings, nor by default outside production', () => {
  expect(warningsOf({})).toEqual([]);
  expect(settingWarnings(loadConfig({}))).toEqual([]);
});

test.each([
  ['no PUBLIC_URL', { PUBLIC_URL: '' }, /^PUBLIC_URL is not set, so links in mails lead to .*localhost/],
  [
    'a local PUBLIC_URL',
    { PUBLIC_URL: 'http://localhost:3000' },
    /^PUBLIC_URL is an address of this machine/,
  ],
  ['a PUBLIC_URL without TLS', { PUBLIC_URL: 'http://studio.example' }, /^PUBLIC_URL has no https:.*cookies/],
  [
    'no SMTP_URL',
    { SMTP_URL: '' },
    /^SMTP_URL is not set, so unless .*mails are kept .*not delivered.*mailbox/,
  ],
  [
    'a test key of Razorpay',
    {
      RAZORPAY_KEY_ID: 'rzp_test_s3cret',
      RAZORPAY_KEY_SECRET: 's3cret',
      RAZORPAY_WEBHOOK_SECRET: 's3cret-of-events',
    },
    /^RAZORPAY_KEY_ID is a key of the test mode/,
  ],
  ['a test mailbox', { SMTP_URL: 'smtp://mail:1025' }, /^SMTP_URL leads to a test mailbox.*nobody receives/],
])('warns in production of %s, in one sentence without values', (_name, env, expected) => {
  const warnings = warningsOf(env);
  expect(warnings).toEqual([expect.stringMatching(expected)]);
  expect(warnings[0]).not.toMatch(/\n|s3cret/);
  expect(settingWarnings(loadConfig({ ...SOUND, ...env, NODE_ENV: '' }))).toEqual([]);
});

test.each([
  'a'.repeat(36),
  'abc'.repeat(12),
  '0123456789'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'please-change-me-'.repeat(3),
  'Password-of-my-own-studio-in-Pune-2026',
  'the-very-secret-key-of-our-little-gym',
  `${RANDOM_KEY},${'b'.repeat(40)}`,
])('warns of keys that are easily guessed (%s), without echoing them', (keys) => {
  const warnings = warningsOf({ AUTH_KEYS: keys });
  expect(warnings).toEqual([expect.stringMatching(/^AUTH_KEYS has a key that is easily guessed.*openssl/)]);
  expect(warnings[0]).not.toContain(keys);
});

test.each([
  '4f1d0c9be7a2538664f0d1c7be92a385', // openssl rand -hex 16
  '31415926535897932384626433832795', // digits
  RANDOM_KEY,
])('takes %s for a random key', (keys) => {
  expect(warningsOf({ AUTH_KEYS: keys })).toEqual([]);
});

test('names unknown settings of .env, and the known one that was probably meant', () => {
  const text = '# SMPT_HOST=x\nSMPT_URL=s3cret\nexport PUBLIC_ULR="s3cret"\nPORT=3000\nPOSTGRES_PASSWORD=x\n';
  expect(unknownIn(text)).toEqual([
    'PUBLIC_ULR in .env is not a setting: did you mean PUBLIC_URL?',
    'SMPT_URL in .env is not a setting: did you mean SMTP_URL?',
  ]);
  expect(unknownIn('DATABASE=x\nnode_env=production\n')).toEqual([
    'DATABASE in .env is not a setting.',
    'node_env in .env is not a setting: did you mean NODE_ENV?',
  ]);
});

test('accepts what docker compose itself reads from .env, and a missing file', () => {
  expect(unknownIn('AUTH_KEYS=abc\nhOnFP3lFfJQUlD5qou9OCA==\n').join('')).not.toContain('hOnFP');
  expect(unknownIn('COMPOSE_PROJECT_NAME=bhor\nDOCKER_HOST=x\n')).toEqual([]);
  expect(unknownSettings(path.join(folder, 'missing'))).toEqual([]);
});

test('warns of more connections than the process may have open files for, where the system tells', () => {
  const file = path.join(folder, 'limits');
  fs.writeFileSync(
    file,
    'Max processes 100 100 processes\nMax open files            4096                 8192                 files\n',
  );
  const warningsWith = (count: number) =>
    openFilesWarnings(loadConfig({ ...SOUND, MAX_CONNECTIONS: String(count) }), file);
  expect(warningsWith(2048)).toEqual([]);
  expect(warningsWith(2049)).toEqual([
    'MAX_CONNECTIONS is 2049, but this process may have only 4096 open files, two for each connection. Raise that limit (ulimit -n), or set it to 2048.',
  ]);
  expect(openFilesWarnings(loadConfig(SOUND), path.join(folder, 'missing'))).toEqual([]);
});
