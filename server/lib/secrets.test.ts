import { expect, test } from 'vitest';
import { readAuthKeys } from './auth-keys';
import { KeyedHash, randomDigits, randomToken, sha256 } from './secrets';

const OLD = 'an-old-key-that-has-32-characters-and-more';
const NEW = 'a-new-key-that-has-32-characters-and-more';
const keyed = (setting: string) => new KeyedHash(readAuthKeys(setting));

test('tokens have 256 bits, are safe in URLs, and never repeat', () => {
  const tokens = Array.from({ length: 1000 }, randomToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(1000);
});

test('codes have the given length, may begin with 0, and use all ten digits', () => {
  const codes = Array.from({ length: 2000 }, () => randomDigits(6));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes.join('')).size).toBe(10);
});

test('sha256 matches a known test vector', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a keyed hash matches only its text, and depends on the key', () => {
  const hash = keyed(NEW).of('code 7 123456');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(keyed(NEW).matches('code 7 123456', hash)).toBe(true);
  expect(keyed(NEW).matches('code 8 123456', hash)).toBe(false);
  expect(keyed(OLD).matches('code 7 123456', hash)).toBe(false);
  expect(hash).not.toBe(sha256('code 7 123456'));
});

test('a hash made with an old key matches as long as that key is listed', () => {
  const hash = keyed(OLD).of('code');
  expect(keyed(`${NEW},${OLD}`).matches('code', hash)).toBe(true);
  expect(keyed(NEW).matches('code', hash)).toBe(false);
  expect(keyed(`${NEW},${OLD}`).of('code')).toBe(keyed(NEW).of('code'));
});

test.each(['', 'x', '🙂', 'a'.repeat(10_000)])('a malformed hash matches nothing (%#)', (hash) => {
  expect(keyed(NEW).matches('code', hash)).toBe(false);
});
