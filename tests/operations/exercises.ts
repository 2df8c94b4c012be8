import { EVERYONE } from './support/callers';
import type { FeatureOperations } from './support/entries';

export const operations: FeatureOperations = {
  queries: {
    exercise: { callers: EVERYONE, call: '{ exercise(id: "plank") { easier { id } } }' },
    exercises: { callers: EVERYONE, call: '{ exercises { id } }' },
  },
  embedded: {
    ExerciseDemonstration: 'of its exercise',
  },
};
