import type { FeatureOperations } from './support/entries';

export const operations: FeatureOperations = {
  embedded: {
    Count: 'a value',
    Money: 'a value',
    PageInfo: 'of its connection',
  },
  instants: {
    'DateRange.from': 'the field that has the range says what happens on these days',
    'DateRange.to': 'like `DateRange.from`',
  },
};
