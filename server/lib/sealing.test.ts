import { expect, test } from 'vitest';
import { readAuthKeys } from './auth-keys';
import { Sealing } from './sealing';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];
const sealingWith = (...keys: string[]) => new Sealing(readAuthKeys(keys.join(',')));

test('what was sealed is opened, for the same only, and twice the same text differs', () => {
  const sealing = sealingWith(OLD);
  const sealed = sealing.seal('secret', 'asha');
  expect(sealed).not.toContain('secret');
  expect(sealing.seal('secret', 'asha')).not.toBe(sealed);
  expect(sealing.open(sealed, 'asha')).toBe('secret');
  expect(sealing.open(sealed, 'ravi')).toBeNull();
});

test('after the keys are replaced, the earlier one still opens, until it is gone', () => {
  const sealed = sealingWith(OLD).seal('secret', 'asha');
  expect(sealingWith(NEW, OLD).open(sealed, 'asha')).toBe('secret');
  expect(sealingWith(NEW).open(sealed, 'asha')).toBeNull();
});

test.each(['', 'x', '.', 'x.y', 'nothing.AAAA'])('%j is not opened', (sealed) => {
  expect(sealingWith(OLD).open(sealed, 'asha')).toBeNull();
});

test('a changed text is not opened', () => {
  const sealing = sealingWith(OLD);
  const [id, data] = sealing.seal('secret', 'asha').split('.') as [string, string];
  const bytes = Buffer.from(data, 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  expect(sealing.open(`${id}.${bytes.toString('base64url')}`, 'asha')).toBeNull();
});
