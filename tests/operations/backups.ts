import { ADMIN } from './support/callers';
import type { FeatureOperations } from './support/entries';

export const operations: FeatureOperations = {
  queries: {
    lastBackup: { callers: ADMIN, call: '{ lastBackup { madeAt } }' },
  },
};
