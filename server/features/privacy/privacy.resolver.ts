import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import { memberMessages } from '#common/members/messages';
import { ChangesContent, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { FILE_COST } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import { Repeatable } from '../../graphql/repeatable';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../accounts/viewer.type';
import { ExportPart } from '../exports/export-part.type';
import { DeleteAccountInput, DeleteMemberInput } from './privacy.input';
import { DeleteAccountPayload, DeleteMemberPayload } from './privacy.payload';

const DELETE_ACCOUNT =
  'Deletes the account of the current user with its data, and cancels the unpaid orders. Orders and receipts are kept for the books.';

const DELETE_MEMBER =
  'Deletes the account of a member with its data, as `deleteAccount` does, and mails that to the member. Accounts of the staff are refused with the reason `STAFF_ACCOUNT`: `endStaffAccess` comes first.';

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

  @Requires('members:delete')
  @ChangesContent()
  @Repeatable(async (deletedUserId) => ({ message: memberMessages.deleted, deletedUserId }))
  @Mutation(() => DeleteMemberPayload, { description: DELETE_MEMBER })
  async deleteMember(
    @Arg('input', () => DeleteMemberInput) input: DeleteMemberInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ): Promise<DeleteMemberPayload> {
    const deletedUserId = await services.accountDeletion.removeMember(actor, input, caller);
    return { message: memberMessages.deleted, deletedUserId };
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
