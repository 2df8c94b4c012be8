import type { FeatureOperations } from './support/entries';

export const operations: FeatureOperations = {
  userFields: {
    progress: 'progress { weeks { visits } }',
  },
  embedded: {
    Progress: 'computed for a user and a number of weeks',
    ProgressRate: 'of the progress',
    ProgressWeek: 'of the progress',
  },
};
