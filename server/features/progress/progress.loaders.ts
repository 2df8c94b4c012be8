import { onePerKey, type Batch } from '../../graphql/loaders';
import type { Measurement } from '../measurements/measurement.entity';
import type { Progress } from './progress.type';

export const progressOfUsers: Batch<string, Progress, [weeks: number]> = onePerKey(
  (id, { progress }, weeks) => progress.of(id, weeks),
);

export const weeklyMeasurementsOfUsers: Batch<string, Measurement[], [weeks: number]> = onePerKey(
  (id, { progress }, weeks) => progress.measurementsOf(id, weeks),
);
