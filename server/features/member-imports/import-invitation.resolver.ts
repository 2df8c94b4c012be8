import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { InviteImportedMembersInput } from './import-invitation.input';
import { InviteImportedMembersPayload } from './member-import.payload';

@Resolver()
export class ImportInvitationResolver {
  @Requires('members:import')
  @Mutation(() => InviteImportedMembersPayload, {
    description:
      'Starts to invite the new members of an import that was run without invitations, once it has ended.',
  })
  async inviteImportedMembers(
    @Arg('input', () => InviteImportedMembersInput) input: InviteImportedMembersInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<InviteImportedMembersPayload> {
    return { memberImport: await services.importInvitations.start(actor, input) };
  }
}
