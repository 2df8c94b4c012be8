import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import { argumentsAsQuery } from '../../graphql/argument-json';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { AGGREGATE_COST, FILE_COST } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { ExportPart } from '../exports/export-part.type';
import { OrderExportArgs, OrderExportUrlArgs } from './order-export.input';

const URL_DESCRIPTION =
  'Absolute URL of a CSV file with the orders of a list and what is due on them, newest first; up to 500 without `lists:export-unlimited`. Downloading it requires the access token, as `Authorization: Bearer <token>`, and is recorded in the journal. Also requires `orders:read-any` and `members:read-any`.';

const PART_DESCRIPTION =
  'Part of the file at `orderExportUrl`, for the REST API; other clients download it there. Also requires `orders:read-any` and `members:read-any`.';

@Resolver()
export class OrderExportResolver {
  @Requires('lists:export')
  @Query(() => String, { description: URL_DESCRIPTION, complexity: AGGREGATE_COST })
  async orderExportUrl(
    @Args(() => OrderExportUrlArgs) { filter }: OrderExportUrlArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { services, actor }: Context,
  ) {
    const query = argumentsAsQuery(info, { filter });
    return services.orderExport.urlOf((await actor())!, filter, query);
  }

  @Requires('lists:export')
  @Query(() => ExportPart, { description: PART_DESCRIPTION, complexity: FILE_COST })
  orderExport(
    @Args(() => OrderExportArgs) { filter, after }: OrderExportArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    return services.orderExport.part(actor, filter, after);
  }
}
