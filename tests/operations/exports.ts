import type { FeatureOperations } from './support/entries';

export const operations: FeatureOperations = {
  embedded: {
    ExportPart: 'a part of a file, built when it is read',
  },
};
