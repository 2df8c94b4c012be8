import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { INVITATION_PAUSE_HOURS } from '#common/invitations/limits';
import { invitationMessages } from '#common/invitations/messages';
import { ReadableWith, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { isInvitable } from './invitable';
import { InviteMemberInput } from './invitation.input';
import { InviteMemberPayload } from './invitation.payload';

@Resolver()
export class InvitationResolver {
  @Requires('members:add')
  @Mutation(() => InviteMemberPayload, {
    description: `Mails a member without a password, such as an imported one, a link to confirm the address and choose a password. At most once in ${INVITATION_PAUSE_HOURS} hours, and not once the member has done so.`,
  })
  async inviteMember(
    @Arg('input', () => InviteMemberInput) { id }: InviteMemberInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<InviteMemberPayload> {
    return { message: invitationMessages.invited, member: await services.invitations.inviteOne(actor, id) };
  }
}

@Resolver(() => User)
export class InvitationFields {
  @ReadableWith('members:read-any')
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When a member whom staff added was last sent the mail to choose a password; null if never.',
  })
  invitedAt(@Root() { invitedAt }: User) {
    return invitedAt;
  }

  @ReadableWith('members:read-any')
  @FieldResolver(() => Boolean, {
    description:
      'Whether the member has an e-mail address, but has neither confirmed it nor chosen a password yet, as after an import.',
  })
  isInvitable(@Root() user: User) {
    return isInvitable(user);
  }
}
