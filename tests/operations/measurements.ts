import type { FeatureOperations } from './support/entries';

export const operations: FeatureOperations = {
  userFields: {
    latestMeasurement: 'latestMeasurement { weightKg }',
    measurements: 'measurements { nodes { weightKg } }',
    weeklyMeasurements: 'weeklyMeasurements { weightKg }',
  },
};
