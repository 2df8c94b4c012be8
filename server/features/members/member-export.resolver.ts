import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import { argumentsAsQuery } from '../../graphql/argument-json';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { AGGREGATE_COST, FILE_COST } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { ExportPart } from '../exports/export-part.type';
import { MemberExportArgs, MemberExportUrlArgs } from './member-export.input';

const URL_DESCRIPTION =
  'Absolute URL of a CSV file with the members of a list; up to 500 without `lists:export-unlimited`. Downloading it requires the access token, as `Authorization: Bearer <token>`, and is recorded in the journal. Also requires `members:read-any` and `memberships:read-any`.';

const PART_DESCRIPTION =
  'Part of the file at `memberExportUrl`, for the REST API; other clients download it there. Also requires `members:read-any` and `memberships:read-any`.';

@Resolver()
export class MemberExportResolver {
  @Requires('lists:export')
  @Query(() => String, { description: URL_DESCRIPTION, complexity: AGGREGATE_COST })
  async memberExportUrl(
    @Args(() => MemberExportUrlArgs) { filter, orderBy }: MemberExportUrlArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { services, actor }: Context,
  ) {
    const query = argumentsAsQuery(info, { filter, orderBy });
    return services.memberExport.urlOf((await actor())!, { filter, orderBy }, query);
  }

  @Requires('lists:export')
  @Query(() => ExportPart, { description: PART_DESCRIPTION, complexity: FILE_COST })
  memberExport(
    @Args(() => MemberExportArgs) { filter, orderBy, after }: MemberExportArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    return services.memberExport.part(actor, { filter, orderBy }, after);
  }
}
