import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { PASSWORD_LINK_LIFE_MS } from '#common/auth/lifetimes';
import { authMessages } from '#common/auth/messages';
import { HOUR_MS } from '#common/time';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { MakePasswordLinkInput } from './auth.input';
import { MakePasswordLinkPayload } from './auth.payload';

@Resolver()
export class PasswordLinkResolver {
  @Requires('members:add')
  @Mutation(() => MakePasswordLinkPayload, {
    description: `Makes a link with which a member chooses a new password: for ${PASSWORD_LINK_LIFE_MS / HOUR_MS} hours, once, in place of an earlier link. Only for members whom no mail can reach, because the studio sends none or they have not confirmed their address. Whoever manages staff makes it also for trainers and the front desk, nobody for admins and owners.`,
  })
  async makePasswordLink(
    @Arg('input', () => MakePasswordLinkInput) { userId }: MakePasswordLinkInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<MakePasswordLinkPayload> {
    return { message: authMessages.passwordLinkMade, ...(await services.passwordLinks.make(actor, userId)) };
  }
}
