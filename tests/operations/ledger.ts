import { ADMIN } from './support/callers';
import type { FeatureOperations } from './support/entries';

export const operations: FeatureOperations = {
  queries: {
    revenue: {
      callers: ADMIN,
      call: '{ revenue(bookedOn: {}) { received { minorUnits } net { minorUnits } } }',
    },
  },
  embedded: {
    Revenue: 'of the days that were asked for',
  },
  instants: {
    'Query.revenue(bookedOn:)': 'a range of days',
  },
};
