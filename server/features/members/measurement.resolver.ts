import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PageArgs, connectionType, toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { batchedCost } from '../../graphql/query-cost';
import { latestMeasurements, measurementPages } from './measurement.loaders';
import { Measurement } from './measurement.entity';
import { User } from './user.entity';

const MeasurementConnection = connectionType(Measurement, 'Measurement');

@Resolver(() => User)
export class MeasurementResolver {
  @FieldResolver(() => Measurement, {
    nullable: true,
    description: 'Latest body measurements; null if there are none or they were cleared.',
    complexity: batchedCost({ statements: 1 }),
  })
  latestMeasurement(@Root() { id }: User, @Ctx() { load }: Context) {
    return load(latestMeasurements, id);
  }

  @FieldResolver(() => MeasurementConnection, {
    description:
      'Body measurements, newest first. Where all values are null, the user has cleared the earlier ones.',
    complexity: batchedCost({ statements: 1, rows: 'page' }),
  })
  async measurements(
    @Root() { id }: User,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { load, limits }: Context,
  ) {
    return toConnection((await load(measurementPages, id, { ...page, sizeMax: limits.pageSize }))!);
  }
}
