import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import { ChangesContent } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { FILE_COST } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../accounts/viewer.type';
import { ExportPart } from '../exports/export-part.type';
import { DeleteAccountInput } from './privacy.input';
import { DeleteAccountPayload } from './privacy.payload';

const DELETE_ACCOUNT =
  'Deletes the account of the current user with its data, and cancels the unpaid orders. Orders and receipts are kept for the books.';

@Resolver()
export class PrivacyResolver {
  @ChangesContent()
  @Mutation(() => DeleteAccountPayload, { description: DELETE_ACCOUNT })
  async deleteAccount(
    @Arg('input', () => DeleteAccountInput) { password }: DeleteAccountInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ) {
    await services.accountDeletion.remove(actor, password, caller);
    return { message: authMessages.accountDeleted, deletedUserId: actor.id };
  }
}

@Resolver(() => Viewer)
export class ViewerDataExport {
  @FieldResolver(() => String, {
    description:
      'Absolute URL of a JSON file with the data stored about the current user. Downloading it requires the access token, as `Authorization: Bearer <token>`. Its format may change at any time.',
  })
  dataExportUrl(@Ctx() { services }: Context) {
    return services.dataExport.url();
  }

  @FieldResolver(() => ExportPart, {
    description: 'Part of the file at `dataExportUrl`, for the REST API; other clients download it there.',
    complexity: FILE_COST,
  })
  dataExport(
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `endCursor` of the part before; null for the first one.',
    })
    after: string | null | undefined,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    return services.dataExport.part(actor, after);
  }
}
