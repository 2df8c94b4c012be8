import type { Page, PageRequest } from '../../database/keyset-page';
import { onePerKey, type Batch } from '../../graphql/loaders';
import type { Measurement } from './measurement.entity';

/** The latest measurements by the id of the user. */
export const latestMeasurements: Batch<string, Measurement> = async (ids, { measurements }) =>
  new Map((await measurements.latest(ids)).map((measurement) => [measurement.userId, measurement]));

export const measurementPages: Batch<string, Page<Measurement>, [PageRequest]> = onePerKey(
  (id, { measurements }, request) => measurements.page(id, request),
);
