import type { FeatureOperations } from './support/entries';

export const operations: FeatureOperations = {
  embedded: {
    OrderDiscount: 'of its order',
    OrderDue: 'of its order',
    OrderInstalment: 'of its order',
    UnusedDaysCredit: 'of its order',
  },
  instants: {
    'Order.laterBusinessDay': 'a business day',
  },
};
