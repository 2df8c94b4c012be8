import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { FILE_COST } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { ExportPart } from '../exports/export-part.type';
import { AccountingExportArgs, AccountingExportUrlArgs } from './accounting.input';

const URL_DESCRIPTION =
  'Absolute URL of a CSV file for the accountant, with ISO dates at the studio and amounts with two decimals. Downloading it requires the access token, as `Authorization: Bearer <token>`, and is recorded in the journal.';

const PART_DESCRIPTION =
  'Part of the file at `accountingExportUrl`, for the REST API; other clients download it there.';

@Resolver()
export class AccountingExportResolver {
  @Requires('accounting:read')
  @Query(() => String, { description: URL_DESCRIPTION })
  accountingExportUrl(
    @Args(() => AccountingExportUrlArgs) exported: AccountingExportUrlArgs,
    @Ctx() { services }: Context,
  ): string {
    return services.accountingExport.urlOf(exported);
  }

  @Requires('accounting:read')
  @Query(() => ExportPart, { description: PART_DESCRIPTION, complexity: FILE_COST })
  accountingExport(
    @Args(() => AccountingExportArgs) { after, ...exported }: AccountingExportArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    return services.accountingExport.part(actor, exported, after);
  }
}
