import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PageArgs, connectionType, toConnection } from '../../graphql/connection';
import { ReadableWith } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { batchedCost } from '../../graphql/query-cost';
import { isOwnId } from '../../lib/member-access';
import {
  healthDataConsents,
  latestMeasurements,
  measurementPages,
  recordedReadings,
} from './measurement.loaders';
import { Measurement } from './measurement.entity';
import { User } from '../accounts/user.entity';

const MeasurementConnection = connectionType(Measurement, 'Measurement');

@Resolver(() => User)
export class MeasurementResolver {
  @ReadableWith('measurements:read-any')
  @FieldResolver(() => Measurement, {
    nullable: true,
    description:
      'Latest body measurements; null if there are none or they were cleared. Readings by others are recorded.',
    complexity: batchedCost({ statements: 3 }),
  })
  async latestMeasurement(@Root() { id }: User, @Ctx() context: Context) {
    await recordReading(context, id);
    return context.load(latestMeasurements, id);
  }

  @ReadableWith('measurements:read-any')
  @FieldResolver(() => MeasurementConnection, {
    description:
      'Body measurements, newest first. Where all values are null, the user has cleared the earlier ones. Readings by others are recorded.',
    complexity: batchedCost({ statements: 3, rows: 'page' }),
  })
  async measurements(@Root() { id }: User, @Args(() => PageArgs) page: PageArgs, @Ctx() context: Context) {
    await recordReading(context, id);
    const request = { ...page, sizeMax: context.limits.pageSize };
    return toConnection((await context.load(measurementPages, id, request))!);
  }

  @ReadableWith('measurements:read-any')
  @FieldResolver(() => Boolean, {
    description: 'Whether a consent of the user to storing health data is in force.',
    complexity: batchedCost({ statements: 1 }),
  })
  async hasHealthDataConsent(@Root() { id }: User, @Ctx() { load }: Context) {
    return (await load(healthDataConsents, id)) === true;
  }
}

/** Records that somebody else reads the measurements of a member, once for both fields. */
async function recordReading({ actor, load }: Context, memberId: string): Promise<void> {
  const reader = await actor();
  if (reader && !isOwnId(reader, memberId)) await load(recordedReadings, memberId, reader);
}
