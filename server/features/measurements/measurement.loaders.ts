import type { Page, PageRequest } from '../../database/keyset-page';
import type { Batch } from '../../graphql/loaders';
import type { UserActor } from '../../lib/actor';
import type { Measurement } from './measurement.entity';

/** The latest measurements by the id of the user. */
export const latestMeasurements: Batch<string, Measurement> = async (ids, { measurements }) =>
  new Map((await measurements.latest(ids)).map((measurement) => [measurement.userId, measurement]));

/** Records that somebody else reads the measurements of a member, before they are read. */
export const recordedReadings: Batch<string, true, [reader: UserActor]> = async (
  ids,
  { measurements },
  reader,
) => {
  await measurements.recordReading(ids, reader);
  return new Map(ids.map((id) => [id, true]));
};

/** The users who have consented to storing health data, by their ids. */
export const healthDataConsents: Batch<string, true> = async (ids, { consents }) =>
  new Map([...(await consents.givenBy(ids, 'health_data'))].map((id) => [id, true]));

/** A page of the measurements of each user, by the id of the user. */
export const measurementPages: Batch<string, Page<Measurement>, [PageRequest]> = (
  ids,
  { measurements },
  request,
) => measurements.pages(ids, request);
