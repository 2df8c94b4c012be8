import { afterAll, expect, test } from 'vitest';
import { ServiceUnavailable } from './errors';
import { Passwords } from './passwords';
import type { Hashing } from './passwords-process';

const passwords = new Passwords();
afterAll(() => passwords.close());

const TODAY = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Does no work, and remembers what it was asked to do until it is let go on. */
function pretendHashing() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const work = async <T>(what: string, value: T): Promise<T> => {
    asked.push(what);
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    return value;
  };
  const hashing: Hashing = {
    hash: (password) => work(`hash ${password}`, 'made'),
    verify: (known, password) => work(`verify ${known} ${password}`, true),
    close: () => Promise.resolve(),
  };
  return {
    hashing,
    asked,
    hold: () => (isHeld = true),
    letGo: () => {
      isHeld = false;
      for (const go of waiting) go();
    },
  };
}

test('a hash says that it is argon2id with 19 MiB, two passes and one lane, and differs each time', async () => {
  const hashes = [await passwords.hash('Sunrise-on-the-hill'), await passwords.hash('Sunrise-on-the-hill')];
  for (const hash of hashes)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test.each([
  ['an ordinary one', 'Sunrise-on-the-hill'],
  ['the longest one', 'x'.repeat(128)],
  ['one of emoji', '🏋️‍♀️🧘🏽‍♂️🥗🌅🏋️‍♀️🧘🏽'],
  ['one in Devanagari', 'सूर्योदय पहाड़ पर'],
  ['one with spaces at its ends', '  eight  '],
])('%s is right, and right only when it is whole', async (_name, password) => {
  const hash = await passwords.hash(password);
  expect(await passwords.verify(hash, password)).toBe(true);
  expect(await passwords.verify(hash, password.slice(0, -1))).toBe(false);
  expect(await passwords.verify(hash, `${password} `)).toBe(false);
});

test.each([
  ['an accent as one character and as two', 'caf\u00e9-morning', 'cafe\u0301-morning'],
  ['wide letters of an East Asian keyboard', 'ＳｕｎｒｉｓｅＨｉｌｌ', 'SunriseHill'],
])('%s are the same password', async (_name, one, other) => {
  expect(await passwords.verify(await passwords.hash(one), other)).toBe(true);
});

test('capitals make a difference', async () => {
  expect(await passwords.verify(await passwords.hash('Sunrise-hill'), 'sunrise-hill')).toBe(false);
});

test('a password is handed over once, in one spelling', async () => {
  const { hashing, asked } = pretendHashing();
  const counted = new Passwords({ hashing });
  await counted.hash('cafe\u0301');
  expect(asked).toEqual(['hash caf\u00e9']);
});

test.each([
  ['no account', null],
  ['an account whose hash is none', ''],
  ['an account whose hash is of another kind', '$2b$10$abcdefghijklmnopqrstuv'],
])('for %s the same work is done, and the answer is no', async (_name, hash) => {
  const { hashing, asked } = pretendHashing();
  const counted = new Passwords({ hashing });
  expect(await counted.verify(hash, 'Sunrise')).toBe(false);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.startsWith(`verify ${TODAY}`)).toBe(true);
});

test('the hash that is checked for no account is a whole one, which nothing fits', async () => {
  expect(await passwords.verify(null, '')).toBe(false);
  expect(await passwords.verify(null, 'Sunrise')).toBe(false);
});

test('a hash with weaker parameters is still right, and asks to be made anew', async () => {
  const { argon2id, hash } = await import('argon2');
  const old = await hash('Sunrise', { type: argon2id, memoryCost: 8192, timeCost: 2, parallelism: 1 });
  expect(await passwords.verify(old, 'Sunrise')).toBe(true);
  expect(passwords.needsRehash(old)).toBe(true);
  expect(passwords.needsRehash(await passwords.hash('Sunrise'))).toBe(false);
});

test('no more is done at once than allowed, the rest in turn, and nobody who comes too late waits', async () => {
  const { hashing, asked, hold, letGo } = pretendHashing();
  hold();
  const narrow = new Passwords({ hashing, atOnce: 1, waitingMax: 2 });
  const running = ['first', 'second', 'third'].map((password) => narrow.hash(password));
  const late = await narrow.verify(null, 'fourth').catch((error: unknown) => error);
  expect(late).toBeInstanceOf(ServiceUnavailable);
  expect(asked).toEqual(['hash first']);
  letGo();
  await Promise.all(running);
  expect(asked).toEqual(['hash first', 'hash second', 'hash third']);
  await narrow.hash('fifth');
});

test('work that fails lets the next one have its turn', async () => {
  const { hashing } = pretendHashing();
  const failing = { ...hashing, hash: () => Promise.reject(new Error('out of memory')) };
  const narrow = new Passwords({ hashing: failing, atOnce: 1 });
  await expect(narrow.hash('first')).rejects.toThrow('out of memory');
  expect(await narrow.verify(`${TODAY}c2FsdA$aGFzaA`, 'second')).toBe(true);
});
