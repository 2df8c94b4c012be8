import { expect, test } from 'vitest';
import { groupBy } from './group-by';

test('groups values by their key, in their order', () => {
  expect(groupBy(['bb', 'a', 'cc', 'd'], ({ length }) => length)).toEqual(
    new Map([
      [2, ['bb', 'cc']],
      [1, ['a', 'd']],
    ]),
  );
  expect(groupBy([], String)).toEqual(new Map());
});
