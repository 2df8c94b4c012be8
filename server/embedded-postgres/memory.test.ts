import { expect, test } from 'vitest';
import { sharedBuffers } from './memory';

const GIB = 1024 ** 3;

test.each([
  ['a small machine', GIB / 4, 'shared_buffers=128MB'],
  ['a machine with 2 GB', 2 * GIB, 'shared_buffers=512MB'],
  ['a machine with 64 GB', 64 * GIB, 'shared_buffers=1024MB'],
])('PostgreSQL caches a quarter of the memory, within limits: %s', (_, bytes, setting) => {
  expect(sharedBuffers(bytes)).toBe(setting);
});

test('the memory of this machine gives a setting', () => {
  expect(sharedBuffers()).toMatch(/^shared_buffers=\d{3,4}MB$/);
});
