import { expect, test } from 'vitest';
import { oneOf } from './list';

test('a filter compares with each value once, however often a client has sent it', () => {
  expect(oneOf(['paid', 'placed', 'paid']).value).toEqual(['paid', 'placed']);
});
