import { expect, test } from 'vitest';
import { readAuthKeys } from './auth-keys';
import { SealedSecrets } from './sealed-secrets';

const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
const sealedWith = (setting: string) => new SealedSecrets(readAuthKeys(setting));
const sealed = sealedWith(OLD).seal('smtp_password', 'paßword 🔑');

test('what was sealed is opened with the same key, also after newer ones', () => {
  expect(sealed).not.toContain('word');
  expect(sealedWith(OLD).open('smtp_password', sealed)).toBe('paßword 🔑');
  expect(sealedWith(`${NEW},${OLD}`).open('smtp_password', sealed)).toBe('paßword 🔑');
  const again = sealedWith(`${NEW},${OLD}`).sealAgain('smtp_password', sealed);
  expect(sealedWith(NEW).open('smtp_password', again)).toBe('paßword 🔑');
  expect(sealedWith(OLD).sealAgain('smtp_password', sealed)).toBe(sealed);
  expect(sealedWith(NEW).sealAgain('smtp_password', sealed)).toBe(sealed);
});

test('each text is sealed differently', () => {
  expect(sealedWith(OLD).seal('smtp_password', 'paßword 🔑')).not.toBe(sealed);
});

test.each([
  ['another key', NEW, 'smtp_password', sealed],
  ['another name', OLD, 'razorpay_key_secret', sealed],
  [
    'another character',
    OLD,
    'smtp_password',
    `${sealed.slice(0, -5)}${sealed.at(-5) === 'A' ? 'B' : 'A'}${sealed.slice(-4)}`,
  ],
  ['a part', OLD, 'smtp_password', sealed.slice(0, 20)],
  ['nothing', OLD, 'smtp_password', ''],
])('nothing is opened with %s', (_what, keys, name, text) => {
  expect(sealedWith(keys).open(name, text)).toBe(null);
});
