import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { derivedKey, ownAuthKey, readAuthKeys } from './auth-keys';
import { StartError } from './errors';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-auth-key-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const KEY = 'a-key-that-has-32-characters-and-more';
const OTHER = 'another-key-that-has-32-characters-and-more';

test('reads the keys of a setting in order, each with an id of its own', () => {
  const keys = readAuthKeys(`${KEY}, ${OTHER}`);
  expect(keys.map(({ secret }) => Buffer.from(secret).toString())).toEqual([KEY, OTHER]);
  expect(keys.map(({ id }) => id)).toEqual(['9139f8e8', '45349f6d']);
});

test.each(['short', `${KEY},short`, `${KEY},`, ',', 'x'.repeat(31)])(
  'refuses keys that are too short, without repeating them: "%s"',
  (setting) => {
    expect(() => readAuthKeys(setting)).toThrow(StartError);
    expect(() => readAuthKeys(setting)).toThrow(/AUTH_KEYS has a key shorter than 32 characters/);
    expect(() => readAuthKeys(setting)).not.toThrow(/xxx|short\b/);
  },
);

test('derives different keys for different purposes', () => {
  const [key] = readAuthKeys(KEY);
  const derived = [derivedKey(key!, 'one'), derivedKey(key!, 'two')].map((bytes) => Buffer.from(bytes));
  expect(derived[0]).toHaveLength(32);
  expect(derived[0]!.equals(derived[1]!)).toBe(false);
  expect(Buffer.from(derivedKey(key!, 'one')).equals(derived[0]!)).toBe(true);
});

test('creates a key once, readable by its owner only, and reads it again', async () => {
  const directory = path.join(root, 'new', 'folder');
  const first = await ownAuthKey(directory);
  expect(first).toHaveLength(1);
  expect(first[0]!.secret.length).toBeGreaterThanOrEqual(43);
  expect(fs.statSync(path.join(directory, 'auth-key')).mode & 0o777).toBe(0o600);
  expect(await ownAuthKey(directory)).toEqual(first);
});

test('concurrent starts agree on one key and leave no other files', async () => {
  for (let round = 0; round < 20; round += 1) {
    const directory = path.join(root, `at-once-${round}`);
    const keys = await Promise.all(Array.from({ length: 20 }, () => ownAuthKey(directory)));
    expect(new Set(keys.map(([key]) => key!.id)).size).toBe(1);
    expect(fs.readdirSync(directory)).toEqual(['auth-key']);
  }
});

test('refuses to start where no key can be saved, and says what to do', async () => {
  const file = path.join(root, 'a-file');
  fs.writeFileSync(file, '');
  const failure = await ownAuthKey(path.join(file, 'below')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(/cannot be saved in .*auth-key \(ENOTDIR.*set AUTH_KEYS\.$/);
});

test('refuses a truncated key file, and does not replace it', async () => {
  const directory = path.join(root, 'cut-off');
  fs.mkdirSync(directory);
  fs.writeFileSync(path.join(directory, 'auth-key'), 'too short\n');
  await expect(ownAuthKey(directory)).rejects.toThrow(/the file contains no valid key: remove it/);
  expect(fs.readFileSync(path.join(directory, 'auth-key'), 'utf8')).toBe('too short\n');
});
