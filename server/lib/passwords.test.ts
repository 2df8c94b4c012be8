import { afterAll, expect, test, vi } from 'vitest';
import { ServiceUnavailable } from './errors';
import { Passwords } from './passwords';
import type { Hashing } from './passwords-process';

const passwords = new Passwords();
afterAll(() => passwords.close());

const TODAY = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Records its calls instead of hashing; between `pause` and `resume` they stay pending. */
function fakeHashing() {
  const calls: string[] = [];
  const waiting: (() => void)[] = [];
  let isPaused = false;
  const work = async <T>(what: string, value: T): Promise<T> => {
    calls.push(what);
    if (isPaused) await new Promise<void>((resolve) => waiting.push(resolve));
    return value;
  };
  const hashing: Hashing = {
    hash: (password) => work(`hash ${password}`, 'made'),
    verify: (known, password) => work(`verify ${known} ${password}`, true),
    close: () => Promise.resolve(),
  };
  return {
    hashing,
    calls,
    pause: () => (isPaused = true),
    resume: () => {
      isPaused = false;
      for (const go of waiting) go();
    },
  };
}

test('a hash is argon2id with 19 MiB, two passes and one lane, and differs each time', async () => {
  const hashes = [await passwords.hash('Sunrise-on-the-hill'), await passwords.hash('Sunrise-on-the-hill')];
  for (const hash of hashes)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test.each([
  ['an ordinary password', 'Sunrise-on-the-hill'],
  ['the longest password', 'x'.repeat(128)],
  ['a password of emoji', '🏋️‍♀️🧘🏽‍♂️🥗🌅🏋️‍♀️🧘🏽'],
  ['a password in Devanagari', 'सूर्योदय पहाड़ पर'],
  ['a password with spaces at its ends', '  eight  '],
])('%s matches, but only as a whole', async (_name, password) => {
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

test('passwords are case-sensitive', async () => {
  expect(await passwords.verify(await passwords.hash('Sunrise-hill'), 'sunrise-hill')).toBe(false);
});

test('a password is hashed once, in normalised form', async () => {
  const { hashing, calls } = fakeHashing();
  const recorded = new Passwords({ hashing });
  await recorded.hash('cafe\u0301');
  expect(calls).toEqual(['hash caf\u00e9']);
});

test.each([
  ['no account', null],
  ['an account with an empty hash', ''],
  ['an account with a hash of another algorithm', '$2b$10$abcdefghijklmnopqrstuv'],
])('verify does the same work for %s, and returns false', async (_name, hash) => {
  const { hashing, calls } = fakeHashing();
  const recorded = new Passwords({ hashing });
  expect(await recorded.verify(hash, 'Sunrise')).toBe(false);
  expect(calls).toHaveLength(1);
  expect(calls[0]!.startsWith(`verify ${TODAY}`)).toBe(true);
});

test('the hash that is verified for unknown accounts is well-formed, and nothing matches it', async () => {
  expect(await passwords.verify(null, '')).toBe(false);
  expect(await passwords.verify(null, 'Sunrise')).toBe(false);
});

test('a hash with weaker parameters still matches, and needs a rehash', async () => {
  const { argon2id, hash } = await import('argon2');
  const old = await hash('Sunrise', { type: argon2id, memoryCost: 8192, timeCost: 2, parallelism: 1 });
  expect(await passwords.verify(old, 'Sunrise')).toBe(true);
  expect(passwords.needsRehash(old)).toBe(true);
  expect(passwords.needsRehash(await passwords.hash('Sunrise'))).toBe(false);
});

test('limits concurrent work, queues the rest in order, and refuses more than the queue can hold', async () => {
  const { hashing, calls, pause, resume } = fakeHashing();
  pause();
  const narrow = new Passwords({ hashing, concurrency: 1, waitingMax: 2 });
  const running = ['first', 'second', 'third'].map((password) => narrow.hash(password));
  const late = await narrow.verify(null, 'fourth').catch((error: unknown) => error);
  expect(late).toBeInstanceOf(ServiceUnavailable);
  await vi.waitFor(() => expect(calls).toEqual(['hash first']));
  resume();
  await Promise.all(running);
  expect(calls).toEqual(['hash first', 'hash second', 'hash third']);
  await narrow.hash('fifth');
});

test('failed work frees its slot', async () => {
  const { hashing } = fakeHashing();
  const failing = { ...hashing, hash: () => Promise.reject(new Error('out of memory')) };
  const narrow = new Passwords({ hashing: failing, concurrency: 1 });
  await expect(narrow.hash('first')).rejects.toThrow('out of memory');
  expect(await narrow.verify(`${TODAY}c2FsdA$aGFzaA`, 'second')).toBe(true);
});
